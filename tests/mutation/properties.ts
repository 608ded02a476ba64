import type fc from 'fast-check';
import { vi } from 'vitest';

/** Cases of a property: a change of a rule shows within a few or never. */
const MAX_CASES = 60;

/** The same cases in each run, few, and the first failure as found, without a search for a smaller one. */
vi.mock('fast-check', async (load) => {
  const { default: real, ...named } = await load<typeof import('fast-check')>();
  const assert = <Ts>(property: fc.IRawProperty<Ts>, { numRuns = MAX_CASES, ...parameters }: fc.Parameters<Ts> = {}) =>
    real.assert(property, { ...parameters, seed: 20261126, endOnFailure: true, numRuns: Math.min(numRuns, MAX_CASES) });
  return { ...named, default: { ...real, assert } };
});
