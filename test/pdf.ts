/** A line of a PDF to be made: its lower left corner in points, y upwards. */
export interface PdfLine {
  readonly text: string;
  readonly x?: number;
  readonly y: number;
  readonly size?: number;
  readonly isBold?: boolean;
}

/** Letters of WinAnsi that Latin-1 has elsewhere. */
const WIN_ANSI: Readonly<Record<string, string>> = { '•': '\x95', '–': '\x96', '’': '\x92', '€': '\x80' };

/** A PDF of these pages, in Helvetica; for tests. */
export function pdfOf(...pages: readonly (readonly PdfLine[])[]): Buffer {
  return pdfOfContents(pages.map((lines) => ({ content: Buffer.from(lines.map(shown).join('\n'), 'latin1') })));
}

/** A PDF of pages that show these streams of content, packed or not. */
export function pdfOfContents(pages: readonly { readonly content: Buffer; readonly filter?: string }[]): Buffer {
  const font = (name: string): string =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const kids = pages.map((_, at) => `${String(5 + 2 * at)} 0 R`).join(' ');
  const objects: (string | Buffer)[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${String(pages.length)} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    ...pages.flatMap(({ content, filter }, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${String(6 + 2 * at)} 0 R >>`,
      Buffer.concat([
        Buffer.from(
          `<< /Length ${String(content.length)}${filter === undefined ? '' : ` /Filter ${filter}`} >>\nstream\n`,
        ),
        content,
        Buffer.from('\nendstream'),
      ]),
    ]),
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets = objects.map((object, at) => {
    const offset = parts.reduce((sum, { length }) => sum + length, 0);
    parts.push(Buffer.from(`${String(at + 1)} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'));
    return offset;
  });
  const start = parts.reduce((sum, { length }) => sum + length, 0);
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = String(objects.length + 1);
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${String(start)}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

function shown({ text, x = 60, y, size = 10, isBold = false }: PdfLine): string {
  const written = text.replace(/[()\\]/g, String.raw`\$&`).replace(/[•–’€]/g, (letter) => WIN_ANSI[letter] ?? letter);
  return `BT /F${isBold ? '2' : '1'} ${String(size)} Tf ${String(x)} ${String(y)} Td (${written}) Tj ET`;
}
