import { auditKinds } from '#contracts/admin/audit-log.ts';
import { formatDay, formatPaise, formatTime } from '../platform/format.ts';

/** Longest value shown, characters; the record itself has the full text. */
const MAX_SHOWN = 300;

/** Columns with another record's id, and its table. The log shows that record's name instead. */
export const REFERENCES: Readonly<Record<string, string>> = {
  company_id: 'companies',
  ...{ user_id: 'users', created_by: 'users', recorded_by: 'users', given_up_by: 'users', decided_by: 'users' },
  ...{ owner_id: 'users', entered_by: 'users', held_by: 'users', lifted_by: 'users' },
  ...{
    reset_by: 'users',
    resent_by: 'users',
    cleared_by: 'users',
    deputy_id: 'users',
    posted_by: 'users',
    approver_ids: 'users',
  },
  payer_id: 'companies',
  ...{
    ship_address_id: 'addresses',
    cost_centre_id: 'cost_centres',
    item_id: 'items',
    list_id: 'price_lists',
    price_list_id: 'price_lists',
    product_id: 'products',
    order_id: 'orders',
    shipment_id: 'shipments',
  },
  ...{
    rfq_id: 'rfqs',
    enquiry_id: 'rfq_submissions',
    quote_id: 'quotes',
    return_id: 'returns',
    claim_id: 'returns',
    goods_received_id: 'goods_received',
  },
  ...{ invoice_id: 'invoices', credits_id: 'invoices', debits_id: 'invoices', credit_id: 'invoices' },
  ...{ receipt_id: 'receipts', refunds_id: 'receipts', reverses_id: 'receipts' },
  ...{ takes_back_id: 'allocations', from_id: 'allocations' },
  ...{ challan_id: 'delivery_challans' },
  ...{ vendor_id: 'vendors', purchase_order_id: 'purchase_orders', count_id: 'stock_counts' },
  ...{ message_id: 'contact_messages', application_id: 'job_applications' },
};

/** Names of records by table and id. */
export type Names = Record<string, Record<string, string>>;

/** Column → [before, after]. */
export type Changes = Record<string, [unknown, unknown]>;

/** Prefix of a record number, `rfq` or `order` → its table. */
const PREFIXES = new Map(
  Object.entries(auditKinds).map(([table, { one, code }]) => [
    code?.slice(0, -1).toLowerCase() ?? one.toLowerCase(),
    table,
  ]),
);

/** Pattern of other record numbers → their table. */
const NUMBER_PATTERNS: [RegExp, string][] = [
  [/^psd\//, 'delivery_challans'],
  [/^pso\//, 'purchase_orders'],
  [/^ps[rv]\//, 'receipts'],
  [/^ps[a-z]?\//, 'invoices'],
  [/^quo-/, 'quotes'],
  [/^enq-/, 'rfq_submissions'],
];

/**
 * Parses a search for a record: `RFQ-000012` is RFQ 12, `#100042` is record 100042 of the chosen table, `PS/2627/000118` an
 * invoice number, other text a product's SKU.
 */
export function parseRecordQuery(
  q: string | null,
  entity?: string,
): { entity?: string | undefined; record: string | null } {
  const words = q?.trim().toLowerCase() ?? '';
  if (words === '') return { entity, record: null };
  const [, code, number] = /^(?:([a-z]+)[\s-]?)?#?0*(\d{1,18})$/.exec(words) ?? [];
  if (number && (!code || PREFIXES.has(code))) return { entity: entity ?? PREFIXES.get(code ?? ''), record: number };
  return {
    entity: entity ?? NUMBER_PATTERNS.find(([pattern]) => pattern.test(words))?.[1],
    record: words,
  };
}

/** A record's code or name: `RFQ-000012`, `Meera Iyer`; the id if there is neither. */
function recordName(entity: string, id: string, names: Names): string {
  const code = auditKinds[entity]?.code;
  return code ? code + id.padStart(6, '0') : (names[entity]?.[id] ?? id);
}

const VERBS: Readonly<Record<string, string>> = {
  ...{ insert: 'added', update: 'changed', delete: 'deleted' },
  ...{ invite: 'invited again', link: 'sent a link to set a password to' },
};

/** The action as text, to go before the record: `changed`. Adding an account is an invitation. */
export function describeAction({ action, entity, entity_id, user_id, changes }: Acted): string {
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

/** The record of an entry as text: `Order 100042`, `Account Meera Iyer`. */
export function describeRecord(entry: { entity: string; entity_id: string; changes: Changes }, names: Names): string {
  const { entity, entity_id, changes } = entry;
  const { one, code } = auditKinds[entity] ?? { one: entity.replaceAll('_', ' ') };
  const name =
    names[entity]?.[entity_id] ?? deletedName(entity, changes, names) ?? recordName(entity, entity_id, names);
  return code ? name : `${one} ${name}`;
}

/** For a quote, the id of its RFQ, from the code `QUO-000012/2`; null for other records and for deleted quotes. */
export function quoteRfqId({ entity, entity_id }: { entity: string; entity_id: string }, names: Names): number | null {
  const [, rfq] = /^QUO-0*(\d+)\//.exec((entity === 'quotes' && names.quotes?.[entity_id]) || '') ?? [];
  return rfq ? Number(rfq) : null;
}

/** The name of a deleted record, from its own entry. */
function deletedName(entity: string, changes: Changes, names: Names): string | undefined {
  const was = (column: string) => changes[column]?.find((value) => value !== null);
  if (entity === 'item_images' && was('item_id')) return recordName('items', String(was('item_id')), names);
  if (entity === 'price_list_lines' && was('item_id')) return names.items?.[String(was('item_id'))];
  if (entity === 'tds_certificates' && was('number')) return String(was('number'));
  if (entity === 'item_documents' && was('title')) return String(was('title'));
  if (entity === 'product_imports' && was('file_name')) return String(was('file_name'));
  if (entity === 'passkeys' && was('name')) return String(was('name'));
  if ((entity === 'authenticator_apps' || entity === 'recovery_codes') && was('user_id')) {
    return `of ${recordName('users', String(was('user_id')), names)}`;
  }
  if (entity === 'approval_steps') return `from ${formatPaise(Number(was('from_paise')))}`;
  if (entity === 'deputies') return `of ${recordName('users', String(was('user_id')), names)}`;
  if (entity === 'holidays' && was('name')) return String(was('name'));
  if (entity === 'delivery_zones' && was('prefix')) return `for PIN codes ${was('prefix')}`;
  if (entity === 'search_synonyms' && was('typed')) return `of ${was('typed')}`;
  return entity === 'hsn_rates' && was('hsn') ? `for HSN ${was('hsn')}` : undefined;
}

/** The changed columns as text, sorted by label. */
export function describeChanges(changes: Changes, names: Names) {
  return Object.entries(changes)
    .filter(([column]) => !isSecret(column) && !isNoise(column, changes))
    .map(([column, [before, after]]) => ({
      field: columnLabel(column),
      before: column === 'password_hash' ? null : formatValue(column, before, names),
      after: formatValue(column, after, names),
    }))
    .filter(({ before, after }) => before !== null || after !== null)
    .sort((a, b) => a.field.localeCompare(b.field));
}

/**
 * A credit note's status (always `paid`) and a new account's first password: shown, they would suggest a payment or a
 * password change that did not happen.
 */
const isNoise = (column: string, { kind, email }: Changes) =>
  column === 'status' ? kind?.[1] === 'credit note' : column === 'password_hash' && email?.[0] === null;

/** Keys of private files and token hashes. */
const isSecret = (column: string) => /_(key|hash)$/.test(column) && column !== 'password_hash';

/** Columns whose name says too little, or the same as another one of the record. */
const COLUMN_LABELS: Readonly<Record<string, string>> = {
  email_in_use: 'Email already has an account',
  partial_ok: 'Partial acceptance allowed',
  ...{ ship_address_id: 'Ship-to address', ship_address: 'Ship-to address as ordered' },
  ...{ ship_label: 'Ship-to name', ship_state: 'Ship-to State', ship_gstin: 'Ship-to GSTIN' },
  cost_centre: 'Cost centre as ordered',
};

/** `credit_limit_paise` → `Credit limit`, `gst_rate_bp` → `GST rate`, `is_default` → `Default`. */
function columnLabel(column: string): string {
  if (COLUMN_LABELS[column]) return COLUMN_LABELS[column];
  const words = column.replace(/^is_|_(paise|bp|at|hash|id)$/g, '').replaceAll('_', ' ');
  const known = words.replace(
    /\b(gst|cgst|sgst|igst|gstin|pan|tin|po|hsn|sku|rfq|irn|tds|awb|lr|sez|url|qty|id)\b/g,
    (word) => word.toUpperCase(),
  );
  return known.charAt(0).toUpperCase() + known.slice(1);
}

function formatValue(column: string, value: unknown, names: Names): string | null {
  if (value === null || value === undefined || value === '') return null;
  const table = REFERENCES[column];
  if (table)
    return [value]
      .flat()
      .map((id) => recordName(table, String(id), names))
      .join(', ');
  // The log stores only that it changed.
  if (column === 'password_hash') return 'changed';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number' && column.endsWith('_paise')) return formatPaise(value);
  if (typeof value === 'number' && column.endsWith('_bp')) return `${value / 100}%`;
  // A text that was typed may look like a date and be none.
  if (typeof value === 'string' && !Number.isNaN(Date.parse(value))) {
    if (/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value)) return formatTime(value);
    if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDay(value);
  }
  const text = formatNested(value);
  if (text === '') return null;
  return text.length > MAX_SHOWN ? `${[...text].slice(0, MAX_SHOWN).join('')}…` : text;
}

/** Arrays and objects as text: `Bore: 25 mm, Seal: 2RS`, and `line: 1, price: ₹84.00; line: 2, qty: 40` for lines. */
function formatNested(value: unknown, name = ''): string {
  if (Array.isArray(value)) {
    const isOfLines = typeof value[0] === 'object';
    return value.map((item) => formatNested(item)).join(isOfLines ? '; ' : ', ');
  }
  if (typeof value === 'number' && name.endsWith('_paise')) return formatPaise(value);
  if (value === null || typeof value !== 'object') return String(value);
  return Object.entries(value)
    .filter(([, item]) => item !== null)
    .map(([key, item]) => `${nestedLabel(key)}: ${formatNested(item, key)}`)
    .join(', ');
}

const nestedLabel = (key: string) => (key === 'line_no' ? 'line' : key.replace(/_paise$/, '').replaceAll('_', ' '));
