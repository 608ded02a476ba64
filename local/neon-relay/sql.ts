import type { IncomingHttpHeaders } from 'node:http';
import type { Writable } from 'node:stream';
import pg from 'pg';
import type { Pools } from './pools.ts';

type Statement = { query: string; params?: unknown[] };
type SqlResponse = { status: number; text: string };

/** The fields of a PostgreSQL error that the driver copies to its own error. */
const ERROR_FIELDS = [
  ...['severity', 'code', 'detail', 'hint', 'position', 'internalPosition', 'internalQuery', 'where'],
  ...['schema', 'table', 'column', 'dataType', 'constraint', 'file', 'line', 'routine'],
] as const;

const ISOLATION: Record<string, string> = {
  ReadUncommitted: 'read uncommitted',
  ReadCommitted: 'read committed',
  RepeatableRead: 'repeatable read',
  Serializable: 'serializable',
};

/**
 * Answers an HTTP request of the driver: `{query, params}` runs on its own, `{queries: […]}` as one atomic transaction.
 * An error of PostgreSQL becomes a 400 with its fields; if the database cannot be reached, 503.
 */
export async function answerSql(headers: IncomingHttpHeaders, body: string, pools: Pools): Promise<SqlResponse> {
  try {
    const request = JSON.parse(body) as Statement | { queries: Statement[] };
    const client = await pools.borrow(addressIn(headers));
    const shape = shapeOf(headers);
    const reply =
      'queries' in request ? runBatch(client, request.queries, headers, shape) : runOne(client, request, shape);
    return { status: 200, text: JSON.stringify(await reply) };
  } catch (error) {
    return refusal(error);
  }
}

class BadRequest extends Error {}

function addressIn(headers: IncomingHttpHeaders): string {
  const address = headers['neon-connection-string'];
  if (typeof address !== 'string' || !URL.canParse(address)) throw new BadRequest('Neon-Connection-String is missing');
  return address;
}

function refusal(error: unknown): SqlResponse {
  if (error instanceof pg.DatabaseError && error.severity !== undefined) {
    const fields = Object.fromEntries(ERROR_FIELDS.map((name) => [name, error[name]]));
    // The server is starting, stopping or full; the statement is not to blame.
    const isAway = /^(57P0|53300)/.test(error.code ?? '');
    return isAway ? away(error) : { status: 400, text: JSON.stringify({ message: error.message, ...fields }) };
  }
  const isBadRequest = error instanceof BadRequest || error instanceof SyntaxError;
  return isBadRequest ? { status: 400, text: JSON.stringify({ message: error.message }) } : away(error);
}

const away = (error: unknown): SqlResponse => ({
  status: 503,
  text: `The database cannot be reached: ${error instanceof Error ? error.message || (error as { code?: string }).code : error}`,
});

type Shape = Pick<pg.QueryConfig, 'types'> & { rowMode?: 'array' };

function shapeOf(headers: IncomingHttpHeaders): Shape {
  const isRaw = headers['neon-raw-text-output'] === 'true';
  const types = {
    getTypeParser: (type: number) => (isRaw ? asText : (PLAIN_JSON[type] ?? asText)),
  } as pg.CustomTypesConfig;
  return headers['neon-array-mode'] === 'true' ? { types, rowMode: 'array' } : { types };
}

const asText = (value: string) => value;

/** By type number: types returned as JSON values instead of text, unless the client asks for raw text. */
const PLAIN_JSON: Record<number, (value: string) => unknown> = {
  16: (value) => value === 't',
  ...Object.fromEntries([21, 23, 26].map((type) => [type, Number])),
  ...Object.fromEntries([700, 701].map((type) => [type, (text: string) => (/n/i.test(text) ? text : Number(text))])),
  ...Object.fromEntries([114, 3802].map((type) => [type, JSON.parse])),
};

async function send(client: pg.PoolClient, { query, params = [] }: Statement, shape: Shape) {
  // The extended protocol even without parameters: the simple one would accept several statements in one text.
  const result = await client.query({
    text: query,
    values: params,
    queryMode: 'extended',
    ...shape,
  } as pg.QueryArrayConfig);
  const { command, rowCount, rows, fields } = result;
  return { command, rowCount, rows, fields, rowAsArray: shape.rowMode === 'array' };
}

async function runOne(client: pg.PoolClient, statement: Statement, shape: Shape) {
  try {
    const reply = await send(client, statement, shape);
    client.release();
    return reply;
  } catch (error) {
    await releaseClient(client);
    throw error;
  }
}

async function runBatch(client: pg.PoolClient, statements: Statement[], headers: IncomingHttpHeaders, shape: Shape) {
  const begin = beginWith(headers);
  if (begin === undefined || !Array.isArray(statements)) {
    client.release();
    throw new BadRequest('The batch or its Neon-Batch-Isolation-Level is not valid');
  }
  // Sent together and answered in order: after a failure PostgreSQL refuses the rest, and "commit" rolls back.
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
  stream.cork();
  const all = [begin, ...statements, { query: 'commit' }].map((statement) => send(client, statement, shape));
  stream.uncork();
  const outcomes = await Promise.allSettled(all);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) {
    await releaseClient(client);
    throw failed.reason;
  }
  client.release();
  return { results: outcomes.slice(1, -1).map((outcome) => (outcome as PromiseFulfilledResult<unknown>).value) };
}

function beginWith(headers: IncomingHttpHeaders): Statement | undefined {
  const wanted = headers['neon-batch-isolation-level'];
  const level = ISOLATION[typeof wanted === 'string' ? wanted : 'ReadCommitted'];
  if (level === undefined) return undefined;
  const readOnly = headers['neon-batch-read-only'] === 'true' ? ' read only' : '';
  const deferrable = headers['neon-batch-deferrable'] === 'true' ? ' deferrable' : '';
  return { query: `begin isolation level ${level}${readOnly}${deferrable}` };
}

/** After an error the state of the session is unknown: resets it, or closes it if that fails. */
async function releaseClient(client: pg.PoolClient): Promise<void> {
  try {
    await client.query('rollback');
    await client.query('discard all');
    client.release();
  } catch (error) {
    client.release(error as Error);
  }
}
