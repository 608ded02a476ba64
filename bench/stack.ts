import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Client } from '@neondatabase/serverless';
import { sendOutboxEndpoint } from '#contracts/outbox/send.ts';
import { withConnection } from '#db/connection.ts';
import { migrate } from '#db/migrate.ts';
import { builtFunctions } from '#local/built-parts.ts';
import { cacheFolder } from '#local/instance/project-folder.ts';
import { startRelay } from '#local/neon-relay/relay.ts';
import { answerWithFunction } from '#local/netlify/functions-http.ts';
import { contextFor, openFunctions, routerOf } from '#local/netlify/functions.ts';
import { startPostgres } from '#local/postgres/postgres.ts';
import { buildFunctions } from '../netlify/build-functions.ts';

/** The built functions on their own database; `stop` removes everything. */
export interface BenchStack {
  url: string;
  /** Passes a request to its function as Netlify does, without HTTP; 404 if there is none. */
  atFunction: (path: string, init?: RequestInit) => Promise<Response>;
  /** Opens a connection as the owner. */
  asOwner: <T>(work: (client: Client) => Promise<T>) => Promise<T>;
  stop: () => Promise<void>;
}

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Starts PostgreSQL and the relay, migrates, fills the database, then loads and serves the functions. */
export async function startBench(fill: (client: Client, ownerUrl: string) => Promise<void>): Promise<BenchStack> {
  const dir = await mkdtemp(join(tmpdir(), 'plantsetu-bench-'));
  const postgres = await startPostgres({ dir, durable: false });
  const relay = await startRelay({ postgresPort: postgres.port });
  const ownerUrl = postgres.ownerUrl('plantsetu');
  Object.assign(process.env, settings(postgres.appUrl('plantsetu'), `127.0.0.1:${relay.port}`));
  await migrate(ownerUrl);
  await withConnection(ownerUrl, (client) => fill(client, ownerUrl));

  const built = await builtFunctions({ log: console.error, signal: AbortSignal.timeout(300_000) });
  const floor = join(cacheFolder, 'bench-floor');
  await buildFunctions(folder('./floor'), floor);
  const functions = [...(await openFunctions(built)), ...(await openFunctions(floor))];
  const find = routerOf(functions);
  const server = createServer((request, response) => {
    // Calls have their mails sent after the response; that is not what is measured.
    if (request.url === sendOutboxEndpoint.path) return void response.writeHead(200).end();
    const match = find(request.method ?? 'GET', request.url!.replace(/\?.*/, ''));
    if (match) void answerWithFunction(request, response, match, new Set());
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const atFunction = async (path: string, init?: RequestInit) => {
    const request = new Request(url + path, init);
    const match = find(request.method, new URL(request.url).pathname);
    if (!match) return new Response(null, { status: 404 });
    const context = contextFor(request, { ip: '127.0.0.1', params: match.params }, new Set());
    const { default: run } = await match.load();
    return (await run(request, context)) as Response;
  };
  return {
    url,
    atFunction,
    asOwner: (work) => withConnection(ownerUrl, work),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await relay.stop();
      await postgres.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

function settings(databaseUrl: string, relay: string): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl,
    NEON_RELAY: relay,
    AUTH_SECRET: randomBytes(32).toString('base64url'),
    SITE_URL: 'http://plantsetu.test',
    S3_REGION: 'local',
    S3_PUBLIC_BUCKET: 'public',
    S3_PRIVATE_BUCKET: 'private',
    S3_ACCESS_KEY_ID: 'bench',
    S3_SECRET_ACCESS_KEY: 'bench',
    S3_PUBLIC_URL: 'http://media.test',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'PlantSetu <orders@plantsetu.test>',
  };
}
