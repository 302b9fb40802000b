/** Stands for the page's own site in addresses that name none. */
const OWN_SITE = 'https://page.invalid';
/** What leads to a place of the page itself, or is no relative address. */
const STAYS = /^\s*(?:#|[a-z][a-z\d+.-]*:|$)/i;
const MAX_LENGTH = 2000;

/** What the relative addresses of a page are relative to, as its first `<base>` says. */
export class AddressBase {
  private base: URL | undefined;

  /** Takes what a `<base>` says; one that is relative to its page's folder says nothing that is known here. */
  take(href: string | undefined): void {
    if (this.base !== undefined || href === undefined || href.length > MAX_LENGTH) return;
    if (/^(?:https?:)?\/\//i.test(href) || href.startsWith('/')) {
      if (URL.canParse(href, OWN_SITE)) this.base = new URL(href, OWN_SITE);
    }
  }

  /** A link's address as it is without the base. */
  resolve(href: string): string {
    if (this.base === undefined || href.length > MAX_LENGTH || STAYS.test(href) || !URL.canParse(href, this.base.href))
      return href;
    const { href: whole } = new URL(href, this.base.href);
    return whole.startsWith(`${OWN_SITE}/`) ? whole.slice(OWN_SITE.length) : whole;
  }
}
