import type { Badge, State, States } from '../life-cycle.ts';

const advices = {
  // Waits for the desk, which finds the money in the bank.
  sent: {
    ...{ tone: 'busy', staffTone: 'warn', staffLabel: 'To record', createdBy: ['buyer'] },
    to: { staff: ['recorded', 'set aside'], buyer: ['withdrawn'] },
  },
  // A receipt that is reversed later opens nothing by itself.
  recorded: { tone: 'ok', to: {} },
  'set aside': { tone: 'bad', staffTone: 'idle', to: {} },
  withdrawn: { tone: 'idle', to: {} },
} as const satisfies Record<string, State & Badge>;

/** Life cycle of a payment advice. */
export const PAYMENT_ADVICE_STATES: States<keyof typeof advices, Badge> = advices;

/** Days for which an open payment advice stops the reminders of its invoices. */
export const ADVICE_PAUSE_DAYS = 7;
