/**
 * Times the import of a file of products, from its first row to the last one in the catalogue: `npm run bench:import`.
 * First new rows into an existing catalogue, then the same file with all prices changed, each in one transaction; and then
 * with changed prices again, row by row.
 */
import { IMPORT_CHUNK_ROWS, type ImportColumn } from '#contracts/catalog/import.ts';
import { CATEGORY, EMPLOYEE, fill, PASSWORD, SUBCATEGORY } from './data.ts';
import { startBench } from './stack.ts';

/** Rows of the file. */
const ROWS = Number(process.env.BENCH_ROWS ?? 50_000);
/** Products of the company before the import. */
const PRODUCTS = Number(process.env.BENCH_PRODUCTS ?? 50_000);

const COLUMNS: ImportColumn[] = [
  'sku',
  'name',
  'category',
  'subcategory',
  'brand',
  'price',
  'stock',
  'hsn',
  'gst_rate',
];

const say = (line: string) => process.stdout.write(`${line}\n`);
console.log = () => {};

const stack = await startBench((client) => fill(client, PRODUCTS));
let token = '';
let serial = 0;
try {
  ({ token } = await post('/api/login', { email: EMPLOYEE, password: PASSWORD }));
  say(`${ROWS.toLocaleString('en-IN')} rows, ${PRODUCTS.toLocaleString('en-IN')} products before; seconds.`);
  await time('all new, whole', 10, true);
  await time('all changed, whole', 11, true);
  await time('all the same', 11, true);
  await time('all changed, row by row', 12, false);
} finally {
  await stack.stop();
}

async function time(name: string, price: number, whole: boolean): Promise<void> {
  const started = performance.now();
  const start = { company_id: 1, file_name: 'bench.csv', rows: ROWS, columns: COLUMNS };
  const { id } = await post('/api/admin/import-start', {
    ...start,
    fingerprint: (++serial).toString(16).padStart(64, '0'),
  });
  let slowest = 0;
  for (let first = 0; first < ROWS; first += IMPORT_CHUNK_ROWS) {
    const sent = performance.now();
    const rows = Array.from({ length: Math.min(IMPORT_CHUNK_ROWS, ROWS - first) }, (_, at) => rowOf(first + at, price));
    await post('/api/admin/import-rows', { id, rows });
    slowest = Math.max(slowest, performance.now() - sent);
  }
  const checked = performance.now();
  let slowestApply = 0;
  for (let more = true; more;) {
    const sent = performance.now();
    ({ more } = await post('/api/admin/import-apply', { id, whole }));
    slowestApply = Math.max(slowestApply, performance.now() - sent);
  }
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  say(
    `${name.padEnd(28)} total ${seconds(performance.now() - started).padStart(5)}   check ${seconds(checked - started).padStart(5)}` +
      `   apply ${seconds(performance.now() - checked).padStart(5)}   slowest call ${seconds(slowest)}, ${seconds(slowestApply)}`,
  );
}

function rowOf(n: number, price: number) {
  const words = ['Hydraulic', 'Sealed', 'Brass', 'Galvanised'][n % 4];
  return {
    row: n + 2,
    cells: [
      ...[`IMP-${n}`, `${words} coupling ${n % 977} mm`, CATEGORY, SUBCATEGORY, 'Zenith'],
      ...[`${price}.50`, '1,200', '848210', '18'],
    ],
  };
}

async function post(path: string, body: unknown) {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (token) headers.authorization = `Bearer ${token}`;
  const response = await fetch(stack.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const reply = await response.json();
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${reply.message}`);
  return reply;
}
