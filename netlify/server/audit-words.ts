import { auditKinds } from '#contracts/admin-audit.ts';
import { readDay, readMoney, readTime } from './mail/as-read.ts';

/** Longest value that an entry shows, characters; the record itself holds the rest. */
const MAX_SHOWN = 300;

/** Columns that hold another record's number, and the table that it is of. The log names the record instead. */
export const REFERENCES: Readonly<Record<string, string>> = {
  company_id: 'companies',
  ...{ user_id: 'users', created_by: 'users', recorded_by: 'users', given_up_by: 'users' },
  ...{ ship_address_id: 'addresses', product_id: 'products', order_id: 'orders', shipment_id: 'shipments' },
  ...{ rfq_id: 'rfqs', enquiry_id: 'rfq_submissions', quote_id: 'quotes', return_id: 'returns' },
  ...{ invoice_id: 'invoices', credits_id: 'invoices', reverses_id: 'payments' },
  ...{ message_id: 'contact_messages', application_id: 'job_applications' },
};

/** What records are called, by table and number, where their number does not say it. */
export type Names = Record<string, Record<string, string>>;

/** Column → [before, after]. */
export type Changes = Record<string, [unknown, unknown]>;

/** What stands before the number of a record, `rfq` or `order`, and the table that holds it. */
const CODES = new Map(
  Object.entries(auditKinds).map(([table, { one, code }]) => [
    code?.slice(0, -1).toLowerCase() ?? one.toLowerCase(),
    table,
  ]),
);

/** What tells the other numbers of records from one another. */
const NUMBERS: [RegExp, string][] = [
  [/^ps[a-z]?\//, 'invoices'],
  [/^quo-/, 'quotes'],
  [/^enq-/, 'rfq_submissions'],
];

/**
 * What a search for a record means: `RFQ-000012` is number 12 of the RFQs, `#100042` number 100042 of whatever is looked at,
 * `PS/2627/000118` the invoice that is so numbered, other words a product's SKU. Nothing for a blank search.
 */
export function recordOf(q: string | null, entity?: string): { entity?: string | undefined; record: string | null } {
  const words = q?.trim().toLowerCase() ?? '';
  if (words === '') return { entity, record: null };
  const [, code, number] = /^(?:([a-z]+)[\s-]?)?#?0*(\d{1,18})$/.exec(words) ?? [];
  if (number && (!code || CODES.has(code))) return { entity: entity ?? CODES.get(code ?? ''), record: number };
  return { entity: entity ?? NUMBERS.find(([pattern]) => pattern.test(words))?.[1] ?? 'products', record: words };
}

/** What the number of a record is read as: `RFQ-000012`, `Meera Iyer`; the number itself where nothing names it. */
export function nameOf(entity: string, id: string, names: Names): string {
  const code = auditKinds[entity]?.code;
  return code ? code + id.padStart(6, '0') : (names[entity]?.[id] ?? id);
}

/** What was done, as it is read. */
const VERBS: Readonly<Record<string, string>> = {
  ...{ insert: 'added', update: 'changed', delete: 'deleted' },
  ...{ invite: 'invited again', link: 'sent a link to set a password to' },
};

/** What was done, as it is read before the record. An account is added by inviting its person. */
export function actInWords({ action, entity, entity_id, user_id, changes }: Acted): string {
  if (entity === 'users' && action === 'insert') return 'invited';
  const isGiven = entity === 'users' && action === 'update' && changes.password_hash && entity_id !== String(user_id);
  return isGiven ? 'gave a temporary password to' : (VERBS[action] ?? action);
}

interface Acted {
  action: string;
  entity: string;
  entity_id: string;
  user_id: number;
  changes: Changes;
}

/** The record of an entry, with its kind: `Order 100042`, `Account Meera Iyer`. */
export function recordInWords(entry: { entity: string; entity_id: string; changes: Changes }, names: Names): string {
  const { entity, entity_id, changes } = entry;
  const { one, code } = auditKinds[entity] ?? { one: entity.replaceAll('_', ' ') };
  const name = names[entity]?.[entity_id] ?? lastNameOf(entity, changes, names) ?? nameOf(entity, entity_id, names);
  return code ? name : `${one} ${name}`;
}

/** Of a quote, the RFQ that it answers, by its code `QUO-000012/2`; null of anything else, and of a quote that is no more. */
export function rfqOf({ entity, entity_id }: { entity: string; entity_id: string }, names: Names): number | null {
  const [, rfq] = /^QUO-0*(\d+)\//.exec((entity === 'quotes' && names.quotes?.[entity_id]) || '') ?? [];
  return rfq ? Number(rfq) : null;
}

/** The name of what was taken away, as its own last entry has it. */
function lastNameOf(entity: string, changes: Changes, names: Names): string | undefined {
  const was = (column: string) => changes[column]?.find((value) => value !== null);
  if (entity === 'product_images' && was('product_id')) return nameOf('products', String(was('product_id')), names);
  if (entity === 'product_imports' && was('file_name')) return String(was('file_name'));
  return entity === 'hsn_rates' && was('hsn') ? `for HSN ${was('hsn')}` : undefined;
}

/** Each column that changed, in words, in the order of their names. */
export function changesInWords(changes: Changes, names: Names) {
  return Object.entries(changes)
    .filter(([column]) => !isSecret(column) && !saysNothing(column, changes))
    .map(([column, [before, after]]) => ({
      field: fieldOf(column),
      before: column === 'password_hash' ? null : inWords(column, before, names),
      after: inWords(column, after, names),
    }))
    .filter(({ before, after }) => before !== null || after !== null)
    .sort((a, b) => a.field.localeCompare(b.field));
}

/**
 * Of a credit note its status: the row is settled from the start, and nobody has paid it. Of a new account its password: it
 * has its first, or one that nobody knows.
 */
const saysNothing = (column: string, { kind, email }: Changes) =>
  column === 'status' ? kind?.[1] === 'credit note' : column === 'password_hash' && email?.[0] === null;

/** Keys of the private store and hashes of tokens are of no use to a reader. */
const isSecret = (column: string) => /_(key|hash)$/.test(column) && column !== 'password_hash';

/** `credit_limit_paise` → `Credit limit`, `gst_rate_bp` → `GST rate`. */
function fieldOf(column: string): string {
  const words = column.replace(/_(paise|bp|at|hash|id)$/, '').replaceAll('_', ' ');
  const known = words.replace(
    /\b(gst|cgst|sgst|igst|gstin|pan|tin|po|hsn|sku|rfq|irn|awb|lr|sez|url|qty|id)\b/g,
    (word) => word.toUpperCase(),
  );
  return known.charAt(0).toUpperCase() + known.slice(1);
}

function inWords(column: string, value: unknown, names: Names): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (REFERENCES[column]) return nameOf(REFERENCES[column], String(value), names);
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
