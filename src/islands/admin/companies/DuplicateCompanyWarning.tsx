import { type CompanyRow, listCompaniesEndpoint } from '#contracts/companies/admin.ts';
import { parseGstin } from '#contracts/fields/gstin.ts';
import { MAX_PAGE_SIZE } from '#contracts/limits.ts';
import { Notice } from '#ui/Notice.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { useRead } from '#ui/use-read.ts';

type Props = {
  /** As typed. */
  value: string;
  /** The value when the form opened: no search runs while it is unchanged. */
  initial: string;
  /** The company being edited; undefined for a new one. */
  companyId: number | undefined;
};

/** Names another company with the same GST number. Only a warning: branches of one firm may share it. */
export function DuplicateGstWarning({ value, ...rest }: Props) {
  return (
    <DuplicateWarning
      {...rest}
      value={parseGstin(value) ? value : ''}
      isSame={({ gst_number }) => gst_number === value}
      warning="already has this GST number."
    />
  );
}

/** Names another company with the same name. */
export function DuplicateNameWarning({ value, ...rest }: Props) {
  const name = value.trim();
  return (
    <DuplicateWarning
      {...rest}
      value={name}
      isSame={(other) => other.name.trim().toLowerCase() === name.toLowerCase()}
      warning="already exists."
    />
  );
}

function DuplicateWarning({
  value,
  initial,
  companyId,
  isSame,
  warning,
}: Props & { isSame: (row: CompanyRow) => boolean; warning: string }) {
  const q = useDebounced(value);
  const enabled = q !== '' && q === value && q !== initial.trim();
  const { data } = useRead(listCompaniesEndpoint, { q, size: MAX_PAGE_SIZE }, { enabled });
  const duplicate = enabled && data?.items.find((row) => row.id !== companyId && isSame(row));
  if (!duplicate) return null;
  // A new tab keeps the form as it is. It needs its opener: the session may exist in this tab only.
  return (
    <Notice tone="warn">
      {duplicate.name} {warning}{' '}
      <a href={`/admin/companies/${duplicate.id}`} target="_blank" rel="opener">
        Open it in a new tab
      </a>
    </Notice>
  );
}
