import type { LanguageWords } from '../pattern-parts.js';

/** Endings of what several are, with a word for whose they are or an article; the spec below reads those sentences. */
export const COLLEAGUE_ENDINGS: readonly LanguageWords[] = [
  ['fi', 'mme'],
  ['ro', 'ii'],
];

/**
 * How texts speak of those who do something already: what stands beside what they are ("our bakers"), pronouns
 * for several of them, and a sentence of bakers and millers; | divides them. `told-of-colleagues.spec.ts` reads each.
 */
export const COLLEAGUE_WORDS: readonly (readonly [
  language: string,
  ours: string,
  they: string,
  title: string,
  sentence: string,
])[] = [
  ['en', 'our', 'they', 'Bakers', 'Our bakers turn flour into bread.'],
  ['de', 'unsere|unser', '', 'Bäcker', 'Unsere Bäcker backen jede Nacht Brot.'],
  ['fr', 'nos|notre', 'ils|elles', 'Boulanger', 'Nos boulangers pétrissent le pain chaque nuit.'],
  ['es', 'nuestros|nuestras|nuestro|nuestra', '', 'Panadero', 'Nuestros panaderos hacen pan cada noche.'],
  ['ca', 'els nostres|les nostres|nostres', '', 'Forner', 'Els nostres forners fan pa cada nit.'],
  ['pt', 'nossos|nossas', '', 'Padeiro', 'Os nossos padeiros fazem pão todas as noites.'],
  ['it', 'nostri|nostre', '', 'Panettiere', 'I nostri panettieri fanno il pane ogni notte.'],
  ['nl', 'onze', '', 'Bakker', 'Onze bakkers bakken elke nacht brood.'],
  ['sv', 'våra', '', 'Bagare', 'Våra bagare bakar bröd varje natt.'],
  ['da', 'vores', '', 'Bager', 'Vores bagere bager brød hver nat.'],
  ['no', 'våre', '', 'Baker', 'Våre bakere baker brød hver natt.'],
  ['fi', 'meidän', '', 'Leipuri', 'Meidän leipurimme leipovat joka yö.'],
  ['pl', 'nasi|nasze', '', 'Piekarz', 'Nasi piekarze wypiekają chleb każdej nocy.'],
  ['cs', 'naši|naše', '', 'Pekař', 'Naši pekaři pečou chleba každou noc.'],
  ['sk', 'naši|naše', '', 'Pekár', 'Naši pekári pečú chlieb každú noc.'],
  ['ro', 'noștri|noastre', '', 'Brutar', 'Brutarii noștri fac pâine în fiecare noapte.'],
  ['hr sl', 'naši|naše', '', 'Pekar', 'Naši pekari peku kruh svake noći.'],
  ['sr', 'наши|наше', '', 'Пекар', 'Наши пекари пеку хлеб сваке ноћи.'],
  ['bg', 'нашите', '', 'Хлебар', 'Нашите хлебари пекат хляб всяка нощ.'],
  ['ru', 'наши', 'они', 'Пекарь', 'Наши пекари пекут хлеб каждую ночь.'],
  ['uk', 'наші', 'вони', 'Пекар', 'Наші пекарі печуть хліб щоночі.'],
  ['el', 'μας', '', 'Αρτοποιός', 'Οι αρτοποιοί μας ψήνουν ψωμί κάθε βράδυ.'],
  ['et', 'meie', '', 'Pagar', 'Meie pagarid küpsetavad leiba igal ööl.'],
  ['lv', 'mūsu', '', 'Maiznieks', 'Mūsu maiznieki cep maizi katru nakti.'],
  ['lt', 'mūsų', '', 'Kepėjas', 'Mūsų kepėjai kepa duoną kiekvieną naktį.'],
];

/**
 * What somebody says of the own work, in the first person: whom a page shows, and nobody it seeks. Phrases by language,
 * | divides them; `told-of-colleagues.spec.ts` puts each below an occupation.
 */
export const OWN_WORK_WORDS: readonly LanguageWords[] = [
  ['en', 'i started|i joined|i have been|i began|i have worked|i’ve been|i work here|i came'],
  ['de', 'ich arbeite|ich bin seit|ich kam|ich begann|ich habe meine|ich habe hier|bin ich seit'],
  ['fr', "j’ai commencé|j'ai commencé|j’ai rejoint|j'ai rejoint"],
  ['es', 'empecé|comencé|trabajo aquí|llevo trabajando|me incorporé'],
  ['ca', 'vaig començar|treballo aquí|porto treballant'],
  ['pt', 'comecei|trabalho aqui|trabalho nesta|entrei na'],
  ['it', 'ho iniziato|ho cominciato|lavoro qui|sono arrivato|sono arrivata'],
  ['nl', 'ik werk|ik begon|ik ben begonnen|ik ben sinds'],
  ['sv', 'jag började|jag har jobbat|jag jobbar|jag har arbetat|jag arbetar'],
  ['da', 'jeg startede|jeg begyndte|jeg har arbejdet|jeg arbejder'],
  ['no', 'jeg begynte|jeg har jobbet|jeg jobber|jeg har arbeidet'],
  ['fi', 'aloitin|olen työskennellyt|työskentelen'],
  ['is', 'ég byrjaði|ég hef unnið|ég vinn'],
  ['pl', 'zacząłem|zaczęłam|pracuję'],
  ['cs', 'začal jsem|začala jsem|pracuji|pracuju'],
  ['sk', 'začal som|začala som|pracujem'],
  ['hu', 'kezdtem|itt dolgozom'],
  ['ro', 'am început|lucrez aici|lucrez de'],
  ['hr sr', 'počeo sam|počela sam|radim ovdje|radim ovde|почео сам|почела сам'],
  ['sl', 'začel sem|začela sem|delam tukaj'],
  ['bg', 'започнах|работя тук'],
  ['ru', 'я начал|я начала|я работаю|я пришёл|я пришла'],
  ['uk', 'я почав|я почала|я працюю|я прийшов|я прийшла'],
  ['el', 'ξεκίνησα|δουλεύω εδώ|εργάζομαι εδώ'],
  ['tr', 'çalışmaya başladım|burada çalışıyorum'],
  ['lt', 'pradėjau|dirbu čia'],
  ['lv', 'sāku strādāt|es strādāju'],
  ['et', 'alustasin|töötan siin'],
  ['ja', '入社しました|私が入社'],
  ['ko', '입사했습니다|입사하게 되었습니다'],
];
