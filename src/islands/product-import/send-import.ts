import { ApiError, call } from '#client/api.ts';
import {
  applyImportEndpoint,
  getImportEndpoint,
  IMPORT_CHUNK_CHARACTERS,
  IMPORT_CHUNK_ROWS,
  recheckImportEndpoint,
  sendImportRowsEndpoint,
} from '#contracts/product-import.ts';
import type { CsvRow } from './read-csv.ts';

/** How far the work is, rows. */
type Told = (rows: number) => void;

/** Pauses before another try, milliseconds: a network that changes, a function that starts. */
const PAUSES = [1000, 3000, 8000];
/** How long a whole import may take until it is asked again whether it is there, and how often it is asked, milliseconds. */
const PATIENCE = 75_000;
const EVERY = 2000;

/** Rows in portions that one call carries. */
export function* portions(rows: CsvRow[]): Generator<CsvRow[]> {
  let portion: CsvRow[] = [];
  let characters = 0;
  for (const row of rows) {
    const length = row.cells.reduce((sum, cell) => sum + cell.length + 3, 30);
    if (portion.length === IMPORT_CHUNK_ROWS || (portion.length > 0 && characters + length > IMPORT_CHUNK_CHARACTERS)) {
      yield portion;
      [portion, characters] = [[], 0];
    }
    portion.push(row);
    characters += length;
  }
  if (portion.length > 0) yield portion;
}

/** Sends the rows that come after the last one that arrived. Throws ApiError where the connection stays away. */
export async function sendRows(id: number, rows: CsvRow[], after: number, told: Told, signal: AbortSignal) {
  let sent = rows.findIndex(({ row }) => row > after);
  if (sent < 0) return;
  told(sent);
  for (const portion of portions(rows.slice(sent))) {
    signal.throwIfAborted();
    await patiently(() => call(sendImportRowsEndpoint, { body: { id, rows: portion }, signal }));
    told((sent += portion.length));
  }
}

/** Has all rows judged anew. */
export async function recheck(id: number, signal: AbortSignal) {
  for (let from: number | null = 0; from !== null;) {
    const at: number = from;
    ({ next: from } = await patiently(() => call(recheckImportEndpoint, { body: { id, from: at }, signal })));
  }
}

/** Writes the valid rows, a portion at a time, until none is left or the signal says so. */
export async function applyValid(id: number, done: number, told: Told, signal: AbortSignal) {
  told(done);
  for (let more = true; more;) {
    signal.throwIfAborted();
    // Not aborted under way: what is written should be counted.
    const reply = await patiently(() => call(applyImportEndpoint, { body: { id, whole: false } }));
    more = reply.more;
    told((done += reply.applied));
  }
}

/** Writes all rows at once. Where the answer does not come in time, the import itself tells how it ended. */
export async function applyWhole(id: number) {
  const until = Date.now() + PATIENCE;
  try {
    await call(applyImportEndpoint, { body: { id, whole: true } });
  } catch (error) {
    if (!isAway(error)) throw error;
    while (Date.now() < until) {
      await pause(EVERY);
      const found = await call(getImportEndpoint, { query: { id } }).catch(() => null);
      if (found?.import.status === 'applied') return;
    }
    throw new ApiError('The import was not finished in time. Nothing was written: try again.', 0);
  }
}

async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (const wait of PAUSES) {
    try {
      return await work();
    } catch (error) {
      if (!isAway(error)) throw error;
      await pause(wait);
    }
  }
  return work();
}

/** No answer, or one of a gateway or a busy server. */
const isAway = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 502);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
