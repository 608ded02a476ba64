import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/** Minutes that an email may wait before the service counts as unhealthy; retries run every half hour (decision 042). */
export const MAX_MAIL_WAIT_MINUTES = 60;

export const Health = z.object({
  database: z.literal('ok'),
  object_store: z.literal('ok'),
  /** Age of the oldest email that is neither sent nor given up, minutes; null if there is none. */
  oldest_mail_minutes: z.nullable(z.int()),
  /** The last migration and a digest of all applied SQL, `0000_init 3f2a91c4`. */
  schema: z.string(),
  /** Commit of the build, shortened; `development` where nothing was built. */
  build: z.string(),
});
export type Health = z.infer<typeof Health>;

/**
 * Whether the service works, for an uptime monitor. 503 with the failing parts in `fields` if the database or the object
 * store does not answer, or no email could be sent for more than an hour. Never cached; one round trip to the database.
 */
export const healthEndpoint = endpoint({ method: 'GET', path: '/api/health', roles: 'public', reply: Health });
