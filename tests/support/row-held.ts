import { Client } from '@neondatabase/serverless';
import type { Api } from './api.ts';

/** Milliseconds to wait for a call to reach the lock; the calls themselves time out earlier. */
const TIMEOUT_MS = 5000;

/**
 * Makes calls while another transaction locks rows, `products where id = 1`: each once the previous ones wait for a lock.
 * Returns their responses after the rows are released; `beforeRelease` runs while all of them wait.
 */
export async function whileHeld<T>(
  api: Api,
  rows: string,
  calls: (() => Promise<T>)[],
  beforeRelease?: () => Promise<unknown>,
): Promise<T[]> {
  const holder = new Client(api.ownerUrl);
  await holder.connect();
  try {
    await holder.query(`begin; select 1 from ${rows} for update`);
    const answers: Promise<T>[] = [];
    for (const call of calls) {
      answers.push(call());
      await waiting(api, answers.length);
    }
    await beforeRelease?.();
    await holder.query('rollback');
    return await Promise.all(answers);
  } finally {
    await holder.end();
  }
}

/** Returns once this many sessions of this file's database wait for a lock. */
async function waiting(api: Api, count: number): Promise<void> {
  for (const until = Date.now() + TIMEOUT_MS; Date.now() < until;) {
    const [row] = await api.sql<{ n: number }>(
      `select count(distinct pid)::int as n from pg_locks join pg_stat_activity using (pid)
       where datname = current_database() and not granted`,
    );
    if (row!.n >= count) return;
  }
  throw new Error(`Expected ${count} calls to wait for a lock`);
}
