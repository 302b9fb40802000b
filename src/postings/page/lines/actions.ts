import { ACTION_WORDS } from '../../text/words/action-words.js';
import { fold, lettersOf } from '../../text/words.js';

const ACTION =
  /^(?:(?:apply|click (?:here|to))\b.{0,30}|(?:read|learn|view|see|find out|know) ?(?:more|details?|job|role|position|vacancy|opening).{0,20}|details?|more|more info\w*|open|view|expand|jetzt bewerben.{0,20}|bewerben|hier bewerben|mehr(?: erfahren| lesen| infos?)?|zur stelle.{0,20}|zum job.{0,12}|(?:zur )?stellenanzeige|weiterlesen|ansehen|anzeigen|postuler.{0,20}|je postule|candidater.{0,20}|en savoir plus|voir (?:l.offre|le poste|plus).{0,12}|lire (?:la suite|plus)|solliciteer.{0,12}|reageer.{0,12}|bekijk.{0,20}|lees (?:meer|verder)|meer (?:info\w*|lezen)|aplicar.{0,12}|postular\w*.{0,12}|inscribirse|ver (?:mas|vaga|oferta|detalle).{0,12}|candidat(?:e|i)(?:-se|ti).{0,12}|candidatar.{0,12}|invia.{0,20}|scopri.{0,12}|ansok.{0,12}|sok (?:jobb|tjanst|stilling).{0,12}|las mer|les mer|laes mere|aplikuj.{0,12}|zobacz.{0,12}|wiecej|wyslij cv|odpovedet|mam zajem|vice|hae .{0,16}|lue lisaa|지원하기|자세히)\W*$/;

const MORE_ACTIONS = new Set(ACTION_WORDS.flatMap(([, words]) => words.split('|').map(fold)));

/** Whether a short text is what a button for applying or for more of a posting says. */
export function isAction(text: string): boolean {
  const folded = fold(text).trim();
  return ACTION.test(folded) || MORE_ACTIONS.has(lettersOf(folded));
}

/** "Apply now | Baker", "Bewerben: Koch": what a button says, and what it is for. */
const CALL = /^([^|:–—-]{3,30}?)\s?(?:[|:]|\s[–—-])\s(\S.*)$/su;

/** A text without the words of a button in front of it. */
export function withoutCall(text: string): string {
  const [, call = '', rest = text] = CALL.exec(text) ?? [];
  return isAction(call) ? rest : text;
}
