import type { Client } from '@neondatabase/serverless';
import { eq, type SQL, sql } from 'drizzle-orm';
import { IMPORT_CHUNK_ROWS, IMPORT_PORTION, type ImportColumn } from '#contracts/catalog/import.ts';
import { MEASURES } from '#contracts/fields/unit-codes.ts';
import { gstRates, RATE_CHOICES, UNIT_CHOICES, units } from '#contracts/fields/units.ts';
import { companies } from '#db/schema/companies.ts';
import { product_imports } from '#db/schema/product-imports.ts';
import { asActor, db, errorCode, guard, rows } from '../../platform/database.ts';
import { fieldError, GuardFailed, notFound, unknownCompany } from '../../platform/errors.ts';
import { runLongTransaction } from '../../platform/long-transaction.ts';
import { toBasisPoints } from '../../platform/percent.ts';
import type { Caller } from '../../platform/session.ts';
import { indexImportRows } from './import-search.ts';
import { type ParsedRow, parseImportRow, parseUnclosedRow } from './import-parse.ts';
import { measures } from '../adjust-stock.ts';

interface Start {
  company_id: number;
  file_name: string;
  fingerprint: string;
  rows: number;
  columns: ImportColumn[];
}

/**
 * Starts an import, or resumes the caller's unfinished one of the same file. 400 for an unknown company. A file that was
 * fully checked is checked again: the catalogue may have changed.
 */
export async function startImport(actor: Caller, start: Start) {
  const { company_id, fingerprint, columns } = start;
  try {
    const [, , , started] = await asActor(actor, [
      guard('company', sql`exists (select 1 from companies where id = ${company_id})`),
      rows(sql`
        insert into product_imports (company_id, file_name, fingerprint, rows, columns, created_by)
        select ${company_id}, ${start.file_name}, ${fingerprint}, ${start.rows}, ${sql.param(columns)}::text[], app_user()
        where not exists (select 1 from (${unfinishedImport(start)}) as i)`),
      rows<{ id: string; checked: number; last_row: number }>(unfinishedImport(start)),
    ]);
    const { id, checked, last_row } = started.rows[0]!;
    return { id: Number(id), checked, last_row };
  } catch (error) {
    if (!(error instanceof GuardFailed)) throw error;
    throw unknownCompany();
  }
}

/** The caller's import of the same file that is still missing rows. */
const unfinishedImport = ({ company_id, fingerprint, rows: count, columns }: Start) => sql`
  select i.id, arrived.checked, arrived.last_row from product_imports i, lateral (
    select count(*)::int as checked, coalesce(max(row_no), 0) as last_row from product_import_rows where import_id = i.id
  ) as arrived
  where i.created_by = app_user() and i.company_id = ${company_id} and i.fingerprint = ${fingerprint}
    and i.status = 'checking' and i.columns = ${sql.param(columns)}::text[] and i.rows = ${count}
    and (arrived.checked < i.rows or arrived.checked = 0)
  order by i.id desc limit 1`;

/** Parses, stores and checks rows. 404 for an unknown import, 409 for one that is no longer being checked. */
export async function saveImportRows(actor: Caller, { id, rows: sent }: { id: number; rows: SentRow[] }) {
  const [, [found]] = await asActor(actor, [
    db
      .select({ columns: product_imports.columns, company: companies.name })
      .from(product_imports)
      .innerJoin(companies, eq(companies.id, product_imports.company_id))
      .where(eq(product_imports.id, id)),
  ]);
  if (!found) throw notFound('import');
  const file = { columns: found.columns as ImportColumn[], company: found.company };
  const parsed = sent.map(({ row, cells, unread }) =>
    unread === undefined ? parseImportRow(file, row, cells) : parseUnclosedRow(file, row, cells, unread),
  );
  const numbers = parsed.map(({ row_no }) => row_no);
  await withRefusals(() =>
    asActor(actor, [
      assertNotRunning(id),
      guard('status', sql`exists (select 1 from product_imports where id = ${id} and status = 'checking')`),
      rows(sql`delete from product_import_rows where import_id = ${id} and row_no = any(${sql.param(numbers)}::int[])`),
      insertRows(id, parsed),
      rows(checkRows(id, sql`${Math.min(...numbers)}`, sql`${Math.max(...numbers)}`)),
    ]),
  );
  return { taken: parsed.length };
}

interface SentRow {
  row: number;
  cells: string[];
  unread?: number | undefined;
}

/** Inserts all rows in one statement, as one JSON parameter. */
function insertRows(id: number, parsed: ParsedRow[]) {
  return rows(sql`
    insert into product_import_rows (import_id, row_no, sku, name, category, subcategory, brand, price_paise, price_per, stock,
      lead_days, can_backorder, unit, pack, hsn, gst_rate_bp, description, cross_references, material_code, min_qty, qty_multiple, reorder_level, bin, cost_paise, cost_per, active, attributes, misread)
    select ${id}, row_no, sku, name, category, subcategory, brand, price_paise, price_per, stock,
      lead_days, can_backorder, unit, pack, hsn, gst_rate_bp,
      description, cross_references, material_code, min_qty, qty_multiple, reorder_level, bin, cost_paise, cost_per, active, attributes, misread
    from json_to_recordset(${JSON.stringify(parsed)}::json) as r (row_no int, sku text, name text, category text,
      subcategory text, brand text, price_paise bigint, price_per int, stock numeric, lead_days int, can_backorder boolean, unit text, pack text, hsn text, gst_rate_bp int,
      description text, cross_references text[], material_code text, min_qty numeric, qty_multiple numeric, reorder_level numeric,
      bin text, cost_paise bigint, cost_per int, active boolean, attributes json, misread jsonb)`);
}

/** Checks the rows between two row numbers against the catalogue and the choices of the product form. */
const checkRows = (id: number, from: SQL, to: SQL) => sql`
  select check_import_rows(${id}, ${from}, ${to}, ${sql.param(Object.keys(units))}::text[], ${measures}::text[],
    ${sql.param(gstRates.map((rate) => toBasisPoints(rate)))}::int[], ${UNIT_CHOICES}, ${RATE_CHOICES})`;

/**
 * Refuses the batch while rows are being written to the catalogue, and delays such writing until the batch ends: it takes
 * the same lock exclusively (`lockImport`).
 */
const assertNotRunning = (id: number) =>
  guard('running', sql`pg_try_advisory_xact_lock_shared(hashtext('product_imports'), ${id}::int)`);

/** Checks the next rows again, from a row number on; returns where to continue. */
export async function recheckImport(actor: Caller, { id, from }: { id: number; from: number }) {
  const [, , , next] = await withRefusals(() =>
    asActor(actor, [
      assertNotRunning(id),
      guard('missing', sql`exists (select 1 from product_imports where id = ${id})`),
      rows<{ upto: number | null; more: boolean }>(sql`
        select max(row_no) as upto, exists (
          select 1 from product_import_rows where import_id = ${id} and row_no >= ${from} offset ${IMPORT_CHUNK_ROWS}) as more
        from (select row_no from product_import_rows where import_id = ${id} and row_no >= ${from} order by row_no
          limit ${IMPORT_CHUNK_ROWS}) as next`),
      rows(
        checkRows(
          id,
          sql`${from}`,
          sql`coalesce((select max(row_no) from (
            select row_no from product_import_rows where import_id = ${id} and row_no >= ${from} order by row_no
            limit ${IMPORT_CHUNK_ROWS}) as next), ${from})`,
        ),
      ),
    ]),
  );
  const { upto, more } = next.rows[0]!;
  return { next: more && upto !== null ? upto + 1 : null };
}

/**
 * Writes to the catalogue: all rows in one transaction (`whole`), or the next IMPORT_PORTION valid ones. 409 with one of
 * the REFUSALS; nothing is written then.
 */
export async function applyImport(actor: Caller, { id, whole }: { id: number; whole: boolean }) {
  const [done] = await withRefusals(() =>
    runLongTransaction(actor, async (client) => {
      const limit = whole ? null : IMPORT_PORTION;
      await lockImport(client, id, whole);
      await indexImportRows(client, id, limit);
      const { rows: written } = await client.query<{ applied: number; more: boolean }>(
        'select * from apply_product_import($1, $2, $3)',
        [id, limit, [...MEASURES]],
      );
      return written;
    }),
  );
  return done!;
}

/**
 * Keeps others from writing rows of an import until the transaction ends. Writing all rows is refused while others are being
 * written; a portion waits, because it may be a retry.
 */
async function lockImport(client: Client, id: number, whole: boolean): Promise<void> {
  if (whole) {
    await client.query(`select must(not exists (select from running_imports where import_id = $1), 'running')`, [id]);
  }
  await client.query(`select pg_advisory_xact_lock(hashtext('product_imports'), $1::int)`, [id]);
}

/** Cancels an import. 409 if it has ended or rows are being written. */
export async function cancelImport(actor: Caller, id: number) {
  await withRefusals(() =>
    asActor(actor, [
      assertNotRunning(id),
      guard('missing', sql`exists (select 1 from product_imports where id = ${id})`),
      rows(sql`select end_product_import(${id}, 'cancelled')`),
    ]),
  );
  return { message: 'Import cancelled.' };
}

const REFUSALS: Record<string, string> = {
  status: 'This import has already ended.',
  running: 'This import is writing rows and cannot be stopped now. Wait until it has finished.',
  unchecked: 'The file has not been fully checked. Choose it again to continue.',
  wrong: 'Some rows have errors. Fix them in the file, or import only the valid rows.',
  stale: 'The catalogue has changed since the file was checked. Nothing was saved. Check the file again.',
};

async function withRefusals<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof GuardFailed && error.guard === 'missing') throw notFound('import');
    // 23505: another user has just added a product with a SKU that is new in the file.
    const reason = error instanceof GuardFailed ? error.guard : errorCode(error) === '23505' ? 'stale' : '';
    if (REFUSALS[reason]) throw fieldError('conflict', reason, REFUSALS[reason]);
    throw error;
  }
}
