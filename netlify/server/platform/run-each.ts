import { describe, log } from './log.ts';

/** Milliseconds after which a run starts no further row: a scheduled function ends after 30 seconds. */
const RUN_MS = 20_000;

/** Rows worked on at once. */
const AT_ONCE = 10;

/** When a run that starts now has to end. */
export const runEnd = (): number => Date.now() + RUN_MS;

/**
 * Does work for every row of a scheduled run, or until its time is over; the next run continues. `readAfter` returns the next
 * rows by ascending id. A row that fails is logged and does not stop the others; the run then fails as a whole, at its end.
 */
export async function runEach<Row extends { id: number }>(
  readAfter: (id: number) => Promise<readonly Row[]>,
  work: (row: Row) => Promise<void>,
  end = runEnd(),
): Promise<void> {
  let failed = 0;
  const tryRow = (row: Row) =>
    work(row).catch((error: unknown) => {
      failed += 1;
      log('error', 'row failed', { id: row.id, ...describe(error) });
    });
  for (let found = await readAfter(0); found.length > 0; found = await readAfter(found.at(-1)!.id)) {
    for (let start = 0; start < found.length && Date.now() < end; start += AT_ONCE) {
      await Promise.all(found.slice(start, start + AT_ONCE).map(tryRow));
    }
    if (Date.now() >= end) break;
  }
  if (failed > 0) throw new Error(`${failed} of the rows failed; each is in the log.`);
}
