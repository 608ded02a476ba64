import { formatRupees } from '#contracts/fields/money.ts';
import { allocateReceiptEndpoint, getOpenItemsEndpoint } from '#contracts/receipts/admin.ts';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { useDraftAction } from '#ui/forms/use-draft-action.ts';
import { ReadError } from '#ui/ReadError.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useRead } from '#ui/use-read.ts';
import { AllocationFields } from './AllocationFields.tsx';
import type { ReceiptRecord } from './ReceiptPage.tsx';
import { allocationsOf, NO_ALLOCATIONS, type TypedAllocations } from './receipt-draft.ts';

type Props = { receipt: Pick<ReceiptRecord, 'id' | 'unallocated' | 'company' | 'number'>; onClose: () => void };

const blank = { typed: NO_ALLOCATIONS as TypedAllocations, write_off_reason: '' };

/** Allocates the money of a receipt that settles nothing yet. */
export function AllocateDialog({ receipt, onClose }: Props) {
  const { id, unallocated, company, number } = receipt;
  const form = useDraftAction(allocateReceiptEndpoint, `allocate ${id}`, blank, onClose);
  const { draft, change, errors, edited } = form;
  const read = useRead(getOpenItemsEndpoint, { company_id: company.id });
  const open = read.data;
  const allocations = allocationsOf(open?.invoices ?? [], draft.typed);
  const { write_off_reason } = draft;
  return (
    <FormDialog
      title={`Allocate ${formatRupees(unallocated)} of ${number}`}
      onClose={onClose}
      onSubmit={() => void form.submit({ id, unallocated, allocations, write_off_reason })}
      submitLabel={open && open.invoices.length === 0 ? false : 'Allocate'}
      busy={form.busy}
      failure={form.failure}
    >
      <ErrorSummary errors={errors} />
      {read.error && <ReadError read={read} />}
      {!open && !read.error && <Skeleton text />}
      {open && (
        <AllocationFields
          invoices={open.invoices}
          available={unallocated}
          typed={draft.typed}
          reason={write_off_reason}
          sent={allocations}
          errors={errors}
          onChange={(typed) => {
            edited('allocations');
            change({ typed });
          }}
          onReason={(reason) => change({ write_off_reason: reason })}
        />
      )}
    </FormDialog>
  );
}
