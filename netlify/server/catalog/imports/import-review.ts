import { type SQL, sql } from 'drizzle-orm';
import {
  IMPORT_COLUMNS,
  type ImportRow,
  type ImportRowSort,
  type ImportStatus,
  type ProductImport,
  type Verdict,
} from '#contracts/catalog/import.ts';
import { saleWarnings } from '#contracts/catalog/sale.ts';
import { IMPORT_STATES } from '#contracts/catalog/states.ts';
import { asActor, guard, rows } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import type { Paging } from '../../platform/list-page.ts';
import type { Caller } from '../../platform/session.ts';
import { todayInIndia } from '../../platform/time.ts';
import { formatAttributes, formatCrossReferences } from './import-parse.ts';

type ImportSummary = Omit<ProductImport, 'id' | 'company_id' | 'counts' | 'status' | 'running'> & {
  id: string;
  company_id: string;
  status: ImportStatus;
} & Record<`n_${Verdict}`, number>;

/** One import with the results of its check. 404 for an unknown id. */
export async function getImport(actor: Caller, id: number): Promise<{ import: ProductImport }> {
  const [, writing, found] = await asActor(actor, [
    // Read before the row: a run that has just ended is then also ended in the row.
    rows<{ running: boolean }>(sql`select exists (select from running_imports where import_id = ${id}) as running`),
    rows<ImportSummary>(sql`
      select i.id, i.company_id, c.name as company, i.file_name, i.fingerprint, i.columns, i.status,
        i.created_at, i.rows, r.*
      from product_imports i join companies c on c.id = i.company_id, lateral (
        select count(*)::int as checked, coalesce(max(row_no), 0) as last_row,
          count(*) filter (where verdict = 'new')::int as n_new, count(*) filter (where verdict = 'changed')::int as n_changed,
          count(*) filter (where verdict = 'same')::int as n_same, count(*) filter (where verdict = 'wrong')::int as n_wrong,
          count(*) filter (where applied)::int as applied
        from product_import_rows where import_id = i.id) as r
      where i.id = ${id}`),
  ]);
  const row = found.rows[0];
  if (!row) throw notFound('import');
  const { n_new, n_changed, n_same, n_wrong, ...rest } = row;
  return {
    import: {
      ...rest,
      id: Number(row.id),
      company_id: Number(row.company_id),
      created_at: new Date(row.created_at).toISOString(),
      running: writing.rows[0]!.running && IMPORT_STATES[row.status].isOpen === true,
      counts: { new: n_new, changed: n_changed, same: n_same, wrong: n_wrong },
    },
  };
}

type Row = Omit<ImportRow, 'changes' | 'warnings'> & {
  changes: Record<string, [unknown, unknown]>;
  /** As the row leaves the product; the price 0 if it has none. */
  price_paise: number;
  gst_rate_bp: number | null;
};
interface ListQuery extends Paging {
  id: number;
  verdict?: Verdict | undefined;
  sort?: ImportRowSort | undefined;
}

const ORDERS: Record<ImportRowSort, SQL> = {
  row_asc: sql`row_no`,
  row_desc: sql`row_no desc`,
  sku_asc: sql`lower(sku), row_no`,
  sku_desc: sql`lower(sku) desc, row_no desc`,
};

/** What a row changes for its company only; anything else is the item's. */
const OWN_COLUMNS = '{price_paise,price_per,material_code,active}';

/** One page of an import's rows, in the file's order unless `sort` says otherwise. */
export async function listImportRows(actor: Caller, { id, verdict, sort = 'row_asc', page, size, after }: ListQuery) {
  const order = ORDERS[sort];
  const which = sql`import_id = ${id} and verdict is not null ${verdict ? sql`and verdict = ${verdict}` : sql``}`;
  const keys = sort.startsWith('sku') ? sql`lower(sku), row_no` : sql`row_no`;
  const last = sql`from product_import_rows where import_id = ${id} and row_no = ${after ?? 0}`;
  const isAfter = after
    ? sql`and (${keys}) ${sort.endsWith('_desc') ? sql`<` : sql`>`} (select ${keys} ${last})`
    : sql``;
  const [, found] = await asActor(actor, [
    rows<{ total: number; items: Row[] | null }>(sql`
      select (select count(*)::int from product_import_rows where ${which}) as total, (
        select json_agg(json_build_object('row', row_no, 'sku', sku, 'name', name, 'verdict', verdict, 'faults', faults,
          'changes', changes, 'applied', applied, 'rate_by_hsn', differing.rate_bp / 100.0,
          'also_of', array(
            select c.name from products p join companies c on c.id = p.company_id
            where p.item_id = page.item_id and page.changes - ${OWN_COLUMNS}::text[] <> '{}'
              and c.id <> (select company_id from product_imports where id = ${id})
            order by c.name),
          'price_paise', coalesce(page.price_paise, known_price.price_paise, 0),
          'gst_rate_bp', coalesce(page.gst_rate_bp, is_now.gst_rate_bp)) order by ${order})
        from (select * from product_import_rows where ${which} ${isAfter} order by ${order} limit ${size} offset ${(page - 1) * size}) as page
          left join lateral (select hsn, gst_rate_bp from items i where i.id = page.item_id) as is_now on true
          left join lateral (
            select coalesce(p.price_paise, l.price_paise) as price_paise
            from product_imports i join companies c on c.id = i.company_id
              left join products p on p.company_id = c.id and p.item_id = page.item_id
              left join price_list_lines l on l.list_id = c.price_list_id and l.item_id = page.item_id
            where i.id = page.import_id) as known_price on true
          left join lateral (
            select rate_bp from hsn_rate_on(coalesce(page.hsn, is_now.hsn), ${todayInIndia}) as known
            where known.rate_bp is distinct from coalesce(page.gst_rate_bp, is_now.gst_rate_bp)) as differing on true
      ) as items`),
    ...(after ? [guard('list changed', sql`exists (select 1 ${last})`)] : []),
  ]);
  const { total, items } = found.rows[0]!;
  return { total, items: (items ?? []).map(importRow) };
}

function importRow({ price_paise, gst_rate_bp, ...row }: Row): ImportRow {
  const warnings = row.verdict === 'wrong' ? [] : saleWarnings({ price: price_paise, gst_rate: gst_rate_bp });
  return { ...row, changes: changesOf(row.changes), warnings };
}

/** Columns of `products` under their names in the file. */
const COLUMNS: Record<string, string> = { price_paise: 'price', cost_paise: 'cost', gst_rate_bp: 'gst_rate' };

const POSITIONS = new Map<string, number>(IMPORT_COLUMNS.map((column, position) => [column, position]));

/** The changes in the order of the columns. */
function changesOf(changes: Row['changes']) {
  return Object.entries(changes)
    .map(([column, [before, after]]) => ({
      column: COLUMNS[column] ?? column,
      before: formatValue(column, before),
      after: formatValue(column, after),
    }))
    .sort((a, b) => POSITIONS.get(a.column)! - POSITIONS.get(b.column)!);
}

/** A value as the file would have it. */
function formatValue(column: string, value: unknown): string | null {
  if (value === null) return null;
  if (column === 'price_paise' || column === 'cost_paise') return (Number(value) / 100).toFixed(2);
  if (column === 'gst_rate_bp') return String(Number(value) / 100);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (column === 'attributes') return formatAttributes(value as Record<string, string>);
  if (column === 'cross_references') return formatCrossReferences(value as string[]);
  return String(value);
}
