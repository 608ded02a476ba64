import type { Config } from '@netlify/functions';
import * as z from 'zod/mini';
import { endpoint } from '#contracts/endpoint.ts';
import { handle } from '#server/platform/handle.ts';

const bareEndpoint = endpoint({ method: 'GET', path: '/api/bench/bare', roles: 'public', reply: z.object({}) });

/** The floor of every call: only HTTP, routing, contract and log. */
export default handle(bareEndpoint, async () => ({}));

export const config: Config = { path: ['/api/bench/bare'], method: 'GET' };
