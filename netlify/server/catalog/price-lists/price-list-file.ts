import { sql } from 'drizzle-orm';
import type { Verdict } from '#contracts/catalog/import.ts';
import type { PriceListFile, PriceListRowCheck } from '#contracts/catalog/price-list-file.ts';
import type { Validity } from '#contracts/catalog/validity.ts';
import { toPaise, toRupees } from '#contracts/fields/money.ts';
import type { PriceBreak } from '#db/schema/catalog.ts';
import { asActor, rows } from '../../platform/database.ts';
import { AppError, fieldError, GuardFailed, notFound } from '../../platform/errors.ts';
import { runLongTransaction } from '../../platform/long-transaction.ts';
import type { Caller } from '../../platform/session.ts';
import { inPaise, inRupees } from '../pricing.ts';
import { comparePrices, type KnownItem, parsePriceRow } from './price-list-parse.ts';

/** Checks a file against the list; nothing is written. 404 for an unknown list. */
export async function checkPriceListFile(actor: Caller, file: PriceListFile) {
  const { version, validity, checked } = await checkFile(actor, file);
  const counts: Record<Verdict, number> = { new: 0, changed: 0, same: 0, wrong: 0 };
  for (const { verdict } of checked) counts[verdict]++;
  return { version, validity, counts, rows: checked };
}

interface Apply extends PriceListFile {
  version: number;
  file_name: string;
  skip_wrong: boolean;
}

/** Products written in one transaction: some ten seconds on two busy cores, of the 50 that it may take. */
const PORTION_PRODUCTS = 20_000;

/** Adds and changes the next lines of a checked file in one transaction. The contract lists the refusals. */
export async function applyPriceListFile(actor: Caller, { version, file_name, skip_wrong, ...file }: Apply) {
  const { version: now, companies, checked, items } = await checkFile(actor, file);
  if (now !== version) throw listChanged();
  if (!skip_wrong && checked.some(({ verdict }) => verdict === 'wrong')) {
    throw fieldError('conflict', 'wrong', 'Some rows have errors. Fix them in the file, or apply only the valid rows.');
  }
  const lines = checked.flatMap(({ verdict, sku, becomes }) => {
    if (!becomes || (verdict !== 'new' && verdict !== 'changed')) return [];
    const { item_id } = items.get(sku.toLowerCase())!;
    return [
      {
        item_id,
        price_paise: toPaise(becomes.price),
        price_per: becomes.price_per,
        price_breaks: inPaise(becomes.price_breaks),
      },
    ];
  });
  if (lines.length === 0) return { message: 'No prices changed.', added: 0, changed: 0, left: 0, version };
  const portion = lines.slice(0, Math.max(1, Math.floor(PORTION_PRODUCTS / Math.max(1, companies))));
  const written = await writeLines(actor, { id: file.id, version, file_name, lines: portion });
  return { message: describe(written), ...written, left: lines.length - portion.length };
}

const listChanged = () =>
  new AppError(
    'conflict',
    'The price list has changed since the file was checked. Nothing was saved. Check the file again.',
  );

const describe = ({ added, changed }: { added: number; changed: number }) =>
  `${added.toLocaleString('en-IN')} added, ${changed.toLocaleString('en-IN')} changed.`;

interface Write {
  id: number;
  version: number;
  file_name: string;
  lines: { item_id: number; price_paise: number; price_per: number; price_breaks: PriceBreak[] }[];
}

/** On a direct connection: each line may have products of many companies. Returns the list's new version too. */
async function writeLines(actor: Caller, { id, version, file_name, lines }: Write) {
  try {
    return await runLongTransaction(actor, async (client) => {
      // Items by id before the list, as everything that changes prices locks them (decision 028).
      const ids = lines.map(({ item_id }) => item_id);
      await client.query('select 1 from items where id = any($1) order by id for update', [ids]);
      await client.query(`select must((select version from price_lists where id = $1 for update) = $2, 'version')`, [
        id,
        version,
      ]);
      const { rows: written } = await client.query<{ added: number; changed: number }>(
        'select * from apply_price_list_file($1, $2, $3)',
        [id, JSON.stringify(lines), file_name],
      );
      const { rows: after } = await client.query<{ version: number }>('select version from price_lists where id = $1', [
        id,
      ]);
      return { ...written[0]!, ...after[0]! };
    });
  } catch (error) {
    throw error instanceof GuardFailed ? listChanged() : error;
  }
}

interface FoundItem {
  item_id: string;
  sku: string;
  name: string;
  unit: string;
  price_paise: string | null;
  price_per: number | null;
  price_breaks: PriceBreak[] | null;
}

/** Parses the rows and compares them with the list. */
async function checkFile(actor: Caller, { id, columns, rows: sent }: PriceListFile) {
  const parsed = sent.map(({ row, cells }) => parsePriceRow(columns, row, cells));
  const skus = [...new Set(parsed.map(({ sku }) => sku.toLowerCase()).filter(Boolean))];
  const [, lists, found] = await asActor(actor, [
    rows<Validity & { version: number; companies: number }>(sql`
      select version, valid_from::text, valid_until::text, (select count(*)::int from companies where price_list_id = ${id}) as companies
      from price_lists where id = ${id}`),
    rows<FoundItem>(sql`
      select i.id as item_id, i.sku, i.name, i.unit, l.price_paise, l.price_per, l.price_breaks
      from json_array_elements_text(${JSON.stringify(skus)}::json) as k (sku)
        join items i on lower(i.sku) = k.sku
        left join price_list_lines l on l.list_id = ${id} and l.item_id = i.id`),
  ]);
  const list = lists.rows[0];
  if (!list) throw notFound('price list');
  const { valid_from, valid_until, ...counted } = list;
  const validity = { valid_from, valid_until };
  const items = new Map(found.rows.map((item) => [item.sku.toLowerCase(), knownItem(item)]));
  const checked: PriceListRowCheck[] = comparePrices(parsed, items, validity);
  return { ...counted, validity, checked, items };
}

const knownItem = ({ item_id, sku, name, unit, price_paise, price_per, price_breaks }: FoundItem): KnownItem => ({
  item_id: Number(item_id),
  sku,
  name,
  unit,
  line:
    price_paise === null
      ? null
      : { price: toRupees(Number(price_paise)), price_per: price_per!, price_breaks: inRupees(price_breaks ?? []) },
});
