/** Times the reports over a year with 1,00,000 invoice lines, next to the floor of the same run: `npm run bench:reports`. */
import { REPORT_NAMES, reportKind } from '#contracts/reports/reports.ts';
import { fillAdminLists } from './admin-data.ts';
import { fill } from './data.ts';
import { openDesk } from './desk-calls.ts';
import { measure, table } from './measure.ts';
import { startBench } from './stack.ts';

/** Invoice lines, four to an invoice. */
const LINES = Number(process.env.BENCH_ROWS ?? 100_000);
const LINES_EACH = 4;
/** Items that they are of. */
const ITEMS = 20_000;
/** Number of timed runs of each call. */
const TURNS = Number(process.env.BENCH_TURNS ?? 20);

const say = (line: string) => process.stdout.write(`${line}\n`);
console.log = () => {};

say(`Filling a year with ${LINES.toLocaleString('en-IN')} invoice lines …`);
const stack = await startBench(async (client) => {
  await fill(client, ITEMS);
  await fillAdminLists(client, LINES / LINES_EACH);
  await client.query(`update items set cost_paise = 5000 + id, reorder_level = case when id % 10 = 0 then stock + 5 end,
    created_at = now() - interval '1 year'`);
  await client.query(`update orders set promised_on = (created_at at time zone 'Asia/Kolkata')::date + 5`);
  await client.query(`
    insert into order_lines (order_id, line_no, company_id, product_id, sku, name, unit, qty, price_paise, taxable_paise,
      cgst_paise, sgst_paise, igst_paise, total_paise)
    select o.id, n, o.company_id, p.id, i.sku, i.name, 'NOS', 2, 10000, 20000, 1800, 1800, 0, 23600
    from orders o cross join generate_series(1, ${LINES_EACH}) n
      join (select min(id) as first, count(*) as many from products) all_products on true
      join products p on p.id = first + (o.id * ${LINES_EACH} + n) % many join items i on i.id = p.item_id`);
  await client.query(`
    insert into invoice_lines (invoice_id, line_no, company_id, order_line_no, sku, name, unit, qty, price_paise, taxable_paise,
      cgst_paise, sgst_paise, igst_paise, total_paise)
    select v.id, l.line_no, l.company_id, l.line_no, l.sku, l.name, l.unit, l.qty, l.price_paise, l.taxable_paise, l.cgst_paise,
      l.sgst_paise, l.igst_paise, l.total_paise
    from invoices v join order_lines l on l.order_id = v.order_id`);
  await client.query('insert into invoice_costs select invoice_id, order_line_no, 12000 from invoice_lines');
  await client.query('vacuum analyze');
  const { rows } = await client.query('select count(*)::int as lines from invoice_lines');
  say(`${rows[0]!.lines.toLocaleString('en-IN')} lines.`);
});
try {
  const { ask, floors } = await openDesk(stack);
  const reports = REPORT_NAMES.flatMap((report) => {
    const { by } = reportKind(report);
    const queries = by.length > 0 ? by.map((grouping) => `${report}&by=${grouping}`) : [report];
    return queries.map((query) => ask(query, `/api/admin/report?report=${query}`));
  });
  const period = new Date().toISOString().slice(0, 7);
  const closing = ask(`closing of ${period}`, `/api/admin/accounts-closing?period=${period}`);
  say(`${TURNS} calls each, one at a time.\n`);
  say(table(await measure([...floors, ...reports, closing], TURNS)));
} finally {
  await stack.stop();
}
