import { expect, it } from '@jest/globals';
import { parseHtml } from '../../postings/page/tree/html.js';
import { findSystems } from './detection.js';

function boardsIn(html: string): string[] {
  const { boards } = findSystems(parseHtml(html), 'https://example.com/jobs', 'https://example.com/jobs');
  return boards.map(({ system, key }) => `${system} ${key}`);
}

const CONSENT = Buffer.from('<script src="https://boards.greenhouse.io/embed/job_board/js?for=example"></script>');

it.each([
  ['a script tag', '<script src="https://boards.greenhouse.io/embed/job_board/js?for=example"></script>'],
  ['an iframe', '<iframe src="https://boards.greenhouse.io/embed/job_board?for=example"></iframe>'],
  [
    'an iframe of the EU',
    '<iframe src="https://job-boards.eu.greenhouse.io/embed/job_board?for=example&x=1"></iframe>',
  ],
  ['a link to one posting', '<a href="https://job-boards.greenhouse.io/example/jobs/1">Baker</a>'],
  ['a link to a form', '<a href="https://boards.greenhouse.io/embed/job_app?for=example&token=1">Apply</a>'],
  ['a data attribute', '<div data-config=\'{"board":"https:\\/\\/boards.greenhouse.io\\/example"}\'></div>'],
  ['an escaped configuration', '<div data-x="{&amp;quot;urlToken&amp;quot;:&amp;quot;example&amp;quot;}"></div>'],
  ['an embed behind a consent layer', `<div data-consent="${CONSENT.toString('base64')}"></div>`],
  ['a script that asks', '<script>fetch(`https://boards-api.greenhouse.io/v1/boards/example/jobs`)</script>'],
  ['data of a page', '<script id="__NEXT_DATA__">{"props":{"greenhouseBoardToken":"example"}}</script>'],
  ['a script without a scheme', '<script>s.src="//boards.greenhouse.io/embed/job_board/js?for=example"</script>'],
  [
    'data with their signs escaped',
    String.raw`<script>{"u":"https:\u002f\u002fboards.greenhouse.io\/embed\/job_board?b\u003d\u0026for\u003dexample"}</script>`,
  ],
  ['a script in a script', String.raw`<script>push("{\\u0022urlToken\\u0022:\\u0022example\\u0022}")</script>`],
  ['signs by their bytes', String.raw`<script>u='https:\x2f\x2fboards.greenhouse.io\x2fexample'</script>`],
  ['a script of the older plugin', '<script src="https://app.greenhouse.io/embed/job_board/js?for=example"></script>'],
])('a board of the same company is found in %s', (_what, html) => {
  expect(boardsIn(html)).toEqual(['greenhouse example']);
});

it.each([
  ['lever /example', "<script>window.leverJobsOptions = {includeCss: true, accountName: 'example'};</script>"],
  ['lever .eu/example', '<script>load("https://api.eu.lever.co/v0/postings/example?mode=json")</script>'],
  ['ashby example', '<script src="https://jobs.ashbyhq.com/example/embed?version=2"></script>'],
  ['ashby Example Labs', '<a href="https://jobs.ashbyhq.com/Example%20Labs/0c1f?ashby_jid=1">Baker</a>'],
  ['ashby example', '<script>{"organizationHostedJobsPageName":"example"}</script>'],
  ['workable 12345', '<script>whr_embed(12345, {detail: "titles", base: "jobs"});</script>'],
  ['workable example', '<a href="https://apply.workable.com/example/j/0A1B2C3D4E/">Baker</a>'],
  ['smartrecruiters Example', '<script>widget({"company_code":"Example","group_by":"location"})</script>'],
  ['smartrecruiters Example', '<a href="https://jobs.smartrecruiters.com/ni/Example/0c1f-baker">Baker</a>'],
  [
    'smartrecruiters Example',
    '<a href="https://jobs.smartrecruiters.com/oneclick-ui/company/Example/publication/1">x</a>',
  ],
  ['recruitee example.recruitee.com', '<script>load({"url":"https://example.recruitee.com"})</script>'],
  ['recruitee career.recruitee.com/api/c/43210', "<script>new RTWidget({companies: [43210], language: 'en'})</script>"],
  [
    'recruitee career.recruitee.com/api/c/43210',
    '<script src="https://jobs-widget.recruiteecdn.com/widget.js"></script><script>new RTWidget({"companies": [43210]})</script>',
  ],
  [
    'recruitee example.com',
    '<meta property="og:image" content="https://careers.recruiteecdn.com/image/upload/production/images/a/b.png">',
  ],
  ['recruitee example.com', '<link rel="stylesheet" href="https://careers.recruiteecdn.com/assets/app.css">'],
  [
    'workable 123456',
    '<meta property="og:image" content="https://workablehr.s3.amazonaws.com/uploads/account/open_graph_logo/123456/social?1687450125000"><script src="https://apply.workable.com/static/app.js"></script>',
  ],
  [
    'workable example',
    '<meta property="og:image" content="https://workablehr.s3.amazonaws.com/uploads/account/logo/123456/logo"><a href="https://apply.workable.com/example/j/0A1B2C3D4E/">Baker</a>',
  ],
  [
    'recruitee career.recruitee.com/api/c/43210',
    '<script>fetch("https://career.recruitee.com/api/c/43210/widget")</script>',
  ],
  ['teamtailor widget/example.com', '<div class="teamtailor-jobs-widget" data-teamtailor-api-key="a-key_1"></div>'],
  ['workable example', '<script>ask("https://careers-page.workable.com/api/v3/accounts/example/jobs")</script>'],
  ['personio example.jobs.personio.com', '<iframe src="https://example.jobs.personio.com/?language=en"></iframe>'],
  ['teamtailor example.na.teamtailor.com', '<a href="https://example.na.teamtailor.com/jobs/1-baker">Baker</a>'],
  ['teamtailor example.career.teamtailor.com', '<a href="https://example.career.teamtailor.com/jobs">Jobs</a>'],
  [
    'workday firm.wd3.myworkdayjobs.com/firm/Careers',
    '<a href="https://firm.wd3.myworkdayjobs.com/zh-Hans/Careers/job/Wien/Baker_R1">Baker</a>',
  ],
  [
    'workday firm.wd3.myworkdayjobs.com/firm/Careers',
    '<a href="https://firm.wd3.myworkdayjobs.com/es-419/Careers">Jobs</a>',
  ],
  ['bamboohr example', '<div id="BambooHR" data-domain="example.bamboohr.com" data-version="1.0.0"></div>'],
  ['bamboohr example', '<script src="//example.bamboohr.com/js/embed.js"></script>'],
  ['breezy example.breezy.hr', '<a href="https://example.breezy.hr/p/0c1f-baker">Baker</a>'],
  ['pinpoint example.pinpointhq.com', '<a href="https://example.pinpointhq.com/en/postings/1">Baker</a>'],
  ['rippling example', '<a href="https://ats.rippling.com/en-GB/example/jobs/0c1f">Baker</a>'],
  ['rippling example', '<iframe src="https://ats.rippling.com/embed/example/jobs?page=0"></iframe>'],
  ['rippling ab', '<a href="https://ats.rippling.com/ab/jobs/0c1f">Baker</a>'],
  ['rippling ab', '<a href="https://ats.rippling.com/de/ab/jobs">Jobs</a>'],
  ['jazzhr example', '<script src="//app.jazz.co/widgets/basic/create/example"></script>'],
  ['jazzhr example', '<a href="https://example.applytojob.com/apply/AbCdEf/Baker">Baker</a>'],
  ['comeet /30.005/0123456789ABCDEF', '<script>init({"token":"0123456789ABCDEF","company-uid":"30.005"})</script>'],
  [
    'zoho example.zohorecruit.eu/Careers',
    '<script>load({page_name:"Careers",site:"https://example.zohorecruit.eu"})</script>',
  ],
  [
    'zoho jobs.example.com/Careers',
    '<script>rec_embed_js.load({\n widget_id: "rec_job_listing_div", page_name: "Careers", site: "https://jobs.example.com" });</script>',
  ],
  ['paylocity 1221', '<a href="https://recruiting.paylocity.com/recruiting/jobs/List/1221/Example-Bakery">Jobs</a>'],
  ['smartrecruiters Example', '<a href="https://jobs.smartrecruiters.com/?company=Example&location=Leeds">Jobs</a>'],
  [
    'workday example.wd3.myworkdayjobs.com/example/Site',
    '<a href="https://example.wd3.myworkdayjobs.com/en-us/Site">x</a>',
  ],
  ['workday example.wd3.myworkdayjobs.com/example/US', '<a href="https://example.wd3.myworkdayjobs.com/US">x</a>'],
  [
    'workday wd5.myworkdaysite.com/example/Site',
    '<script>fetch("https://wd5.myworkdaysite.com/wday/cxs/example/Site/jobs")</script>',
  ],
  ['recruiterbox example', '<script>get("https://jsapi.recruiterbox.com/v1/openings?client_name=example")</script>'],
  ['manatal example', '<script>fetch("https://open.api.manatal.com/open/v3/career-page/example/jobs/")</script>'],
  [
    'keka example/default',
    '<iframe src="https://example.keka.com/careers/api/embedjobs/0c1f2e3d-0000-4000-8000-000000000001"></iframe>',
  ],
  [
    'keka example/default',
    '<iframe src="https://example.kekahire.com/api/embedjobs/0c1f2e3d-0000-4000-8000-000000000001"></iframe>',
  ],
  ['keka example/default', '<a href="https://example.keka.com/careers/31/2/applicationform">Apply</a>'],
  [
    'zoho example.zohorecruit.com/aBcDeFgH.iJ-',
    '<iframe src="https://example.zohorecruit.com/recruit/Portal.na?iframe=true&amp;digest=aBcDeFgH.iJ-"></iframe>',
  ],
  [
    'smartrecruiters Example',
    '<a href="https://www.smartrecruiters.com/Example/743999940906343-baker?oga=true">Baker</a>',
  ],
  [
    'icims careers-example.icims.com',
    '<iframe src="https://careers-example.icims.com/jobs/intro?in_iframe=1"></iframe>',
  ],
  [
    'workday example.wd3.myworkdayjobs.com/example/Site',
    '<a href="https://example.wd3.myworkdayjobs.com/de-DE/Site/job/Wien/Baker_R1">x</a>',
  ],
  ['homerun example', '<a href="https://example.homerun.co/baker">Baker</a>'],
  ['gem example', '<a href="https://jobs.gem.com/example/0c1f">Baker</a>'],
  [
    'almacareer example.jobs.cz',
    '<html data-host="example.jobs.cz"><script src="https://cdn.capybara.lmc.cz/react.min.js"></script></html>',
  ],
  ['almacareer example.com', '<script>window.__LMC_CAREER_WIDGET__.push({"widgetId":"1"});</script>'],
  [
    'jobvite example',
    '<div class="jv-careersite" data-careersite="example" data-force-redirect></div><script src="//jobs.jobvite.com/__assets__/scripts/careersite/public/iframe.js"></script>',
  ],
  ['jobvite example', '<div class="jv-careersite" data-careersite="jobs.jobvite.com/example"></div>'],
  [
    'jobvite example',
    "<script src='https://jobs.jobvite.com/__assets__/x.js'></script><script>Jobvite = { careersite: 'example' };</script>",
  ],
  [
    'dvinci example.dvinci-hr.com/portal/nord',
    '<div class="dvinci-job-widget" data-url=" https://example.dvinci-hr.com/portal/nord/jobPublication/list.json?fields=small"></div>',
  ],
  [
    'dvinci jobs.example.de',
    '<div class="dvinci-job-widget" data-url="https://jobs.example.de/jobPublication/list.json?language=de"></div>',
  ],
  ['jazzhr example', '<a href="http://example.theresumator.com/apply/AbCdEf/Baker.html">Baker</a>'],
  ['icims jibe/example.jibeapply.com', '<a href="https://example.jibeapply.com/jobs/12">Baker</a>'],
  ['join example', '<a href="https://join.com/companies/example/1-baker">Baker</a>'],
])('%s is found in %s', (board, html) => {
  expect(boardsIn(html)).toEqual([board]);
});

it.each([
  ['a template', '<script>fetch(`https://boards-api.greenhouse.io/v1/boards/${board}/jobs`)</script>'],
  ['an image of a career site', '<img src="https://careers.recruiteecdn.com/image/upload/production/images/a/b.png">'],
  ['a logo among others', '<img src="https://workablehr.s3.amazonaws.com/uploads/account/logo/123456/logo">'],
  ['another list of careers', '<div data-careersite="example"></div>'],
  ['the script of every embed', '<script src="https://www.workable.com/assets/embed.js"></script>'],
  ['the assets of a vendor', '<script src="https://widget.teamtailor.com/widget.js"></script>'],
  ['an icon', '<link rel="icon" href="https://jobs.lever.co/favicon.ico">'],
  [
    'the login',
    '<a href="https://example.personio.de/login">Login</a><a href="https://app.bamboohr.com/login">Login</a>',
  ],
  [
    'the vendor',
    '<a href="https://www.greenhouse.com/">Powered by</a><a href="https://www.recruitee.com/">Hiring by</a>',
  ],
  ['the documentation of an interface', '<a href="https://apiv1.recruiterbox.com/frontend_api.html">Docs</a>'],
  ['where widgets come from', '<script src="https://career.recruitee.com/"></script>'],
  ['a market of a vendor', '<a href="https://marketplace.softgarden.io/">Marketplace</a>'],
  ['the login of staff', '<a href="https://employeeapp-1270.umantis.com/SelfService/Courses">Courses</a>'],
  ['a market', '<a href="https://jobs.smartrecruiters.com/sr-jobs/search?keyword=baker">Jobs</a>'],
  ['what a vendor writes', '<a href="https://www.smartrecruiters.com/resources/article/a-baker">Read</a>'],
  ['another interface', '<script>fetch("https://api.smartrecruiters.com/v1/industries/IT")</script>'],
  ['a market of all companies', '<a href="https://jobs.smartrecruiters.com/SR-Jobs/search">Jobs</a>'],
  ['the interface of a newer iCIMS site', '<script>fetch("https://example.jibeapply.com/api/jobs")</script>'],
  ['a file of a newer iCIMS site', '<img src="https://example.jibeapply.com/files/logo">'],
  ['a language without a company', '<a href="https://ats.rippling.com/en-GB/jobs">Jobs</a>'],
  ['a language alone', '<a href="https://ats.rippling.com/de/">Jobs</a>'],
  ['an embed that names another host', '<div class="jv-careersite" data-careersite="https://other.example/x"></div>'],
  ['an embed that names a script', '<div class="jv-careersite" data-careersite="javascript:alert(1)"></div>'],
  // What would lead an address of ours elsewhere.
  ['a company with a path', '<a href="https://jobs.smartrecruiters.com/?company=..%2F..%2Fx">Jobs</a>'],
  ['a company with a query', '<a href="https://jobs.smartrecruiters.com/?company=a%3Fb">Jobs</a>'],
  ['a board with a path', '<iframe src="https://app.greenhouse.io/embed/job_board?for=a%2F..%2Fb"></iframe>'],
  ['a board of dots', '<iframe src="https://boards.greenhouse.io/embed/job_board?for=.."></iframe>'],
  [
    'a client that is a host',
    '<script>get("https://jsapi.recruiterbox.com/v1/openings?client_name=evil.example%2F")</script>',
  ],
  ['a client with a dot', '<script>get("https://jsapi.recruiterbox.com/v1/openings?client_name=a.b")</script>'],
  // Programs of all kinds have codes of companies.
  ['a company of a stock system', '<script>plants = {"company_code": "DE01", "currency": "EUR"}</script>'],
  ['a site that is a pattern', '<a href="https://jobs.jobvite.com/%28%28a%2B%29%2B/jobs">Jobs</a>'],
])('no board is found in %s', (_what, html) => {
  expect(boardsIn(html)).toEqual([]);
});

it('reads the site that an embed of Zoho Recruit names', () => {
  const embed = `rec_embed_js.load({ page_name: 'new', source: 'CareerSite', site: 'https://example.zohorecruit.com' })`;
  expect(boardsIn(`<script>${embed}</script>`)).toContain('zoho example.zohorecruit.com/new');
});

it('finds one board on the page of an Oracle site that is called by a name', () => {
  const url = 'https://example.fa.us2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/Jobs-at-Example';
  const page = `<base href="${url}" data-apibaseurl="https://example.fa.us2.oraclecloud.com:443" data-sitenumber="CX_1">`;
  expect(findSystems(parseHtml(page), url, url).boards.map(({ key }) => key)).toEqual([
    'example.fa.us2.oraclecloud.com/Jobs-at-Example',
  ]);
});

it('finds the board of an Oracle page whose address names no site', () => {
  const url = 'https://jobs.example.com/hcmUI/CandidateExperience/en/job/1';
  const page = `<base href="${url}" data-apibaseurl="https://jobs.example.com" data-sitenumber="CX_1">`;
  expect(findSystems(parseHtml(page), url, url).boards.map(({ key }) => key)).toEqual(['jobs.example.com/CX_1']);
});

it('reads the portal that an embed of Keka names', () => {
  const embed =
    "window.khConfig = {identifier: '0c1f', domain: 'https://example.keka.com/careers/', portalName: 'Leeds'}";
  expect(boardsIn(`<script>${embed}</script>`)).toContain('keka example/Leeds');
});

it.each([
  'https://ats.rippling.com/example/jobs',
  'https://www.careers-page.com/example',
  'https://jobs.gem.com/example',
  'https://example.keka.com/careers',
])('finds no board in what a page of %s is built of', (url) => {
  const parts = `<link href="/_next/static/a.css"><link rel="manifest" href="/manifest.json"><link href="favicon.ico">
<script src="/cdn-cgi/scripts/0c1f/email-decode.min.js"></script><link href="/font.woff2">`;
  expect(findSystems(parseHtml(parts), url, url).boards).toHaveLength(1);
});

it('takes the trackers of a career site for no career site of their own', () => {
  const marks =
    '<script src="https://matomo.softgarden.io/a.js"></script><img src="https://certificate.softgarden.io/b">';
  expect(boardsIn(marks)).toEqual(['softgarden example.com']);
});

it('asks for an embedded list of Homerun in the language that the page shows it in', () => {
  const url = 'https://example.com/jobs';
  const shown = (file: string): (string | undefined)[] =>
    findSystems(parseHtml(`<div data-src="https://embed.homerun.co/ahz3/${file}"></div>`), url, url).boards.map(
      (board) => board.url.split('/').at(-1),
    );
  expect(['widget-de.html?t=1', 'widget.html', 'widget.js'].flatMap(shown)).toEqual([
    'widget-de.html',
    'widget.html',
    'widget.html',
  ]);
});
