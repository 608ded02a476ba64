import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/**
 * Sends the emails that are due. Called by the functions themselves after a call that queued one (decision 042). Open to
 * anyone, because it takes nothing, returns nothing and sends only what is due anyway.
 */
export const sendOutboxEndpoint = endpoint({
  method: 'POST',
  path: '/api/outbox/send',
  roles: 'public',
  reply: z.object({}),
});
