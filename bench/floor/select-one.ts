import type { Config } from '@netlify/functions';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { endpoint } from '#contracts/endpoint.ts';
import { db } from '#server/platform/database.ts';
import { handle } from '#server/platform/handle.ts';

const selectOneEndpoint = endpoint({
  method: 'GET',
  path: '/api/bench/select-one',
  roles: 'public',
  reply: z.object({ one: z.int() }),
});

/** The floor of every call with a query: one round trip through the same driver. */
export default handle(selectOneEndpoint, async () => {
  const { rows } = await db.execute<{ one: number }>(sql`select 1 as one`);
  return { one: rows[0]!.one };
});

export const config: Config = { path: ['/api/bench/select-one'], method: 'GET' };
