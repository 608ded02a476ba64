import { defineConfig } from 'vitest/config';

/** What Netlify's own packages make of the built site: `npm run test:netlify`, after `npm run build`. */
export default defineConfig({
  test: {
    include: ['tests/netlify/**/*.test.ts'],
    // All functions are packed, unpacked and started, each in a process of its own.
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
});
