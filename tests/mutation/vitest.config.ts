import { defineConfig } from 'vitest/config';
import { type Group, testsOf } from './rules.ts';

/** Without a database: the rules are pure, and a mutation run starts their tests thousands of times. */
export default defineConfig({
  test: { include: testsOf(process.env.MUTATION_GROUP as Group), setupFiles: 'tests/mutation/properties.ts' },
});
