import type { StatusTone } from '#contracts/life-cycle.ts';
import type { PromiseState } from '#contracts/receivables/promises.ts';

/** How the state of a promise to pay is shown. */
export const PROMISE_TONES: Readonly<Record<PromiseState, StatusTone>> = { open: 'busy', kept: 'ok', broken: 'bad' };
