import { navigate } from 'astro:transitions/client';
import { listAllCategoriesEndpoint } from '#contracts/catalog/categories.ts';
import { MAX_COUNT_LINES, startStockCountEndpoint } from '#contracts/stores/counts.ts';
import { MAX_BIN, MAX_SEARCH_LENGTH } from '#contracts/limits.ts';
import { bindFields } from '#ui/forms/bind-fields.ts';
import { FieldRow } from '#ui/forms/FieldRow.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useTabDraft } from '#ui/forms/use-tab-draft.ts';
import { toast } from '#ui/toast.ts';
import { useRead } from '#ui/use-read.ts';
import { useSubmit } from '#ui/use-submit.ts';

const BLANK = { bin_from: '', bin_to: '', category: '', search: '' };

/** Asks what to count, and opens the count. */
export function StartCountDialog({ onClose }: { onClose: () => void }) {
  const [draft, change, clear] = useTabDraft('stock count', BLANK);
  const form = useSubmit(startStockCountEndpoint, async ({ id, message }) => {
    clear();
    onClose();
    await navigate(`/admin/stock-counts/${id}`);
    toast(message);
  });
  const { data } = useRead(listAllCategoriesEndpoint);
  const bind = bindFields(draft, change, form);
  return (
    <FormDialog
      title="Start count"
      onClose={onClose}
      onSubmit={() => void form.submit(draft)}
      submitLabel="Start count"
      busy={form.busy}
      busyText="Starting…"
      failure={form.failure}
    >
      <p className="quiet">
        Choose bins, a category or a search; items that match all of them are counted, at most {MAX_COUNT_LINES}.
      </p>
      <FieldRow>
        <TextInput
          label="First bin"
          optional
          hint="“A” covers all bins starting with A."
          maxLength={MAX_BIN}
          autoComplete="off"
          data-autofocus
          {...bind('bin_from')}
        />
        <TextInput
          label="Last bin"
          optional
          hint="Blank: the first bin only."
          maxLength={MAX_BIN}
          autoComplete="off"
          {...bind('bin_to')}
        />
      </FieldRow>
      <Select label="Category" optional {...bind('category')}>
        <option value="">All categories</option>
        {data?.items.map(({ category }) => (
          <option key={category}>{category}</option>
        ))}
      </Select>
      <TextInput label="Name or SKU" optional maxLength={MAX_SEARCH_LENGTH} autoComplete="off" {...bind('search')} />
    </FormDialog>
  );
}
