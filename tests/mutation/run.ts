import { Stryker } from '@stryker-mutator/core';
import { type Group, RULES } from './rules.ts';

/**
 * `npm run test:mutation`, or with names of groups: changes each rule in every way that the tool knows, one at a time, and runs
 * the group's tests, of which one should fail. Prints what none noticed, and a table by file. Results of rules and tests that did
 * not change since are kept in `.mutation/`; delete that folder for a score to quote, as changed helpers and constants go unnoticed.
 */
const named = process.argv.slice(2) as Group[];

for (const group of named.length > 0 ? named : (Object.keys(RULES) as Group[])) {
  process.env.MUTATION_GROUP = group;
  console.log(`\n${group}`);
  const folder = `.mutation/${group}`;
  await new Stryker({
    testRunner: 'vitest',
    vitest: { configFile: 'tests/mutation/vitest.config.ts' },
    mutate: Object.keys(RULES[group]),
    coverageAnalysis: 'perTest',
    concurrency: 1,
    // A busy machine is slow; only an endless loop takes as long as this.
    timeoutMS: 30_000,
    // The sandbox needs the sources only.
    ignorePatterns: [
      'art',
      'bench',
      'docs',
      'public',
      'dist',
      'dist-functions',
      'src/content',
      // Company details, which src/site.ts reads.
      '!src/content/company',
      'src/assets',
      'tests/e2e',
    ],
    tempDirName: `${folder}/sandbox`,
    incremental: true,
    incrementalFile: `${folder}/incremental.json`,
    reporters: ['clear-text', 'progress-append-only', 'html'],
    htmlReporter: { fileName: `${folder}/report.html` },
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportMutants: true },
    thresholds: { high: 95, low: 90, break: 85 },
  }).runMutationTest();
}
