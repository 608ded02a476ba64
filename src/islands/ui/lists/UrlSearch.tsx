import { MAX_SEARCH_LENGTH } from '#contracts/limits.ts';
import { SearchField } from './SearchField.tsx';
import { useUrlSearch } from './use-url-search.ts';

type Props = {
  /** The field's name for screen readers. */
  label: string;
  placeholder: string;
  /** The search term in the URL. */
  q: string;
};

/** A search box whose text goes into the URL as `q` after a pause and resets to page 1. */
export function UrlSearch({ q, ...field }: Props) {
  const { text, setText } = useUrlSearch(q);
  return <SearchField name="q" maxLength={MAX_SEARCH_LENGTH} value={text} onChange={setText} {...field} />;
}
