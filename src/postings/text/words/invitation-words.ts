/**
 * What an invitation behind a title begins with ("Miller – join our team"): patterns of folded words by language, in
 * `invitation-words.spec.ts` each behind one.
 */
export const INVITATION_WORDS: readonly (readonly [language: string, words: string])[] = [
  ['en', 'join us|join our|join the team|become part of|be part of|come and join|come work with us|we want you'],
  [
    'de',
    'werde teil|werden sie teil|komm in unser|komm ins team|komm zu uns|kommen sie zu uns|verstarke unser|verstarken sie unser|wir wollen dich|wir suchen dich',
  ],
  ['fr', 'rejoins|rejoignez|rejoindre notre|venez rejoindre|viens rejoindre|integrez notre'],
  ['es', 'unete a|incorporate a|se parte de|forma parte de|ven a trabajar'],
  ['pt', 'junta-te a|junte-se a|faca parte|faz parte da nossa|vem trabalhar|venha trabalhar|venha fazer parte'],
  ['it', 'unisciti a|entra a far parte|entra nel nostro|vieni a lavorare|fai parte del nostro'],
  ['nl', 'kom bij ons|kom werken bij|kom ons team|versterk ons|word onderdeel|word jij|word deel'],
  ['sv', 'bli en del|bli en av oss|kom till oss|kom och jobba|jobba hos oss'],
  ['da', 'bliv en del|kom og bliv|kom med pa|bliv en af os'],
  ['no', 'bli en del|bli med|kom og jobb|bli en av oss'],
  ['fi', 'liity|tule meille|tule osaksi|tule toihin'],
  ['pl', 'dolacz do|zostan czescia|pracuj z nami'],
  ['cs', 'pridej se|pridejte se|pojd do|pojdte do|stan se soucasti|stante se soucasti'],
  ['sk', 'pridaj sa|pridajte sa|pod do|stan sa sucastou'],
  ['hu', 'csatlakozz|csatlakozzon|gyere hozzank|legy a'],
  ['ro', 'alatura-te|vino in echipa|fa parte'],
  ['hr', 'pridruzi se|pridruzite se|postani dio|budi dio'],
];
