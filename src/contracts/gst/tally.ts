import * as z from 'zod/mini';
import { endpoint, FileReply, staffRoles } from '../endpoint.ts';
import { countParam } from '../fields/text.ts';
import { month } from './returns.ts';

/** Vouchers in one file: about 1 MB; a function can return about 4.5 MB. */
export const VOUCHERS_PER_FILE = 300;

/** Masters in one file. */
export const MASTERS_PER_FILE = 2000;

/** What a month has for Tally. */
export const getTallyMonthEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/tally-month',
  roles: staffRoles,
  query: z.object({ month }),
  reply: z.object({
    sales: z.int(),
    notes: z.int(),
    /** Receipts, and refunds as payments. */
    receipts: z.int(),
    /** Money allocated after the month of its receipt, adjusted balances and write-offs. */
    journals: z.int(),
    parties: z.int(),
    items: z.int(),
    /** Number of voucher files, from 1; 0 if there are none. */
    files: z.int(),
    /** Number of master files, from 1. */
    master_files: z.int(),
  }),
});

/** Masters of a month's vouchers (units, ledgers, stock items) as Tally's import XML. 404 for a file it does not have. */
export const getTallyMastersEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/tally-masters',
  roles: staffRoles,
  query: z.object({ month, file: countParam(1, 1000) }),
  reply: FileReply,
});

/** Vouchers of a month: sales, credit notes, debit notes, receipts, refunds and journals. 404 for a file it does not have. */
export const getTallyVouchersEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/tally-vouchers',
  roles: staffRoles,
  query: z.object({ month, file: countParam(1, 1000) }),
  reply: FileReply,
});
