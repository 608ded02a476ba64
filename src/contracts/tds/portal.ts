import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { TdsMeter, yearCode } from './meter.ts';

/** The purchases of the caller's company from us in a financial year and the TDS on them; `year` is `2627`. */
export const getOwnTdsEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/tds',
  roles: ['customer'],
  query: z.object({ year: z.optional(yearCode) }),
  reply: z.object({ meter: TdsMeter }),
});
