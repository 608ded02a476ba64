import { type Badge, type State, type States, statusesOf } from '../life-cycle.ts';

const lines = {
  open: { tone: 'warn', createdBy: ['staff'], to: { staff: ['matched', 'ignored'] } },
  // Open again once its receipt was reversed.
  matched: { tone: 'ok', to: { staff: ['open'] } },
  ignored: { tone: 'idle', to: { staff: ['open'] } },
} as const satisfies Record<string, State & Badge>;

/** Life cycle of a line of a bank statement. */
export const BANK_LINE_STATES: States<keyof typeof lines, Badge> = lines;

export const BANK_LINE_STATUSES = statusesOf(lines);
