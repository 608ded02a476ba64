import { defineConfig } from 'vitest/config';

/** Tests that run alone: of deadlines and of who is first, of processes, and of the working folder. */
const ALONE = [
  'tests/functions/**/{*-races,concurrent-actions}.test.ts',
  'tests/functions/visitors/webinars.test.ts',
  'tests/local/**/*.test.ts',
  'tests/functions/outbox/crash.test.ts',
  'tests/functions/platform/{database-down,database-hangs,object-store-slow}.test.ts',
];

/** Tests that replace modules or globals, and so need their own. */
const MOCKING = ['src/client/{api,url-search}.test.ts', 'src/islands/admin/product-import/*.test.ts'];

/** A test that opens a database or starts a process on two busy cores, not a slow assertion. */
export const patience = { testTimeout: 30_000, hookTimeout: 60_000 };

/** Tests that call functions on a real PostgreSQL. */
export const onDatabase = {
  globalSetup: 'tests/support/global-setup.ts',
  // Each test file loads its own copy of these; as one file each they load in a fifth of the time.
  deps: {
    optimizer: {
      ssr: {
        enabled: true,
        include: [
          '@neondatabase/serverless',
          'drizzle-orm',
          'drizzle-orm/batch',
          'drizzle-orm/neon-http',
          'drizzle-orm/pg-core',
          'zod',
        ],
      },
    },
  },
  // Loaded by Node itself, a package has two copies there: one for the sources, one for Drizzle.
  server: { deps: { inline: [/deps_ssr/] } },
};

export default defineConfig({
  test: {
    // Threads start in half the time of processes.
    pool: 'threads',
    maxWorkers: 2,
    projects: [
      // These keep nothing between files, and share their modules.
      { test: { name: 'plain', ...patience, include: ['src/**/*.test.ts'], exclude: MOCKING, isolate: false } },
      {
        test: {
          ...{ name: 'functions', ...patience, ...onDatabase },
          include: ['{netlify,db,local}/**/*.test.ts', 'tests/{functions,repo}/**/*.test.ts', ...MOCKING],
          exclude: ALONE,
        },
      },
      {
        test: {
          ...{ name: 'alone', ...patience, ...onDatabase },
          include: ALONE,
          pool: 'forks',
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
