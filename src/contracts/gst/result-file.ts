import type { Registration } from './e-invoices.ts';

/**
 * Reads the result file of the invoice registration portal. Its columns are not published, so each field is taken under
 * its usual names, and a document is known by its type and number, which the signed QR code holds too.
 */

/** Registrations found, and the rows that were not understood. */
export interface ResultFile {
  registrations: Registration[];
  /** `row` counts from 1, the heading included. */
  problems: { row: number; message: string }[];
}

type Values = Record<string, unknown>;

/** Names without anything but letters, in the order of preference. */
const NAMES = {
  irn: ['irn', 'invoicereferencenumber', 'irnno', 'irnnumber'],
  ack_no: ['ackno', 'acknumber', 'acknowledgementno', 'acknowledgementnumber', 'acknowledgmentnumber'],
  ack_at: ['ackdt', 'ackdate', 'acknowledgementdate', 'acknowledgmentdate', 'ackdatetime'],
  irn_qr: ['signedqrcode', 'signedqr', 'qrcode', 'qr'],
  number: ['docno', 'documentno', 'documentnumber', 'docnum', 'invoiceno', 'invoicenumber', 'no'],
  typ: ['doctyp', 'doctype', 'documenttype', 'typ', 'type'],
  error: ['errormessage', 'errormessages', 'errordetails', 'errors', 'error', 'errorcode'],
} as const;

const TYPES: Readonly<Record<string, Registration['typ']>> = {
  ...{ inv: 'INV', invoice: 'INV', taxinvoice: 'INV', crn: 'CRN', creditnote: 'CRN', dbn: 'DBN', debitnote: 'DBN' },
};

const lettersOf = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

/** Reads rows of an Excel or CSV file; the heading is the first row with a column for the IRN. */
export function readResultRows(rows: readonly (readonly string[])[]): ResultFile {
  const at = rows.findIndex((row) => row.some((cell) => (NAMES.irn as readonly string[]).includes(lettersOf(cell))));
  if (at < 0) return { registrations: [], problems: [{ row: 1, message: 'No column is called Irn.' }] };
  const heads = rows[at]!.map(lettersOf);
  const records = rows
    .slice(at + 1)
    .map((row) => Object.fromEntries(heads.map((head, index) => [head, row[index] ?? ''])));
  return readRecords(records, at + 2);
}

/** Reads a JSON file: a list of answers, or an object that contains one. */
export function readResultJson(text: string): ResultFile {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return { registrations: [], problems: [{ row: 1, message: 'The file is not valid JSON.' }] };
  }
  const records = listIn(parsed).map((record) => flat(record));
  return readRecords(records, 1);
}

function listIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null) return [];
  const list = Object.values(value).find((part): part is unknown[] => Array.isArray(part) && part.length > 0);
  return 'Irn' in value || !list ? [value] : list;
}

/** `{ DocDtls: { No } }` → `{ no }`. */
function flat(value: unknown): Values {
  if (typeof value !== 'object' || value === null) return {};
  const entries = Object.entries(value).flatMap(([name, part]): [string, unknown][] =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.entries(flat(part))
      : [[lettersOf(name), Array.isArray(part) ? JSON.stringify(part) : part]],
  );
  return Object.fromEntries(entries);
}

function readRecords(records: Values[], firstRow: number): ResultFile {
  const file: ResultFile = { registrations: [], problems: [] };
  records.forEach((record, index) => {
    if (Object.values(record).every((value) => textOf(value) === '')) return;
    const read = readRecord(record);
    if (typeof read === 'string') file.problems.push({ row: firstRow + index, message: read });
    else file.registrations.push(read);
  });
  return file;
}

/** The registration in a row, or why there is none. */
function readRecord(record: Values): Registration | string {
  const field = (name: keyof typeof NAMES) => {
    const found = NAMES[name].find((one) => textOf(record[one]) !== '');
    return found ? textOf(record[found]) : '';
  };
  const irn = field('irn').toLowerCase();
  if (irn === '') return field('error') || 'The row has no IRN.';
  if (!/^[0-9a-f]{64}$/.test(irn)) return `“${irn.slice(0, 20)}” is not an IRN of 64 characters.`;
  const signed = readQr(field('irn_qr'));
  const number = (field('number') || signed.DocNo || '').toUpperCase();
  if (number === '') return 'The row has no document number.';
  const typ = TYPES[lettersOf(field('typ') || signed.DocTyp || '')];
  if (!typ) return `${number}: the document type is missing; it is INV, CRN or DBN.`;
  const ackAt = ackTime(field('ack_at'));
  return { typ, number, irn, ack_no: field('ack_no') || null, ack_at: ackAt, irn_qr: field('irn_qr') || null };
}

const textOf = (value: unknown) =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

/** What a signed QR code (a JWT) says of its document; empty for other text. Its signature is not checked. */
function readQr(token: string): { DocNo?: string; DocTyp?: string } {
  const [, payload] = token.split('.');
  if (!payload) return {};
  try {
    const { data } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { data?: string };
    return JSON.parse(data ?? '{}') as { DocNo?: string; DocTyp?: string };
  } catch {
    return {};
  }
}

/** `2026-11-05 14:03:00` or `05/11/2026 14:03` in India → ISO; null for other text. */
function ackTime(text: string): string | null {
  const iso = /^(\d{4})-(\d\d)-(\d\d)[ T](\d\d):(\d\d)(?::(\d\d))?/.exec(text);
  const indian = /^(\d\d)[/-](\d\d)[/-](\d{4})[ T](\d\d):(\d\d)(?::(\d\d))?/.exec(text);
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : indian ? [indian[3], indian[2], indian[1]] : [];
  const [hour, minute, second = '00'] = (iso ?? indian ?? []).slice(4);
  const time = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}+05:30`);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}
