import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,netlify,db,local}/**/*.test.ts', 'tests/{functions,repo,local}/**/*.test.ts'],
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
    // A test that opens a database or starts a process on two busy cores, not a slow assertion.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
