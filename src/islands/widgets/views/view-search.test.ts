import { describe, expect, it } from 'vitest';
import { isSameSearch, searchToSave } from './view-search.ts';

describe('a saved view', () => {
  it('has no page', () => expect(searchToSave('status=late&page=3&q=seal')).toBe('status=late&q=seal'));

  it.each([
    { one: 'q=seal&status=late', other: 'status=late&q=seal&page=2', same: true },
    { one: '', other: 'page=2', same: true },
    { one: 'q=oil+seal', other: 'q=oil%20seal', same: true },
    { one: 'q=seal', other: 'q=seals', same: false },
    { one: '', other: 'sort=total_asc', same: false },
  ])('$one is $other: $same', ({ one, other, same }) => expect(isSameSearch(one, other)).toBe(same));
});
