import { deflateSync } from 'node:zlib';
import { pdfOf, pdfOfContents } from '../pdf.ts';
import { careersWith, JOB_PAGES, site, type Trap } from './trap.ts';

/** A page whose content is this, packed as often. */
function packed(content: Buffer, times = 1): Buffer {
  let stream = content;
  for (let time = 0; time < times; time++) stream = deflateSync(stream, { level: 9 });
  return pdfOfContents([{ content: stream, filter: `[ ${'/FlateDecode '.repeat(times)}]` }]);
}

const spaces = (megabytes: number): Buffer => Buffer.alloc(megabytes * 1_000_000, ' ');

/** Adverts as PDF files that cost more than they look. */
const PDFS: Readonly<Record<string, () => Buffer>> = {
  'of 300 MB, packed': () => packed(spaces(300)),
  'of 300 MB, packed twice': () => packed(spaces(300), 2),
  'that saves its state without end': () => packed(Buffer.from('q '.repeat(2_000_000))),
  'of two million texts': () => packed(Buffer.from('BT /F1 10 Tf (a) Tj ET '.repeat(2_000_000))),
  'that names one page 100,000 times': () =>
    Buffer.from(
      pdfOf([{ text: 'Pump Engineer', y: 700 }])
        .toString('latin1')
        .replace('[5 0 R]', `[${'5 0 R '.repeat(100_000)}]`)
        .replace('/Count 1', '/Count 100000'),
      'latin1',
    ),
  'that is its mark alone': () => Buffer.from('%PDF-1.7\n'),
  'that breaks off': () => pdfOf([{ text: 'Pump Engineer '.repeat(100), y: 700 }]).subarray(0, 700),
};

/** A site with ordinary postings, one of which is described by such a file. */
export const PDF_TRAPS: readonly Trap[] = Object.entries(PDFS).map(([name, make]) => ({
  name: `advert: a PDF ${name}`,
  promise: 'either',
  serve: (host) => {
    const bytes = make();
    return site({
      ...careersWith('<ul><li class="job"><h3><a href="/careers/job.pdf">Pump Engineer 9 (m/w/d)</a></h3></li></ul>'),
      ...JOB_PAGES,
      '/careers/job.pdf': (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/pdf' }).end(bytes);
      },
    })(host);
  },
}));
