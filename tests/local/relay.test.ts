import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { neon, neonConfig, Pool, type NeonQueryFunction } from '@neondatabase/serverless';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startRelay } from '#local/neon-relay/relay.ts';
import { startPostgres, type Postgres } from '#local/postgres/postgres.ts';

let dir: string;
let postgres: Postgres;
let relay: Awaited<ReturnType<typeof startRelay>>;
let sql: NeonQueryFunction<false, false>;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'relay-'));
  postgres = await startPostgres({ dir, durable: false });
  relay = await startRelay({ postgresPort: postgres.port });
  neonConfig.fetchEndpoint = () => `http://127.0.0.1:${relay.port}/sql`;
  neonConfig.wsProxy = () => `127.0.0.1:${relay.port}/v1`;
  neonConfig.useSecureWebSocket = false;
  neonConfig.pipelineConnect = false;
  sql = neon(postgres.ownerUrl('plantsetu'));
  await sql`create table part (id int primary key, name text not null check (name <> ''))`;
}, 30_000);

afterAll(async () => {
  await relay.stop();
  await postgres.stop();
  await rm(dir, { recursive: true, force: true });
});

describe('one query', () => {
  test.each([
    { type: 'text', value: 'it’s “quoted” ₹', back: 'it’s “quoted” ₹' },
    { type: 'int4', value: 42, back: 42 },
    { type: 'int8', value: 9007199254740993n.toString(), back: '9007199254740993' },
    { type: 'numeric', value: '12345678.90', back: '12345678.90' },
    { type: 'float8', value: 0.1, back: 0.1 },
    { type: 'bool', value: false, back: false },
    { type: 'timestamptz', value: new Date('2026-04-01T00:00:00Z'), back: new Date('2026-04-01T00:00:00Z') },
    { type: 'jsonb', value: { a: [1, null, { b: 'ü' }] }, back: { a: [1, null, { b: 'ü' }] } },
    { type: 'int4[]', value: [1, 2, 3], back: [1, 2, 3] },
    { type: 'text[]', value: ['a', 'b,"c"', null], back: ['a', 'b,"c"', null] },
    { type: 'bytea', value: Buffer.from([0, 255, 16]), back: Buffer.from([0, 255, 16]) },
    { type: 'text', value: null, back: null },
  ])('returns a $type unchanged: $value', async ({ type, value, back }) => {
    const [row] = await sql.query(`select $1::${type} as it`, [value]);
    expect(row?.it).toEqual(back);
  });

  test('returns the command, the row count and the columns', async () => {
    const full = neon(postgres.ownerUrl('plantsetu'), { fullResults: true });
    const result = await full`select 1 as one, 'b' as two where false`;
    expect(result).toMatchObject({ command: 'SELECT', rowCount: 0, rows: [] });
    expect(result.fields.map((field) => [field.name, field.dataTypeID])).toEqual([
      ['one', 23],
      ['two', 25],
    ]);
  });

  test('refuses two statements in one text', async () => {
    await expect(sql.query('select 1; select 2')).rejects.toMatchObject({ code: '42601' });
  });
});

test("an error has PostgreSQL's own fields", async () => {
  await sql`insert into part values (1, 'gasket')`;
  await expect(sql`insert into part values (1, 'again')`).rejects.toMatchObject({
    name: 'NeonDbError',
    message: expect.stringContaining('duplicate key'),
    code: '23505',
    constraint: 'part_pkey',
    detail: 'Key (id)=(1) already exists.',
    schema: 'public',
    table: 'part',
    severity: 'ERROR',
  });
  await expect(sql`insert into part values (9, null)`).rejects.toMatchObject({ code: '23502', column: 'name' });
});

test('a raised exception keeps its hint and position', async () => {
  await sql`create function refuse() returns int language plpgsql as
    $$ begin raise exception 'no stock' using errcode = 'PS001', hint = 'order less'; end $$`;
  const refused = sql`select refuse()`;
  await expect(refused).rejects.toMatchObject({ message: 'no stock', code: 'PS001', hint: 'order less' });
  await expect(refused).rejects.toMatchObject({
    where: expect.stringContaining('refuse()'),
    routine: 'exec_stmt_raise',
  });
});

describe('a batch', () => {
  const settings = { isolationLevel: 'Serializable', readOnly: true, deferrable: true } as const;

  test('is executed completely or not at all, and reports the first failure', async () => {
    const batch = [
      sql`insert into part values (20, 'valve')`,
      sql`insert into part values (21, '')`,
      sql`select nothing`,
    ];
    await expect(sql.transaction(batch)).rejects.toMatchObject({ code: '23514', constraint: 'part_name_check' });
    expect(await sql`select id from part where id >= 20`).toEqual([]);
    await sql.transaction([sql`insert into part values (20, 'valve')`, sql`insert into part values (21, 'pump')`]);
    expect(await sql`select id from part where id >= 20 order by id`).toEqual([{ id: 20 }, { id: 21 }]);
  });

  test('runs at the requested isolation level', async () => {
    const [, answer] = await sql.transaction(
      [
        sql`select 1`,
        sql`select current_setting('transaction_isolation') || current_setting('transaction_read_only') as it`,
      ],
      settings,
    );
    expect(answer).toEqual([{ it: 'serializableon' }]);
    await expect(sql.transaction([sql`delete from part`], settings)).rejects.toMatchObject({ code: '25006' });
  });

  test('does not leave settings of its transaction behind, whether it succeeds or fails', async () => {
    const set = () => sql`select set_config('app.company_id', '7', true)`;
    const read = () => sql`select current_setting('app.company_id', true) as it`;
    const [, inside] = await sql.transaction([set(), read()]);
    expect(inside).toEqual([{ it: '7' }]);
    await expect(sql.transaction([set(), sql`select 1 / 0`])).rejects.toMatchObject({ code: '22012' });
    const after = await Promise.all(Array.from({ length: 40 }, read));
    for (const rows of after) expect(rows[0]?.it || null).toBeNull();
  });

  test('does not leave settings of the session behind if it fails', async () => {
    const setForSession = sql`select set_config('app.company_id', '8', false)`;
    await expect(sql.transaction([setForSession, sql`select 1 / 0`])).rejects.toMatchObject({ code: '22012' });
    const after = await Promise.all(
      Array.from({ length: 40 }, () => sql`select current_setting('app.company_id', true) as it`),
    );
    for (const rows of after) expect(rows[0]?.it || null).toBeNull();
  });
});

test('two hundred concurrent batches wait for connections and all succeed', async () => {
  await sql`create table counter (n int)`;
  await sql`insert into counter values (0)`;
  await Promise.all(Array.from({ length: 200 }, () => sql.transaction([sql`update counter set n = n + 1`])));
  expect(await sql`select n from counter`).toEqual([{ n: 200 }]);
});

describe('the WebSocket tunnel', () => {
  test('supports an interactive transaction with any host name', async () => {
    const pool = new Pool({ connectionString: postgres.ownerUrl('plantsetu').replace('127.0.0.1', 'db.invalid') });
    const client = await pool.connect();
    await client.query('begin');
    await client.query('insert into part values ($1, $2)', [50, 'x'.repeat(300_000)]);
    const { rows } = await client.query('select length(name) as it from part where id = 50');
    await client.query('rollback');
    client.release();
    await pool.end();
    expect(rows).toEqual([{ it: 300_000 }]);
  });

  test('refuses a wrong password like PostgreSQL', async () => {
    const pool = new Pool({ connectionString: postgres.appUrl('plantsetu').replace(/:[^:@]+@/, ':wrong@') });
    await expect(pool.query('select 1')).rejects.toMatchObject({ code: '28P01' });
    await pool.end();
  });
});

test('a wrong password is refused over HTTP too', async () => {
  const stranger = neon(postgres.appUrl('plantsetu').replace(/:[^:@]+@/, ':wrong@'));
  await expect(stranger`select 1`).rejects.toMatchObject({ code: '28P01' });
});

test('an unreachable database is reported, and not as an error of the statement', async () => {
  const orphan = await startRelay({ postgresPort: 1 });
  const response = await fetch(`http://127.0.0.1:${orphan.port}/sql`, {
    method: 'POST',
    headers: { 'Neon-Connection-String': postgres.appUrl('plantsetu') },
    body: JSON.stringify({ query: 'select 1' }),
  });
  expect(response.status).toBe(503);
  await orphan.stop();
});
