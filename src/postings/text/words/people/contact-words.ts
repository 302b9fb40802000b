/**
 * What stands before the person to ask about a posting: a pattern, its language, and a text that names Erika Muster.
 */
export type ContactWord = readonly [pattern: string, language: string, text: string];

/** What nothing but a contact follows: a name, a mailbox or a telephone number each says enough. */
export const CONTACT_LABELS: readonly ContactWord[] = [
  [
    'contact person|person to contact|hiring manager|recruiter|your contact(?= ?:|\\n)',
    'en',
    'Contact person: Erika Muster',
  ],
  [
    'ansprechpartner(?:in)?(?:\\/-?in)?|ansprechperson|kontaktperson|kontakt(?= ?:)|(?:dein|ihr)e? kontakt(?= ?:|\\n)',
    'de',
    'Ansprechpartnerin: Frau Erika Muster',
  ],
  [
    '(?:rückfragen|fragen)(?!\\p{L})[^.\\n]{0,60}?(?<!\\p{L})(?:gerne?|dir|ihnen|an|steht|wenden)(?!\\p{L})',
    'de',
    'Für Rückfragen steht Ihnen Erika Muster zur Verfügung',
  ],
  [
    'personne (?:à contacter|de contact|de référence)|votre (?:contact|interlocut(?:eur|rice))(?= ?:|\\n)',
    'fr',
    'Personne à contacter : Erika Muster',
  ],
  ['persona de contact[eo]', 'es', 'Persona de contacto: Erika Muster'],
  ['pessoa (?:de contacto|para contato)', 'pt', 'Pessoa de contacto: Erika Muster'],
  ['(?<!\\p{L})referente(?!\\p{L})|persona di riferimento', 'it', 'Persona di riferimento: Erika Muster'],
  ['contactpersoon', 'nl', 'Contactpersoon: Erika Muster'],
  ['kontaktperson|rekryterande chef', 'sv', 'Kontaktperson: Erika Muster'],
  ['yhteyshenkilö', 'fi', 'Yhteyshenkilö: Erika Muster'],
  ['osoba (?:kontaktowa|do kontaktu)', 'pl', 'Osoba do kontaktu: Erika Muster'],
  ['kontaktní osoba|kontaktná osoba', 'cs', 'Kontaktní osoba: Erika Muster'],
  ['kapcsolattartó', 'hu', 'Kapcsolattartó: Erika Muster'],
  ['persoan[ăa] de contact', 'ro', 'Persoană de contact: Erika Muster'],
  ['kontakt osoba|osoba za kontakt', 'hr', 'Osoba za kontakt: Erika Muster'],
  ['kontaktna oseba', 'sl', 'Kontaktna oseba: Erika Muster'],
  ['лице за контакт', 'bg', 'Лице за контакт: Erika Muster'],
  ['контактное лицо', 'ru', 'Контактное лицо: Эрика Мустер'],
  ['контактна особа', 'uk', 'Контактна особа: Еріка Мустер'],
  ['[iİ]lgili kişi|irtibat kişisi|yetkili kişi', 'tr', 'İlgili kişi: Erika Muster'],
  ['υπεύθυν\\p{L}+ επικοινωνίας', 'el', 'Υπεύθυνη επικοινωνίας: Έρικα Μούστερ'],
  ['kontaktisik', 'et', 'Kontaktisik: Erika Muster'],
  ['kontaktpersona', 'lv', 'Kontaktpersona: Erika Muster'],
  ['kontaktinis asmuo', 'lt', 'Kontaktinis asmuo: Erika Muster'],
  ['tengiliður', 'is', 'Tengiliður: Erika Muster'],
  ['narahubung', 'id', 'Narahubung: Erika Muster'],
  ['người liên hệ', 'vi', 'Người liên hệ: Erika Muster'],
  ['особа за контакт|лице за контакт', 'sr', 'Особа за контакт: Erika Muster'],
  ['採用担当者?(?=[:：])|担当者?(?=[:：])', 'ja', '採用担当：Erika Muster'],
  ['联系人|聯絡人|聯繫人', 'zh', '联系人：Erika Muster'],
  ['담당자?(?= ?[:：])', 'ko', '채용 담당자: Erika Muster'],
  ['الشخص المسؤول|مسؤول التوظيف', 'ar', 'الشخص المسؤول: Erika Muster'],
  ['איש קשר|אשת קשר', 'he', 'איש קשר: Erika Muster'],
  ['ผู้ติดต่อ|ติดต่อ(?=[\\s:：]{0,3}คุณ)', 'th', 'ติดต่อ: คุณ Erika Muster'],
];

/** What other things follow as well: a person is one only with a mailbox or a telephone number beside the name. */
export const CONTACT_HINTS: readonly ContactWord[] = [
  [
    'questions?[^.\\n]{0,30}(?:position|role|job|vacancy|internship|post\\b)|(?:more|further) (?:information|details)|enquir(?:y|ies)|contact(?= ?:)',
    'en',
    'Questions about this role? Erika Muster, erika.muster@firma.de',
  ],
  [
    '(?:auskunft|auskünfte|informationen)[^.\\n]{0,40}(?:erteilt|gibt|bei)',
    'de',
    'Auskunft erteilt Erika Muster, 030 1234567',
  ],
  [
    '(?:renseignements?|informations?|questions?)[^.\\n]{0,60}(?:contacte[rz]|auprès de|adresse[rz]|appele[rz])|contact(?= ?:)',
    'fr',
    'Pour tout renseignement, contactez Erika Muster au 01 23 45 67 89',
  ],
  ['información[^.\\n]{0,40}(?:contact\\p{L}+)|contacto(?= ?[:\\n])', 'es', 'Contacto: Erika Muster, 912 345 678'],
  ['informações[^.\\n]{0,40}(?:contact\\p{L}+|com)|conta(?:c?to)(?= ?:)', 'pt', 'Contacto: Erika Muster, 912 345 678'],
  [
    'informazioni[^.\\n]{0,40}(?:contatt\\p{L}+)|contatto(?= ?:)',
    'it',
    'Per informazioni contattare Erika Muster, 02 1234567',
  ],
  [
    '(?:informatie|inlichtingen|vragen|weten)[^.\\n]{0,60}(?:contact|bel|mail|met|bij)(?!\\p{L})',
    'nl',
    'Meer weten? Bel Erika Muster, 020 1234567',
  ],
  [
    'frågor[^.\\n]{0,20}(?:tjänsten|jobbet|rollen)|upplysningar',
    'sv',
    'Frågor om tjänsten? Erika Muster, 08 123 456 78',
  ],
  [
    'spørsmål[^.\\n]{0,20}(?:stillingen|jobben)|nærmere opplysninger',
    'no',
    'Har du spørsmål om stillingen?\nErika Muster\n466 12 345',
  ],
  [
    'spørgsmål[^.\\n]{0,20}(?:stillingen|jobbet)|(?:yderligere|flere) oplysninger',
    'da',
    'Har du spørgsmål til stillingen? Ring til Erika Muster, 33 12 34 56',
  ],
  ['lisätietoja', 'fi', 'Lisätietoja antaa Erika Muster, 040 123 4567'],
  ['(?:informacji|pytania)|kontakt(?= ?:)', 'pl', 'Informacji udziela Erika Muster, 22 123 45 67'],
  ['(?:informací|informace|dotazy)', 'cs', 'Více informací podá Erika Muster, 223 123 456'],
  ['(?:information|upplýsingar)', 'is', 'Nánari upplýsingar veitir Erika Muster, erika.muster@firma.is'],
  ['לפרטים(?: נוספים)?(?= ?:)|לבירורים(?= ?:)', 'he', 'לפרטים: Erika Muster, 03-1234567'],
  [
    '(?:للتواصل|للاستفسار|للتواصل والاستفسار|للاستعلام|لمزيد من المعلومات)(?= ?:)',
    'ar',
    'للتواصل: Erika Muster، 0551234567',
  ],
  ['お問い?合わ?せ先?(?=[:：][^\\n]{1,10}[部課係室][ \u3000])', 'ja', 'お問い合わせ：人事部 Erika Muster 03-1234-5678'],
];
