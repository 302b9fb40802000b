/** Abbreviations with a stop that ends no sentence, by language, without it; | divides them. */
export const ABBREVIATIONS: readonly (readonly [language: string, words: string])[] = [
  ['en', 'approx|incl|excl|min|max|mr|mrs|ms|dr|st|dept|vs|e.g|i.e|eg|ie|cf|asst|mgr|yrs'],
  [
    'de',
    'ca|bzw|kl|inkl|exkl|mind|max|z.b|d.h|u.a|o.ä|i.d.r|ggf|evtl|evt|nr|tel|str|zzgl|abzgl|abgeschl|vgl|resp|sog|gem|techn|kaufm|staatl|u.u|insb|insbes|bspw|std|stv|stellv',
  ],
  ['fr', 'env|ex|min|max|n°|mme|mlle|réf|tél|av|bd|niv'],
  ['es ca pt it', 'aprox|máx|mín|núm|sr|sra|dr|dra|tel|ej|p.ej|p.ex|ad es|es|sig|dott|circa'],
  ['nl', 'bijv|bv|o.a|d.w.z|incl|excl|evt|nr|tel|m.b.t|i.v.m|max|min|mevr|dhr|jl|m.a.w|resp'],
  ['sv da no', 'bl.a|t.ex|f.eks|fx|dvs|ca|inkl|ev|evt|nr|tlf|kl|min|maks|max|tf|t.f|vik|kst'],
  ['fi', 'esim|ym|noin|puh|nro|ks|vs|vt'],
  ['pl', 'np|m.in|św|kat|min|maks|ok|tj|tzw|ul|nr|tel|godz|dr|mgr|inż|ew|wyksz|p.o|zast|wz'],
  ['cs sk', 'např|sk|napr|tzv|tj|min|max|č|tel|ul|resp|příp|príp|cca|vč'],
  ['hu', 'pl|ill|kb|min|max|ún|tel|u|sz|bp'],
  ['ro', 'ex|nr|tel|str|aprox|min|max'],
  ['hr sr sl', 'npr|tzv|tj|oko|min|maks|br|tel|ul|št|oz|sv'],
  ['bg ru uk', 'напр|кат|т.е|т.н|мин|макс|ок|ул|тел|гр|г|св|ст|руб|грн|тис'],
  ['tr', 'örn|min|maks|no|tel|dr|yrd|doç'],
  ['el', 'π.χ|δηλ|κ.λπ|κ.ά|τηλ|αρ|αγ'],
];

/** Those in front of what a pay is measured by, or of its amount: "Entlohnung lt. KV: 2.100 €", "mind. EUR 2.000". */
export const ABBREVIATIONS_BEFORE_PAY: typeof ABBREVIATIONS = [
  ['de', 'lt|gem|entspr|inkl|exkl|mind|max|ca|rd|mtl|jährl'],
  ['en', 'approx|incl|excl|min|max'],
  ['fr es pt it', 'env|aprox|máx|mín|min|max|ca'],
  ['nl', 'incl|excl|max|min|conform'],
  ['pl', 'ok|min|maks|max'],
];
