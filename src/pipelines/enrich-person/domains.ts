import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';

/** Where anybody gets a mailbox: an address there is nobody's work address, and none is guessed. */
const FREE_MAIL = new Set(
  'gmail.com googlemail.com yahoo.com yahoo.de yahoo.fr yahoo.co.uk yahoo.es yahoo.it ymail.com rocketmail.com outlook.com outlook.de outlook.fr hotmail.com hotmail.de hotmail.fr hotmail.co.uk hotmail.it hotmail.es live.com live.de live.fr live.nl msn.com aol.com aol.de icloud.com me.com mac.com proton.me protonmail.com pm.me gmx.de gmx.net gmx.at gmx.ch gmx.com web.de t-online.de freenet.de arcor.de online.de mail.de posteo.de mailbox.org tutanota.com tuta.io mail.com email.com fastmail.com zoho.com yandex.com yandex.ru ya.ru mail.ru bk.ru list.ru inbox.ru rambler.ru qq.com 163.com 126.com sina.com sohu.com naver.com daum.net hanmail.net free.fr orange.fr wanadoo.fr laposte.net sfr.fr bluewin.ch hispeed.ch libero.it virgilio.it tiscali.it alice.it tin.it telefonica.net terra.es wp.pl o2.pl onet.pl interia.pl seznam.cz centrum.cz ziggo.nl planet.nl kpnmail.nl telenet.be skynet.be telia.com bol.com.br uol.com.br rediffmail.com comcast.net verizon.net att.net sbcglobal.net cox.net btinternet.com sky.com virginmedia.com'.split(
    ' ',
  ),
);

/** Local parts that are an office, not a person. */
const ROLE =
  /^(?:info|kontakt|contact|hello|hallo|hi|office|mail|post|team|support|help|service|sales|vertrieb|marketing|press|presse|media|jobs?|careers?|karriere|bewerbung(?:en)?|hr|recruit(?:ing|ment)|personal|datenschutz|privacy|dpo|legal|abuse|postmaster|webmaster|admin|administrator|noreply|no-reply|newsletter|billing|invoice|rechnung|buchhaltung|accounting|einkauf|zentrale|empfang|reception|impressum)\d*$/i;

let disposable: ReadonlySet<string> | undefined;

type DomainKind = 'free_mail' | 'disposable' | 'company';

/** What kind of mail domain this is. */
export function domainKind(domain: string): DomainKind {
  if (FREE_MAIL.has(domain)) return 'free_mail';
  // The package makes its set anew at each call.
  disposable ??= disposableEmailBlocklistSet();
  return disposable.has(domain) ? 'disposable' : 'company';
}

/** True for a mailbox that belongs to an office. */
export function isRoleMailbox(local: string): boolean {
  return ROLE.test(local);
}

/** Who runs the mail of a domain, by the names of its servers. */
const PROVIDERS: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\.)(?:google|googlemail)\.com$/, 'google'],
  [/\.mail\.protection\.outlook\.com$|\.mx\.microsoft$/, 'microsoft'],
  [/\.olc\.protection\.outlook\.com$/, 'outlook.com'],
  [/\.yahoodns\.net$/, 'yahoo'],
  [/\.mimecast\.com$/, 'mimecast'],
  [/\.pphosted\.com$|\.ppe-hosted\.com$/, 'proofpoint'],
  [/\.barracudanetworks\.com$/, 'barracuda'],
  [/\.zoho\.(?:com|eu)$/, 'zoho'],
  [/\.(?:kundenserver|ionos)\.(?:de|com)$/, 'ionos'],
  [/\.rzone\.de$/, 'strato'],
  [/\.hornetsecurity\.com$|\.antispameurope\.com$/, 'hornetsecurity'],
  [/\.ovh\.net$/, 'ovh'],
  [/\.protonmail\.ch$/, 'proton'],
];

/** The provider's name; undefined for a server that is nobody's we know. */
export function mailProvider(servers: readonly string[]): string | undefined {
  return PROVIDERS.find(([host]) => servers.some((server) => host.test(server.toLowerCase())))?.[1];
}
