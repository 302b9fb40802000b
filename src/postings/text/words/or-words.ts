/**
 * "Or" between two ways that are open, by language, several of which may share a word; | divides words. The two are
 * read by `or-words.spec.ts`.
 */
export const OR_WORDS: readonly (readonly [language: string, words: string, years: string])[] = [
  ['en', 'or', '2 years of experience (or 5 years with no degree)'],
  ['de', 'oder', '2 Jahre Erfahrung (oder 5 Jahre ohne Studium)'],
  ['nl', 'of', '2 jaar ervaring (of 5 jaar ervaring zonder diploma)'],
  ['fr pt ca', 'ou', "2 ans d'expérience (ou 5 ans d'expérience sans diplôme)"],
  ['es it ca', 'o', '2 años de experiencia (o 5 años de experiencia sin título)'],
  ['it', 'oppure', '2 anni di esperienza (oppure 5 anni di esperienza senza laurea)'],
  ['sv da no', 'eller', '2 års erfaring (eller 5 års erfaring uden svendebrev)'],
  ['fi', 'tai', '2 vuoden kokemus (tai 5 vuoden kokemus ilman tutkintoa)'],
  ['is', 'eða', '2 ára reynsla (eða 5 ára reynsla án prófs)'],
  ['pl', 'lub|albo', '2 lata doświadczenia (lub 5 lat doświadczenia bez dyplomu)'],
  ['cs', 'nebo|anebo', '2 roky praxe (nebo 5 let praxe bez školy)'],
  ['sk', 'alebo', '2 roky praxe (alebo 5 rokov praxe bez školy)'],
  ['hu', 'vagy', '2 év tapasztalat (vagy 5 év tapasztalat végzettség nélkül)'],
  ['ro', 'sau', '2 ani de experiență (sau 5 ani de experiență fără diplomă)'],
  ['hr sr', 'ili|или', '2 godine iskustva (ili 5 godina iskustva bez diplome)'],
  ['sl', 'ali', '2 leti izkušenj (ali 5 let izkušenj brez diplome)'],
  ['bg ru', 'или', '2 года опыта (или 5 лет опыта без диплома)'],
  ['uk', 'або|чи', '2 роки досвіду (або 5 років досвіду без диплома)'],
  ['el', 'ή', '2 έτη εμπειρίας (ή 5 έτη εμπειρίας χωρίς πτυχίο)'],
  ['tr', 'veya|ya da', '2 yıl deneyim (veya 5 yıl deneyim)'],
  ['lt', 'arba', '2 metai patirties (arba 5 metai patirties)'],
  ['lv', 'vai', '2 gadi pieredzes (vai 5 gadi pieredzes)'],
  ['et', 'või', '2 aastat kogemust (või 5 aastat kogemust)'],
];
