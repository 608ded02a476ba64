import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/** Ends the caller's session: its token is refused from the next call on. */
export const logoutEndpoint = endpoint({
  method: 'POST',
  path: '/api/logout',
  roles: ['customer', 'employee', 'admin'],
  beforePasswordChange: true,
  reply: z.object({}),
});
