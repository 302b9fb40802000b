import type { KindOfContract } from '../kinds/contract-words.js';
import type { KindOfJob } from '../kinds/kinds-of-jobs.js';

/**
 * Words that name hours or a contract only behind a label for them: "Jornada: Completa"; `labels.spec.ts` reads each.
 */
export const KIND_VALUE_WORDS: Readonly<Record<Extract<KindOfJob, 'full-time' | 'part-time'>, string>> = {
  'full-time':
    '1/1|1 etat|completa|integral|pieno|voll|ganztags|plein|complet|voltijd|vol|hel|pełny|plný|teljes|întreagă|полная|полный|повна|повний|tam|πλήρης|מלאה|пълна|пълно|пълен|puno|puni|polni|poln|pilnas|pilna|visa darbo diena|täiskoht|täis',
  'part-time':
    '1/2|1/2 etatu|0,5|0.5|parcial|media|parziale|partiel|halbtags|deel|del|niepełny|częściowy|částečný|zkrácený|skrátený|čiastočný|rész|parțială|redusă|частичная|неполная|часткова|неповна|yarı|kısmi|μερική|חלקית|непълна|непълно|nepuno|skraćeno|krajši|skrajšani|pusė|dalinis|nepilna|nepilnas|osaline',
};

/** The same for contracts. */
export const CONTRACT_VALUE_WORDS: Readonly<Record<Exclude<KindOfContract, 'temporary agency'>, string>> = {
  permanent:
    'vast|fast|fest|fijo|fixo|stała|doba neurčitá|neurčitá|trvalý|trvalá|trvalý pracovní poměr|na neurčito|neurčitý čas|határozatlan|nedeterminată|бессрочный|постоянный|постоянная|безстроковий|постійна|безсрочен|neodređeno|nedoločen|neterminuota|beztermiņa|tähtajatu|ótímabundin|ótímabundið',
  'fixed-term':
    'bepaald|tijdelijk|doba určitá|určitá|na určitý čas|určitý čas|határozott|determinată|срочный|временная|временный|строковий|тимчасова|срочен|određeno|določen|terminuota|uz laiku|tähtajaline|tímabundin|tímabundið',
};
