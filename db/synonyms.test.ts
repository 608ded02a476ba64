import { expect, it } from 'vitest';
import { synonymFault } from '#contracts/catalog/search/check-synonym.ts';
import { firstSynonyms } from './synonyms.ts';

it('each of the first synonyms could be entered by staff', () => {
  const faults = firstSynonyms.map((entry) =>
    synonymFault(
      entry,
      firstSynonyms.filter((other) => other !== entry),
    ),
  );
  expect(faults.filter((fault) => fault !== null)).toEqual([]);
});
