import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client, types } from '@neondatabase/serverless';
import { inject } from 'vitest';
import './console.ts';
import { createDatabase } from './database.ts';
import { TEMPLATE } from './global-setup.ts';
import { serveFunctions } from './serve-functions.ts';

// Quantities are numeric: as numbers, as the functions return them.
types.setTypeParser(types.builtins.NUMERIC!, Number);

/** The functions of one test file, with their own database, served over HTTP. */
export interface Api {
  url: string;
  ownerUrl: string;
  /** Runs a statement as the owner, who sees all rows. */
  sql: <Row = Record<string, unknown>>(statement: string, values?: unknown[]) => Promise<Row[]>;
  stop: () => Promise<void>;
}

/** Clones the migrated template, sets the functions' environment to it and serves them over HTTP on a free port. */
export async function startApi(): Promise<Api> {
  const ownerUrl = await createDatabase({ template: TEMPLATE });
  const name = new URL(ownerUrl).pathname;
  const appUrl = new URL(inject('appUrl'));
  appUrl.pathname = name;
  Object.assign(process.env, {
    DATABASE_URL: appUrl.href,
    NEON_RELAY: inject('relay'),
    AUTH_SECRET: randomBytes(32).toString('base64url'),
    SITE_URL: 'http://plantsetu.test',
    S3_REGION: 'local',
    S3_PUBLIC_BUCKET: 'public',
    S3_PRIVATE_BUCKET: 'private',
    S3_ACCESS_KEY_ID: 'test',
    S3_SECRET_ACCESS_KEY: 'test',
    S3_PUBLIC_URL: 'http://media.test',
    SMTP_URL: process.env.SMTP_URL ?? 'smtp://127.0.0.1:1',
    MAIL_FROM: 'PlantSetu <orders@plantsetu.test>',
    ADMIN_SECOND_FACTOR: process.env.ADMIN_SECOND_FACTOR ?? 'optional',
  });
  const server = createServer((request, response) => void serveFunctions(request, response));
  // On a busy machine a caller may pause for seconds: a connection it still holds must not be reset.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const connection = new Client(ownerUrl);
  await connection.connect();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ownerUrl,
    sql: async (statement, values = []) => (await connection.query(statement, values)).rows as never,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await connection.end();
    },
  };
}
