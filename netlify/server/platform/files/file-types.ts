import { decodeText } from '#contracts/fields/decode-text.ts';
import { csvRows } from '#contracts/fields/read-csv.ts';
import { judgeOffice } from './office-files.ts';
import { judgeOldOffice } from './old-office-files.ts';
import { judgePdf } from './pdf-files.ts';
import type { Refused } from './refused-content.ts';
import { newRoom } from './zip-package.ts';

/** Document types recognised by their content. */
export type DocumentKind = 'pdf' | 'doc' | 'docx' | 'xls' | 'xlsx' | 'csv';

/** What a file is by its content: a kind, why one of an accepted kind is refused, or null for anything else. */
export type Verdict = { kind: DocumentKind } | { refused: Refused } | null;

/** The media type each is stored and served with. */
export const DOCUMENT_TYPES: Record<DocumentKind, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  // Without a character set: it is stored as it came, in any of those that Excel writes.
  csv: 'text/csv',
};

/**
 * Judges a document by its content alone (decision 049): nothing in it may run, start a program or load from elsewhere, and
 * it may not be two types at once.
 */
export async function judgeDocument(bytes: Buffer): Promise<Verdict> {
  if (bytes.toString('latin1', 0, 5) === '%PDF-') return judgePdf(bytes);
  if (bytes.toString('hex', 0, 8) === 'd0cf11e0a1b11ae1') return judgeOldOffice(bytes);
  if (bytes.toString('latin1', 0, 4) === 'PK\x03\x04') return judgeOffice(bytes, newRoom());
  return judgeCsv(bytes);
}

/** Text with separators, without control characters, and no markup that a browser would render. */
function judgeCsv(bytes: Buffer): Verdict {
  const text = decodeText(bytes);
  if (text === null || !/[,;\t]/.test(text)) return null;
  if (/[\0-\x08\x0b\x0c\x0e-\x1f]/.test(text) || /^\s*[<%#!]|<(script|html|svg|!doctype)/i.test(text)) return null;
  return startsProgram(text) ? { refused: 'dde' } : { kind: 'csv' };
}

/** A cell such as `=cmd|'/c calc'!A0`, whichever separator the reader's spreadsheet takes. */
function startsProgram(text: string): boolean {
  if (!/\|[^\r\n]*!/.test(text)) return false;
  const isDde = (cell: string) => /^\s*[=+\-@]/.test(cell) && /\|.*!/s.test(cell.replace(/"[^"]*"/g, ''));
  return [',', ';', '\t'].some((separator) =>
    csvRows(text, separator).some(({ cells, unread }) => unread !== undefined || cells.some(isDde)),
  );
}
