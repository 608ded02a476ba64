import { type CompanyRow, listCompaniesEndpoint } from '#contracts/admin-companies.ts';
import { parseGstin } from '#contracts/gstin.ts';
import { MAX_PAGE_SIZE } from '#contracts/limits.ts';
import { Notice } from '#ui/Notice.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { useRead } from '#ui/use-read.ts';

type Props = {
  /** What is typed. */
  value: string;
  /** What the form was opened with: nothing is asked while that stands. */
  opened: string;
  /** The company that the form is about. */
  self: number | undefined;
};

/** Says which other company has this GST number. No refusal: branches of one firm may share it. */
export function SameGst({ value, ...rest }: Props) {
  return (
    <Namesake
      {...rest}
      value={parseGstin(value) ? value : ''}
      isSame={({ gst_number }) => gst_number === value}
      words="has this GST number already."
    />
  );
}

/** Says which other company is called exactly so. */
export function SameName({ value, ...rest }: Props) {
  const name = value.trim();
  return (
    <Namesake
      {...rest}
      value={name}
      isSame={(other) => other.name.trim().toLowerCase() === name.toLowerCase()}
      words="is there already."
    />
  );
}

function Namesake({
  value,
  opened,
  self,
  isSame,
  words,
}: Props & { isSame: (row: CompanyRow) => boolean; words: string }) {
  const q = useDebounced(value);
  const isAsked = q !== '' && q === value && q !== opened.trim();
  const { data } = useRead(listCompaniesEndpoint, { q, size: MAX_PAGE_SIZE }, { enabled: isAsked });
  const other = isAsked && data?.items.find((row) => row.id !== self && isSame(row));
  if (!other) return null;
  // A tab of its own, as what was typed would have to be left; with an opener, whose session may be that tab's alone.
  return (
    <Notice tone="warn">
      {other.name} {words}{' '}
      <a href={`/admin/companies/${other.id}`} target="_blank" rel="opener">
        Open it in a new tab
      </a>
    </Notice>
  );
}
