import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { LocalError } from './instance/local-error.ts';
import { startMailCatcher, type MailCatcher } from './mail/catcher.ts';
import { MAIL_PATH, mailPage } from './mail/page.ts';
import { startRelay } from './neon-relay/relay.ts';
import type { Mount } from './netlify/preview.ts';
import { createObjectStore } from './object-store/object-store.ts';
import { randomPassword } from './postgres/data-folder.ts';
import { startPostgres, type Postgres } from './postgres/postgres.ts';
import { keptSecrets } from './instance/secrets.ts';
import type { Shutdown } from './instance/shutdown.ts';

/** Name of the database that the site uses. */
const DATABASE = 'plantsetu';
const S3_PATH = '/__local/s3';

/** All services behind the site on one machine. */
export type Stack = {
  /** For migrations and seed only; the functions never see it. */
  ownerUrl: string;
  postgres: Postgres;
  mail: MailCatcher;
  /** The object store and the page of caught mail, which share the site's own address. */
  mounts: Mount[];
  /** Stores a file of the demo data. */
  putPrivate: PutPrivate;
};

type PutPrivate = Awaited<ReturnType<typeof createObjectStore>>['putPrivate'];

type Options = { dataDir: string; siteUrl: string; shutdown: Shutdown; log: (line: string) => void };

/**
 * Starts PostgreSQL, the relay, the mail catcher and the object store, and sets the environment of the functions,
 * replacing values of the developer's shell, so that the local stack never uses a real service.
 */
export async function startStack({ dataDir, siteUrl, shutdown, log }: Options): Promise<Stack> {
  await mkdir(dataDir, { recursive: true });
  const names = ['AUTH_SECRET', 'S3_SECRET_ACCESS_KEY'] as const;
  const secrets = await keptSecrets(join(dataDir, 'secrets.json'), names, randomPassword);
  const stop = (part: { stop: () => Promise<void> }) => part.stop();
  const postgres = await shutdown.begin(() => startPostgres({ dir: dataDir, log }), stop);
  const relay = await shutdown.begin(() => startRelay({ postgresPort: postgres.port }), stop);
  const mail = await shutdown.begin(() => startMailCatcher({ dir: join(dataDir, 'mail') }), stop);
  const buckets = { publicBucket: 'plantsetu-public', privateBucket: 'plantsetu-private' };
  const keys = { accessKeyId: 'local', secretAccessKey: secrets.S3_SECRET_ACCESS_KEY, region: 'ap-south-1' };
  const store = await createObjectStore({ ...keys, ...buckets, dir: join(dataDir, 'objects'), mount: S3_PATH });
  Object.assign(process.env, {
    DATABASE_URL: postgres.appUrl(DATABASE),
    NEON_RELAY: `127.0.0.1:${relay.port}`,
    AUTH_SECRET: secrets.AUTH_SECRET,
    SITE_URL: siteUrl,
    S3_ENDPOINT: siteUrl + S3_PATH,
    S3_REGION: keys.region,
    S3_PUBLIC_BUCKET: buckets.publicBucket,
    S3_PRIVATE_BUCKET: buckets.privateBucket,
    S3_ACCESS_KEY_ID: keys.accessKeyId,
    S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
    S3_PUBLIC_URL: `${siteUrl}${S3_PATH}/${buckets.publicBucket}`,
    SMTP_URL: mail.url,
    MAIL_FROM: 'PlantSetu <orders@plantsetu.example>',
    ADMIN_SECOND_FACTOR: 'optional',
    BUILD_HOOK_URL: '',
    ALERT_WEBHOOK_URL: '',
  });
  const mounts = [{ path: S3_PATH, answer: store }, mailMount(mail)];
  return { ownerUrl: postgres.ownerUrl(DATABASE), postgres, mail, mounts, putPrivate: store.putPrivate };
}

function mailMount(mail: MailCatcher): Mount {
  return {
    path: MAIL_PATH,
    answer: async (request, response) => {
      const { status, html, policy } = await mailPage(request.url ?? '', mail);
      const guards = { 'content-security-policy': policy, 'x-content-type-options': 'nosniff' };
      response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...guards }).end(html);
    },
  };
}

/** Brings the database up to date and, on the first run, fills it with the demo companies. */
export async function prepareDatabase({ ownerUrl, putPrivate }: Stack): Promise<void> {
  // Imported late: the driver reads its settings from the environment that startStack sets.
  const [{ migrate }, { seedDemo }, { seedWith, dataSheetOf }] = await Promise.all([
    import('#db/migrate.ts'),
    import('#db/seed/run.ts'),
    import('./demo.ts'),
  ]);
  await migrate(ownerUrl);
  await seedDemo(ownerUrl, { ...seedWith, dataSheetOf: dataSheetOf(putPrivate) });
}

/** Throws if the database ends while the site is running. */
export async function failWhenGone({ postgres }: Stack, logFile: string): Promise<never> {
  await postgres.exited;
  throw new LocalError(`PostgreSQL has stopped; see ${logFile}. Start again: no saved data is lost.`);
}
