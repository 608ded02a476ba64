import { readDay, readMoney, readTime } from './mail/as-read.ts';

/** Longest value that an entry shows, characters; the record itself holds the rest. */
const MAX_SHOWN = 300;

/** Codes under which records are known, and the tables that hold them. */
const CODES: Record<string, string> = { rfq: 'rfqs', tkt: 'tickets', enq: 'rfq_submissions' };

/**
 * What a search for a record means: `RFQ-000012` is number 12 of the RFQs, `Order 100042` and `#100042` number 100042 of
 * whatever is looked at. Nothing for a blank search.
 */
export function recordOf(q: string | null, entity?: string): { entity?: string | undefined; record: string | null } {
  const words = q?.trim().toLowerCase() ?? '';
  const [, code, number] = /^(?:([a-z]+)[\s-]?)?#?0*(\d{1,18})$/.exec(words) ?? [];
  if (number === undefined) return { entity, record: words || null };
  return { entity: entity ?? (code ? CODES[code] : undefined), record: number };
}

/** Each column that changed, in words, in the order of their names. */
export function changesInWords(changes: Record<string, [unknown, unknown]>) {
  return Object.entries(changes)
    .filter(([column]) => !isSecret(column))
    .map(([column, [before, after]]) => ({
      field: fieldOf(column),
      before: column === 'password_hash' ? null : inWords(column, before),
      after: inWords(column, after),
    }))
    .filter(({ before, after }) => before !== null || after !== null)
    .sort((a, b) => a.field.localeCompare(b.field));
}

/** Keys of the private store and hashes of tokens are of no use to a reader. */
const isSecret = (column: string) => /_(key|hash)$/.test(column) && column !== 'password_hash';

/** `credit_limit_paise` → `Credit limit`, `gst_rate_bp` → `GST rate`. */
function fieldOf(column: string): string {
  const words = column.replace(/_(paise|bp|at|hash)$/, '').replaceAll('_', ' ');
  const known = words.replace(/\b(gst|gstin|pan|tin|po|hsn|sku|rfq|irn|awb|lr|sez|url|qty|id)\b/g, (word) =>
    word.toUpperCase(),
  );
  return known.charAt(0).toUpperCase() + known.slice(1);
}

function inWords(column: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  // The log itself holds no more of it than that.
  if (column === 'password_hash') return 'set anew';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number' && column.endsWith('_paise')) return readMoney(value);
  if (typeof value === 'number' && column.endsWith('_bp')) return `${value / 100} %`;
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value)) return readTime(value);
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) return readDay(value);
  const text = listed(value);
  if (text === '') return null;
  return text.length > MAX_SHOWN ? `${[...text].slice(0, MAX_SHOWN).join('')}…` : text;
}

/** Lists and groups as people write them: `Bore: 25 mm, Seal: 2RS`. */
function listed(value: unknown): string {
  if (Array.isArray(value)) return value.map(listed).join(', ');
  if (value === null || typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([name, of]) => `${name}: ${listed(of)}`)
    .join(', ');
}
