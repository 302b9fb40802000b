import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** What a fake board does instead of answering a request as it should; undefined lets it answer. */
export type Fault = (request: { url: URL; count: number }, response: ServerResponse) => boolean | undefined;

type Handler = (url: URL, request: IncomingMessage) => { status?: number; type?: string; body: string };

const row = (index: number): { title: string; company: string } => ({
  title: `Engineer ${String(index)}`,
  company: `Firm ${String(index % 7)}`,
});

function board(handler: Handler, fault: Fault): RequestListener {
  let count = 0;
  return (request, response) => {
    const url = new URL(request.url ?? '/', 'http://board.test');
    if (fault({ url, count: ++count }, response) === true) return;
    const { status = 200, type = 'text/html; charset=utf-8', body } = handler(url, request);
    response.writeHead(status, { 'content-type': type }).end(body);
  };
}

/** The agency's interface with that many postings; each tenth comes a second time on the page after its own. */
export function fakeAgency(total: number, fault: Fault = () => undefined): RequestListener {
  return board((url) => {
    const json = (body: object, status = 200): ReturnType<Handler> => ({
      status,
      type: 'application/json',
      body: JSON.stringify(body),
    });
    const detail = /\/v4\/jobdetails\/(.+)$/.exec(url.pathname)?.[1];
    if (detail !== undefined) {
      const reference = Buffer.from(decodeURIComponent(detail), 'base64').toString();
      return json({
        referenznummer: reference,
        stellenangebotsTitel: 'Engineer',
        stellenangebotsBeschreibung: `**Aufgaben**\n\n- Bauen\n\nAnsprechpartnerin: Erika Muster\nTel.: 0 30 / 12 34 56 - 0\nerika.muster@firm.test`,
      });
    }
    if (url.pathname.endsWith('/bewerbung')) return json({ message: 'captcha' }, 403);
    if (!url.pathname.endsWith('/v6/jobs')) return { status: 404, body: '' };
    const [page, size] = [Number(url.searchParams.get('page')), Number(url.searchParams.get('size'))];
    if (url.searchParams.get('arbeitszeit') === 'ho' || total === 0) return json({ maxErgebnisse: 0, page, size });
    const first = (page - 1) * size;
    const items = Array.from({ length: Math.max(0, Math.min(size, total - first)) }, (_, index) => {
      const number = first + index > 0 && (first + index) % 10 === 0 ? first + index - 1 : first + index;
      return {
        referenznummer: `10000-${String(number)}-S`,
        stellenangebotsTitel: row(number).title,
        firma: row(number).company,
        stellenlokationen: [{ adresse: { plz: '10115', ort: 'Berlin', land: 'DEUTSCHLAND' } }],
        arbeitszeitVollzeit: true,
        homeofficemoeglich: number % 2 === 0,
        datumErsteVeroeffentlichung: '2026-08-04',
      };
    });
    return json({ ergebnisliste: items, maxErgebnisse: total, page, size, woOutput: { bereinigterOrt: 'Berlin' } });
  }, fault);
}

/** The network's guest search: ten cards a page, the first card of each page is the last one of the page before. */
export function fakeNetwork(total: number, fault: Fault = () => undefined): RequestListener {
  return board((url) => {
    const id = /\/jobPosting\/(\d+)$/.exec(url.pathname)?.[1];
    if (id !== undefined) {
      return {
        body: `<h2 class="top-card-layout__title">Engineer ${id}</h2><div class="show-more-less-html__markup">You build.<br>Much.</div>
          <ul><li class="description__job-criteria-item"><h3>Karrierestufe</h3><span>Berufserfahren</span></li><li class="description__job-criteria-item"><h3>Employment type</h3><span>Full-time</span></li></ul>
          <figcaption class="num-applicants__caption">Over 200 applicants</figcaption><a data-tracking="apply-link-offsite">Apply</a>`,
      };
    }
    if (!url.pathname.endsWith('/seeMoreJobPostings/search')) return { status: 404, body: '' };
    const start = Number(url.searchParams.get('start'));
    if (start >= 1000) return { status: 400, body: '' };
    const cards = Array.from({ length: Math.max(0, Math.min(10, total - start)) }, (_, index) => {
      const number = index === 0 && start > 0 ? start - 1 : start + index;
      return `<li><div class="base-card" data-entity-urn="urn:li:jobPosting:${String(4_000_000_000 + number)}"><a class="base-card__full-link" href="https://www.linkedin.com/jobs/view/x-${String(number)}"><span class="sr-only">${row(number).title}</span></a>
        <h3 class="base-search-card__title">${row(number).title}</h3><h4 class="base-search-card__subtitle"><a class="hidden-nested-link" href="https://www.linkedin.com/company/firm-${String(number % 7)}?trk=x">${row(number).company}</a></h4>
        <span class="job-search-card__location">Berlin, Germany</span><time datetime="2026-06-04">1 week ago</time></div></li>`;
    });
    return { body: cards.length === 0 ? '<!DOCTYPE html><!---->' : `<!DOCTYPE html>${cards.join('')}` };
  }, fault);
}

/** Indeed's result pages: 15 rows each, while `start` steps by 10, and a sponsored row at the end of each. */
export function fakeIndeed(total: number, fault: Fault = () => undefined): RequestListener {
  return board((url) => {
    if (url.pathname === '/viewjob')
      return {
        body: `<h1>${row(parseInt(url.searchParams.get('jk') ?? '0', 16)).title}</h1><div id="jobDescriptionText"><p>You build {things}. Salary: $100,000 - $120,000 a year.</p></div>`,
      };
    if (url.pathname.startsWith('/cmp/'))
      return {
        body: `<script id="comp-initialData" type="application/json">${JSON.stringify({ aboutSectionViewModel: { aboutCompany: { employeeRange: 'ERv1_1001_5000', revenue: 'RRv1_OVER_10B', industry: 'Software', founded: 1999, websiteUrl: { url: 'https://firm.test/' } } } })}</script>`,
      };
    if (url.pathname !== '/jobs') return { status: 404, body: '' };
    const start = Number(url.searchParams.get('start') ?? 0);
    const rows = Array.from({ length: Math.max(0, Math.min(15, total - start)) }, (_, index) => {
      const number = start + index;
      return {
        jobkey: number.toString(16).padStart(16, '0'),
        displayTitle: `${row(number).title} {"a"}`,
        company: row(number).company,
        companyOverviewLink: `/cmp/Firm-${String(number % 7)}`,
        formattedLocation: 'Austin, TX 78701',
        jobLocationCity: 'Austin',
        jobLocationState: 'TX',
        jobTypes: ['Full-time'],
        extractedSalary: { min: 40_000, max: -1, type: 'YEARLY' },
        salarySnippet: { currency: 'USD' },
        sponsored: false,
        createDate: 1_775_000_000_000,
      };
    });
    if (rows.length === 0)
      return {
        body: `<script>window._initialData={"totalJobCount":${String(total)},"pageLinks":[]};</script><div class="jobsearch-NoResult">The search did not match any jobs.</div>`,
      };
    const filler = {
      ...rows[0],
      jobkey: `f${String(start).padStart(15, '0')}`,
      displayTitle: 'Filler',
      formattedLocation: 'United States',
      jobLocationCity: '',
      jobLocationState: '',
      sponsored: true,
    };
    const links = total > start + 10 ? [{ href: `/jobs?q=x&start=${String(start + 10)}` }] : [{ href: '/jobs?q=x' }];
    return {
      body: `<script>window._initialData=${JSON.stringify({ totalJobCount: total, pageLinks: links })};window.mosaic.providerData["mosaic-provider-jobcards"]=${JSON.stringify({ metaData: { mosaicProviderJobCardsModel: { results: [...rows, filler], where: 'Austin, TX' } } })};</script>`,
    };
  }, fault);
}
