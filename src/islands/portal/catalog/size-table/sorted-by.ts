import { writeSearch } from '#client/url-search.ts';
import { useSearchParams } from '#ui/lists/use-search-params.ts';

/** The column by which the rows of a table are sorted, `bore_desc`; null: by size. */
export const useSortedBy = (): string | null => useSearchParams().get('by');

export const sortBy = (by: string | null): void => writeSearch({ by }, { push: true });
