import * as z from 'zod/mini';

// zod/mini has no messages of its own.
const ADDRESS = 'is not an address';

/** The functions' settings. `.env.example` lists the same names; a test compares the two. */
export const Env = z.object({
  /** Connection string for the functions' database role (plantsetu_app). */
  DATABASE_URL: z.url(ADDRESS),
  /** `host:port` of the local relay; absent with Neon. */
  NEON_RELAY: z.optional(z.string()),
  /** Key of the session tokens, at least 32 characters. */
  AUTH_SECRET: z.string().check(z.minLength(32, 'at least 32 characters are needed')),
  /** Address of the site, for links in mails. */
  SITE_URL: z.url(ADDRESS),
  /** Object store; the endpoint is absent for AWS itself. */
  S3_ENDPOINT: z.optional(z.url(ADDRESS)),
  S3_REGION: z.string().check(z.minLength(1, 'is empty')),
  S3_PUBLIC_BUCKET: z.string().check(z.minLength(1, 'is empty')),
  S3_PRIVATE_BUCKET: z.string().check(z.minLength(1, 'is empty')),
  S3_ACCESS_KEY_ID: z.string().check(z.minLength(1, 'is empty')),
  S3_SECRET_ACCESS_KEY: z.string().check(z.minLength(1, 'is empty')),
  /** Base address from which objects of the public bucket are read. */
  S3_PUBLIC_URL: z.url(ADDRESS),
  /** Mail server, for example `smtps://user:password@host:465`. */
  SMTP_URL: z.url(ADDRESS),
  /** Sender of every mail. */
  MAIL_FROM: z.string().check(z.minLength(3, 'is too short')),
  /** Whether admins must have a second factor; `optional` only where the accounts are for trying out. */
  ADMIN_SECOND_FACTOR: z._default(z.enum(['required', 'optional'], 'only required and optional are known'), 'required'),
  /** Service that registers e-invoices. None is connected yet: staff exchange files with the portal (docs/gst.md). */
  EINVOICE_PROVIDER: z._default(z.enum(['none'], 'only none is known'), 'none'),
  /** Address of a Netlify build hook, for the nightly build; absent: the site is built only when someone publishes. */
  BUILD_HOOK_URL: z.optional(z.url(ADDRESS)),
  /** Receives a line of text for each fault, as chat services take it; absent: faults are only logged. */
  ALERT_WEBHOOK_URL: z.optional(z.url(ADDRESS)),
});
export type Env = z.infer<typeof Env>;

/** Reads the settings; throws one error that names everything missing or wrong, and no value. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  // An empty value counts as absent.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = Env.safeParse(given);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => {
    const name = issue.path.join('.');
    return given[name] === undefined ? `${name} is missing` : `${name}: ${issue.message}`;
  });
  throw new Error(`The environment is not complete. ${problems.join('; ')}. See .env.example.`);
}

/** The settings of this process, parsed once, when the first function is loaded. */
export const env = parseEnv(process.env);

/** The commit of this build, shortened. Inserted by the bundler (netlify/build-functions.ts); Netlify sets it only while it builds. */
export const buildVersion = process.env.COMMIT_REF?.slice(0, 12) || 'development';
