import { Client } from '@neondatabase/serverless';
import type { Api } from './api.ts';

/** As long as something may take to come and wait, milliseconds; a call itself gives up before. */
const PATIENCE = 5000;

/**
 * Makes calls one after the other while somebody else holds rows, `products where id = 1`: each once those before it wait
 * for a lock. Answers them after the rows were let go.
 */
export async function whileHeld<T>(api: Api, rows: string, calls: (() => Promise<T>)[]): Promise<T[]> {
  const holder = new Client(api.ownerUrl);
  await holder.connect();
  try {
    await holder.query(`begin; select 1 from ${rows} for update`);
    const answers: Promise<T>[] = [];
    for (const call of calls) {
      answers.push(call());
      await waiting(api, answers.length);
    }
    await holder.query('rollback');
    return await Promise.all(answers);
  } finally {
    await holder.end();
  }
}

/** Returns once so many sessions of this file's own database wait for a lock. */
async function waiting(api: Api, count: number): Promise<void> {
  for (const until = Date.now() + PATIENCE; Date.now() < until;) {
    const [row] = await api.sql<{ n: number }>(
      `select count(distinct pid)::int as n from pg_locks join pg_stat_activity using (pid)
       where datname = current_database() and not granted`,
    );
    if (row!.n >= count) return;
  }
  throw new Error(`${count} calls were to wait, and do not`);
}
