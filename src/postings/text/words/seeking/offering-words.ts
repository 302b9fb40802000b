import type { WordRow } from '../phrase-table.js';
import type { Topic } from '../headings/topics-said.js';

/** "The kindergarten offers work": how notices of small houses are headed. A part of `TOPIC_WORDS`. */
export const OFFERING_WORDS: readonly WordRow<Topic>[] = [
  ['careers', 'et', 'pakub tööd|pakume tööd'],
  ['careers', 'lv', 'piedāvā darbu|piedāvājam darbu'],
  ['careers', 'lt', 'siūlo darbą|siūlome darbą'],
  ['careers', 'fi', 'tarjoaa töitä|tarjolla töitä'],
  ['careers', 'pl', 'oferuje pracę|oferujemy pracę'],
  ['careers', 'cs', 'nabízí práci|nabízíme práci'],
  ['careers', 'sk', 'ponúka prácu|ponúkame prácu'],
  ['careers', 'hr sr', 'nudi posao|nudimo posao'],
  ['careers', 'bg', 'предлага работа|предлагаме работа'],
  ['careers', 'ru', 'предлагает работу|предлагаем работу'],
  ['careers', 'uk', 'пропонує роботу|пропонуємо роботу'],
  ['careers', 'de', 'bietet arbeitsplätze|bietet stellen|bietet jobs'],
  ['careers', 'sv', 'erbjuder jobb|erbjuder arbete'],
  ['careers', 'da', 'tilbyder job|tilbyder arbejde'],
  ['careers', 'no', 'tilbyr jobb|tilbyr arbeid'],
  ['careers', 'nl', 'biedt werk aan'],
  ['careers', 'el', 'προσφέρει εργασία|προσφέρει θέση εργασίας'],
];
