/** The cells of a CSV text, as a spreadsheet reads it. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  for (const record of text.replace(/^\ufeff/, '').match(/(?:"(?:[^"]|"")*"|[^"\r\n])+/g) ?? []) {
    rows.push(
      [...`${record},`.matchAll(/("(?:[^"]|"")*"|[^",]*),/g)].map(([, cell = '']) =>
        cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
      ),
    );
  }
  return rows;
}
