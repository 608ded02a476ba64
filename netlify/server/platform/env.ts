import * as z from 'zod';

/** The functions' settings. `.env.example` lists the same names; a test compares the two. */
export const Env = z.object({
  /** Connection string for the functions' database role (plantsetu_app). */
  DATABASE_URL: z.url(),
  /** `host:port` of the local relay; absent with Neon. */
  NEON_RELAY: z.string().optional(),
  /** Key of the session tokens, at least 32 characters. */
  AUTH_SECRET: z.string().min(32),
  /** Address of the site, for links in mails. */
  SITE_URL: z.url(),
  /** Object store; the endpoint is absent for AWS itself. */
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().min(1),
  S3_PUBLIC_BUCKET: z.string().min(1),
  S3_PRIVATE_BUCKET: z.string().min(1),
  S3_ACCESS_KEY_ID: z.string().min(1),
  S3_SECRET_ACCESS_KEY: z.string().min(1),
  /** Base address from which objects of the public bucket are read. */
  S3_PUBLIC_URL: z.url(),
  /** Mail server, for example `smtps://user:password@host:465`. */
  SMTP_URL: z.url(),
  /** Sender of every mail. */
  MAIL_FROM: z.string().min(3),
  /** Service that registers e-invoices. None is connected yet: staff exchange files with the portal (docs/gst.md). */
  EINVOICE_PROVIDER: z.enum(['none']).default('none'),
  /** Address of a Netlify build hook, for the nightly build; absent: the site is built only when someone publishes. */
  BUILD_HOOK_URL: z.optional(z.url('is not an address')),
  /** Receives a line of text for each fault, as chat services take it; absent: faults are only logged. */
  ALERT_WEBHOOK_URL: z.optional(z.url('is not an address')),
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

/** The commit of this build, shortened. Inserted by the bundler (local/netlify/build-version.ts); Netlify sets it only while it builds. */
export const buildVersion = process.env.COMMIT_REF?.slice(0, 12) || 'development';
