import type { Badge, State, States } from '../life-cycle.ts';

const promises = {
  /** Its date has not passed. */
  open: { tone: 'busy', createdBy: ['staff', 'buyer'], to: { system: ['kept', 'broken'] } },
  /** So much was paid or adjusted by its date, or nothing was due any more. */
  kept: { tone: 'ok', to: {} },
  /** The same, but by an entry dated after the promise. It is settled, so nothing is left to do. */
  'kept late': { tone: 'warn', to: {} },
  /** Its date has passed and the amount is still due. */
  broken: { tone: 'bad', to: { system: ['kept late'] } },
} as const satisfies Record<string, State & Badge>;

/** Life cycle of a promise to pay. No state is stored: it follows from the entries on the invoice and the date. */
export const PROMISE_STATES: States<keyof typeof promises, Badge> = promises;
