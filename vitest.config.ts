import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,netlify,db,local}/**/*.test.ts', 'tests/{functions,repo,local}/**/*.test.ts'],
    globalSetup: 'tests/support/global-setup.ts',
    // A test that opens a database or starts a process on two busy cores, not a slow assertion.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
