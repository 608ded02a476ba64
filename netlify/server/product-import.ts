import { eq, type SQL, sql } from 'drizzle-orm';
import { IMPORT_CHUNK_ROWS, IMPORT_PORTION, type ImportColumn } from '#contracts/product-import.ts';
import { gstRates, RATE_CHOICES, UNIT_CHOICES, units } from '#contracts/units.ts';
import { companies } from '#db/schema/companies.ts';
import { product_imports } from '#db/schema/product-imports.ts';
import { asActorAtLength } from './at-length.ts';
import { asActor, db, errorCode, guard, rows } from './database.ts';
import { AppError, GuardFailed } from './http/errors.ts';
import { type ReadRow, readImportRow, readUnclosedRow } from './product-import-reading.ts';
import type { Caller } from './session.ts';

export const importNotFound = () => new AppError('not_found', 'This import was not found.');

interface Start {
  company_id: number;
  file_name: string;
  fingerprint: string;
  rows: number;
  columns: ImportColumn[];
}

/**
 * Begins an import, or answers the one of the same file that this person left unfinished. 400 for a company that does not
 * exist. A file whose rows had all been checked is checked anew: the catalogue has moved on.
 */
export async function startImport(actor: Caller, start: Start) {
  const { company_id, fingerprint, columns } = start;
  try {
    const [, , , begun] = await asActor(actor, [
      guard('company', sql`exists (select 1 from companies where id = ${company_id})`),
      rows(sql`
        insert into product_imports (of_company, file_name, fingerprint, rows, columns, created_by)
        select ${company_id}, ${start.file_name}, ${fingerprint}, ${start.rows}, ${sql.param(columns)}::text[], app_user()
        where not exists (select 1 from (${unfinished(start)}) as i)`),
      rows<{ id: string; checked: number; last_row: number }>(unfinished(start)),
    ]);
    const { id, checked, last_row } = begun.rows[0]!;
    return { id: Number(id), checked, last_row };
  } catch (error) {
    if (!(error instanceof GuardFailed)) throw error;
    const message = 'Choose the company: this one does not exist.';
    throw new AppError('invalid', message, { fields: { company_id: message } });
  }
}

/** The import of this very file that has still rows to come. */
const unfinished = ({ company_id, fingerprint, rows: count, columns }: Start) => sql`
  select i.id, arrived.checked, arrived.last_row from product_imports i, lateral (
    select count(*)::int as checked, coalesce(max(row_no), 0) as last_row from product_import_rows where import_id = i.id
  ) as arrived
  where i.created_by = app_user() and i.of_company = ${company_id} and i.fingerprint = ${fingerprint}
    and i.status = 'checking' and i.columns = ${sql.param(columns)}::text[] and i.rows = ${count}
    and (arrived.checked < i.rows or arrived.checked = 0)
  order by i.id desc limit 1`;

/** Reads rows, keeps them and judges them. 404 for an unknown import, 409 for one that is past its check. */
export async function takeImportRows(actor: Caller, { id, rows: sent }: { id: number; rows: SentRow[] }) {
  const [, [found]] = await asActor(actor, [
    db
      .select({ columns: product_imports.columns, company: companies.name })
      .from(product_imports)
      .innerJoin(companies, eq(companies.id, product_imports.of_company))
      .where(eq(product_imports.id, id)),
  ]);
  if (!found) throw importNotFound();
  const by = { columns: found.columns as ImportColumn[], company: found.company };
  const read = sent.map(({ row, cells, unread }) =>
    unread === undefined ? readImportRow(by, row, cells) : readUnclosedRow(by, row, cells, unread),
  );
  const numbers = read.map(({ row_no }) => row_no);
  await refusing(() =>
    asActor(actor, [
      atRest(id),
      guard('status', sql`exists (select 1 from product_imports where id = ${id} and status = 'checking')`),
      rows(sql`delete from product_import_rows where import_id = ${id} and row_no = any(${sql.param(numbers)}::int[])`),
      kept(id, read),
      rows(judged(id, sql`${Math.min(...numbers)}`, sql`${Math.max(...numbers)}`)),
    ]),
  );
  return { taken: read.length };
}

interface SentRow {
  row: number;
  cells: string[];
  unread?: number | undefined;
}

/** One statement for all rows, whatever they hold: their values travel as one JSON text. */
function kept(id: number, read: ReadRow[]) {
  return rows(sql`
    insert into product_import_rows (import_id, row_no, sku, name, category, subcategory, brand, price_paise, stock, unit,
      pack, hsn, gst_rate_bp, description, active, attributes, misread)
    select ${id}, row_no, sku, name, category, subcategory, brand, price_paise, stock, unit, pack, hsn, gst_rate_bp,
      description, active, attributes, misread
    from json_to_recordset(${JSON.stringify(read)}::json) as r (row_no int, sku text, name text, category text,
      subcategory text, brand text, price_paise bigint, stock int, unit text, pack text, hsn text, gst_rate_bp int,
      description text, active boolean, attributes json, misread jsonb)`);
}

/** Judges the rows between two numbers by the catalogue and by what the product form offers. */
const judged = (id: number, from: SQL, to: SQL) => sql`
  select judge_import_rows(${id}, ${from}, ${to}, ${sql.param(Object.keys(units))}::text[],
    ${sql.param(gstRates.map((rate) => Math.round(rate * 100)))}::int[], ${UNIT_CHOICES}, ${RATE_CHOICES})`;

/** Refuses while rows are being written, and keeps an apply from beginning in between. */
const atRest = (id: number) => guard('running', sql`import_at_rest(${id})`);

/** Judges the next rows anew from a number on; answers where to go on. */
export async function recheckImport(actor: Caller, { id, from }: { id: number; from: number }) {
  const [, , , next] = await refusing(() =>
    asActor(actor, [
      atRest(id),
      guard('missing', sql`exists (select 1 from product_imports where id = ${id})`),
      rows<{ upto: number | null; more: boolean }>(sql`
        select max(row_no) as upto, exists (
          select 1 from product_import_rows where import_id = ${id} and row_no >= ${from} offset ${IMPORT_CHUNK_ROWS}) as more
        from (select row_no from product_import_rows where import_id = ${id} and row_no >= ${from} order by row_no
          limit ${IMPORT_CHUNK_ROWS}) as next`),
      rows(
        judged(
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
 * Writes to the catalogue: all rows in one transaction (`whole`), or the next two thousand valid ones. 409 where that cannot be,
 * and then nothing was written.
 */
export async function applyImport(actor: Caller, { id, whole }: { id: number; whole: boolean }) {
  const [done] = await refusing(() =>
    asActorAtLength<{ applied: number; more: boolean }>(actor, 'select * from apply_product_import($1, $2)', [
      id,
      whole ? null : IMPORT_PORTION,
    ]),
  );
  return done!;
}

/** Calls an import off. 409 where it has ended already, and while rows are being written. */
export async function cancelImport(actor: Caller, id: number) {
  await refusing(() =>
    asActor(actor, [
      atRest(id),
      guard('missing', sql`exists (select 1 from product_imports where id = ${id})`),
      rows(sql`select end_product_import(${id}, 'cancelled')`),
    ]),
  );
  return { message: 'Import cancelled.' };
}

const REFUSALS: Record<string, string> = {
  status: 'This import has ended already.',
  running: 'Rows of this import are being written, which cannot be stopped half-way. Wait for its end.',
  unchecked: 'The file is not wholly checked yet. Choose it again to go on.',
  wrong: 'Some rows are wrong. Mend them in the file, or import the valid rows alone.',
  stale: 'The catalogue has changed since the file was checked. Nothing was written: check the file again.',
};

async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof GuardFailed && error.guard === 'missing') throw importNotFound();
    // Somebody has just added a product of a SKU that is new in the file.
    const reason = error instanceof GuardFailed ? error.guard : errorCode(error) === '23505' ? 'stale' : '';
    if (REFUSALS[reason]) throw new AppError('conflict', REFUSALS[reason], { fields: { [reason]: REFUSALS[reason] } });
    throw error;
  }
}
