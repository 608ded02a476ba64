import { defineConfig, mergeConfig } from 'vitest/config';
import { onDatabase, patience } from '../../vitest.config.ts';

/** `npm run test:fuzz`: the fuzz test of `npm test` with more requests. `FUZZ_SEED` repeats a run. */
export default mergeConfig(
  { test: { ...patience, ...onDatabase } },
  defineConfig({
    test: {
      include: ['tests/functions/platform/fuzz.test.ts'],
      env: { FUZZ_REQUESTS: process.env.FUZZ_REQUESTS ?? '10000' },
    },
  }),
);
