/** A PDF begins with this (ISO 32000-1, 7.5.2), though some have bytes of a mail before it. */
const MARK = '%PDF-';
const MARK_WITHIN = 1024;

/** Whether bytes are those of a PDF, whatever their server calls them. */
export function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(MARK_WITHIN, bytes.byteLength)).includes(MARK);
}
