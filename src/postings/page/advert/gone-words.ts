import { htmlToText } from '../tree/html.js';

/** Characters of a page that are looked through: such pages are short, and say it at once. */
const LOOKED_THROUGH = 200_000;

/** "Until the position is filled" says that it is not. */
const CERTAINLY = String.raw`(?<!\b(?:until|till|once|when|if|before|after|unless|as soon as|in case|bis|sobald|wenn|falls|si|lorsque|quando) )`;

const JOB = String.raw`(?:job|position|posting|vacancy|role|opening|advert(?:isement)?|opportunity|requisition)`;

/**
 * What a posting's own page says when it is over, in the languages of Europe: each names the posting, not applications
 * of others.
 */
const GONE = [
  String.raw`${CERTAINLY}\b(?:this|the) ${JOB}(?: posting| advert(?:isement)?| opening| listing)?(?: you (?:are|were) looking for)? (?:is|has(?: now)? been|was)(?: now)? (?:no longer (?:available|open|active|online|accepting applications)|closed|filled|removed|expired|taken down)`,
  String.raw`${CERTAINLY}\b(?:this|the) ${JOB}(?: posting| listing)? (?:has expired|no longer exists|does not exist any ?more)`,
  String.raw`\bno longer (?:accepting|taking|considering) (?:new )?(?:applications|applicants|candidates)\b`,
  String.raw`\b(?:diese|die) (?:stelle|stellenanzeige|stellenausschreibung|position|vakanz|anzeige|ausschreibung)(?: ist| wurde) (?:leider |inzwischen |mittlerweile |bereits |schon |derzeit |aktuell ){0,2}(?:nicht mehr (?:verfügbar|aktiv|online|ausgeschrieben|vakant)|besetzt|vergeben|abgelaufen|geschlossen|deaktiviert)`,
  String.raw`\bdieses? (?:stellenangebot|jobangebot|job)(?: ist| wurde) (?:leider )?(?:bereits )?(?:nicht mehr (?:verfügbar|aktiv|online)|besetzt|vergeben|abgelaufen)`,
  String.raw`${CERTAINLY}\b(?:cette|l['’]) ?(?:offre|annonce)(?: d['’]emploi)? (?:n['’]est plus (?:disponible|active|en ligne|d['’]actualité)|a expiré|est (?:expirée|pourvue|clôturée|fermée))`,
  String.raw`\bce poste (?:n['’]est plus (?:disponible|à pourvoir)|(?:est|a été) pourvu)`,
  String.raw`\b(?:esta|la) (?:oferta|vacante|posición|plaza)(?: de (?:empleo|trabajo))? (?:ya no está (?:disponible|activa|abierta)|ha (?:caducado|expirado|sido (?:cerrada|cubierta))|(?:ya )?está (?:cerrada|cubierta))`,
  String.raw`\b(?:questa|la|l['’]) ?(?:offerta|annuncio|posizione)(?: di lavoro)? (?:non è più (?:disponibile|attiva|attivo|aperta)|è (?:stata )?(?:già )?(?:scaduta|scaduto|chiusa|chiuso|coperta|assegnata))`,
  String.raw`\bdeze (?:vacature|functie|positie) is (?:helaas )?(?:niet (?:meer|langer) (?:beschikbaar|actief|online|open)|gesloten|vervuld|verlopen)`,
  String.raw`\besta (?:vaga|oferta|oportunidade)(?: de emprego)? (?:já não está (?:disponível|ativa)|não está mais (?:disponível|ativa|aberta)|foi (?:encerrada|preenchida)|expirou)`,
  String.raw`\b(?:denna|den här|tjänsten|annonsen|den) ?(?:tjänst|annons|tjänsten|annonsen)? (?:är inte längre (?:tillgänglig|aktiv|aktuell)|är (?:tillsatt|stängd))`,
  String.raw`\b(?:denne|dette|stillingen) ?(?:stilling|stillingen|jobopslag)? er (?:ikke længere (?:tilgængelig|aktiv|ledig)|ikke lenger (?:tilgjengelig|aktiv|ledig)|besat|besatt)`,
  String.raw`\b(?:ta|to) (?:oferta|ogłoszenie|stanowisko)(?: pracy)? (?:jest już (?:nieaktualn[aey]|obsadzon[ae])|zostało (?:już )?obsadzone|nie jest już (?:dostępn[aey]|aktywn[aey])|wygasł[ao])`,
  String.raw`\btato? (?:pozice|nabídka|inzerát) (?:již není (?:aktuální|aktivní|dostupn[áý])|(?:byl[ao]?|je)(?: již| už)? (?:obsazen[aoáý]?|uzavřen[aoáý]?))`,
  String.raw`\btyöpaikka (?:ei ole enää (?:avoinna|haettavissa|saatavilla)|on täytetty)`,
  String.raw`\b(?:az? )?(?:állást|pozíciót) (?:már )?betöltöttük|\bez (?:az állás|a pozíció) már nem (?:elérhető|aktuális)`,
  String.raw`\b(?:acest post|această poziție|poziția) (?:a fost (?:ocupată?|închisă?)|nu mai este (?:disponibilă?|activă?))`,
  String.raw`\bbu (?:ilan|pozisyon)(?: artık)? (?:yayında değil|doldurul|kapan|aktif değil)`,
  'вакансия (?:уже )?(?:закрыта|неактуальна|в архиве)|вакансі[яю] (?:вже )?(?:закрит[ау]|неактуальна)',
  '募集(?:は|を)?(?:すでに|既に)?(?:終了|締め切り|締切り)(?:いた)?しました|受付は終了しました|(?:该|此)职位已(?:关闭|下架|招满|停止招聘)|(?:채용|모집)이 (?:마감|종료)되었습니다',
].map((pattern) => new RegExp(pattern, 'i'));

/** The words with which a posting's own page says that the posting is over; undefined where it does not. */
export function goneWords(html: string): string | undefined {
  return goneWordsIn(htmlToText(html.slice(0, LOOKED_THROUGH)));
}

/** The same of the page's text. */
export function goneWordsIn(written: string): string | undefined {
  const text = written.slice(0, LOOKED_THROUGH).replace(/\s+/g, ' ');
  for (const pattern of GONE) {
    const [words] = pattern.exec(text) ?? [];
    if (words !== undefined) return words.slice(0, 200);
  }
  return undefined;
}
