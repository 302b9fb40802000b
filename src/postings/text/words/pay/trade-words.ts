import type { PayWord } from './pay-words.js';

/**
 * What a job is called whose trade has to do with money of another kind, or with whom it comes from: the words say
 * nothing of an amount behind them. Each text is read as pay.
 */
export const TRADES_OF_MONEY: readonly PayWord[] = [
  [
    '\\p{L}{3,20}[ -](?:(?!and\\b|for\\b|per\\b|the\\b|our\\b|your\\b|each\\b|every\\b)\\p{L}{3,20}[ -])?(?:accountant|administrator|advis[eo]r|agent|analyst|assistant|assessor|broker|buyer|clerk|consultant|controller|coordinator|engineer|estimator|executive|manager|officer|planner|specialist|supervisor|surveyor|trader|underwriter)(?!\\p{L})',
    'en',
    'Cost Accountant £40,000 - £50,000 per year',
  ],
  [
    'charity (?:shops?|retail|sector|fundrais\\p{L}{1,3})\\b',
    'en',
    'Manage our charity shop: £25,000 - £28,000 a year.',
  ],
  [
    '\\p{L}{3,30}(?:rechner|controller|manager|berater|händler|verkäufer|mechaniker|makler|prüfer|kalkulator|referent|sachbearbeiter)(?:in)?(?!\\p{L})',
    'de',
    'Kostenrechner 40.000 – 50.000 € im Jahr',
  ],
  [
    "(?:responsable|gestionnaire|chargée? d[eu’']|contrôleu(?:r|se)|conseill(?:er|ère)|technicien(?:ne)?|analyste|comptable)s? (?:d[eu]s? (?:la )?|d[’'])?\\p{L}{3,20}",
    'fr',
    'Responsable de loyers 30 000 € - 32 000 € par an',
  ],
  [
    '(?:gestora?|responsable|técnic[oa]|administrativ[oa]|analista|agente|asesora?|controller|jef[ae]) de (?:l[oa]s? )?\\p{L}{3,20}',
    'es',
    'Gestor de alquileres 25.000 € - 30.000 € al año',
  ],
  [
    '(?:gestora?|responsável|técnic[oa]|analista|assistente|controladora?) d(?:e|os?|as?) \\p{L}{3,20}',
    'pt',
    'Analista de custos R$ 5.000 - R$ 6.000 por mês',
  ],
  [
    '(?:responsabile|addett[oa]|gestore|analista|consulente|impiegat[oa]) (?:ai |agli |alle |dei |degli |delle |di )?\\p{L}{3,20}',
    'it',
    'Addetto affitto 25.000 € - 28.000 € all’anno',
  ],
  [
    '\\p{L}{3,20}[ -]?(?:adviseur|beheerder|calculator|deskundige|medewerker|specialist)(?!\\p{L})',
    'nl',
    'Huur medewerker € 2.800 - € 3.200 per maand',
  ],
];
