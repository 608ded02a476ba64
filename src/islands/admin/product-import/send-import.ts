import { ApiError, call } from '#client/api.ts';
import {
  applyImportEndpoint,
  getImportEndpoint,
  IMPORT_CHUNK_CHARACTERS,
  IMPORT_CHUNK_ROWS,
  recheckImportEndpoint,
  sendImportRowsEndpoint,
} from '#contracts/catalog/import.ts';
import type { CsvRow } from '#contracts/fields/read-csv.ts';

/** Gets the number of rows processed so far. */
type OnProgress = (rows: number) => void;

/** Delays before each retry: the network may be switching, or a function starting. */
const RETRY_DELAYS_MS = [1000, 3000, 8000];
/** How long a whole-file import may take, and how often its result is polled after a lost reply. */
const WHOLE_TIMEOUT_MS = 75_000;
const POLL_MS = 2000;

/** Splits rows into portions that fit into one call. */
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

/** Sends the rows after the last one that arrived. Throws ApiError if the server stays out of reach. */
export async function sendRows(id: number, rows: CsvRow[], after: number, onProgress: OnProgress, signal: AbortSignal) {
  let sent = rows.findIndex(({ row }) => row > after);
  if (sent < 0) return;
  onProgress(sent);
  for (const portion of portions(rows.slice(sent))) {
    signal.throwIfAborted();
    await withRetries(() => call(sendImportRowsEndpoint, { body: { id, rows: portion }, signal }));
    onProgress((sent += portion.length));
  }
}

/** Checks all rows again. */
export async function recheck(id: number, signal: AbortSignal) {
  for (let from: number | null = 0; from !== null;) {
    const at: number = from;
    ({ next: from } = await withRetries(() => call(recheckImportEndpoint, { body: { id, from: at }, signal })));
  }
}

/** Imports the valid rows in portions, until none is left or the signal aborts. */
export async function applyValid(id: number, done: number, onProgress: OnProgress, signal: AbortSignal) {
  onProgress(done);
  for (let more = true; more;) {
    signal.throwIfAborted();
    // The call itself gets no signal: a portion that was written must be counted.
    const reply = await withRetries(() => call(applyImportEndpoint, { body: { id, whole: false } }));
    more = reply.more;
    onProgress((done += reply.applied));
  }
}

/** Imports the whole file in one transaction. If the reply is lost, the import is polled for its result. */
export async function applyWhole(id: number) {
  const deadline = Date.now() + WHOLE_TIMEOUT_MS;
  try {
    await call(applyImportEndpoint, { body: { id, whole: true } });
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    while (Date.now() < deadline) {
      await sleep(POLL_MS);
      const reply = await call(getImportEndpoint, { query: { id } }).catch(() => null);
      if (reply?.import.status === 'applied') return;
    }
    throw new ApiError('The import timed out. Nothing was imported. Try again.', 0);
  }
}

async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return await work();
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      await sleep(delay);
    }
  }
  return work();
}

/** No reply, or one from a gateway or a busy server. */
const isUnreachable = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 502);
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
