import type { Badge, State, States } from '../life-cycle.ts';

const tickets = {
  // The buyer waits for our reply.
  open: { tone: 'busy', createdBy: ['buyer'], to: { staff: ['answered', 'closed'] } },
  answered: { tone: 'ok', to: { buyer: ['open'], staff: ['closed'] } },
  closed: { tone: 'idle', to: { buyer: ['open'], staff: ['open'] } },
} as const satisfies Record<string, State & Badge>;

/** Life cycle of a support ticket: with us, with the buyer, done. */
export const TICKET_STATES: States<keyof typeof tickets, Badge> = tickets;
