import type { KeyboardEvent } from 'react';
import { navigate } from 'astro:transitions/client';
import { queryClient } from '#client/queries.ts';
import { type PurchaseOrder, savePurchaseOrderEndpoint } from '#contracts/stores/purchase-orders.ts';
import { Button } from '#ui/Button.tsx';
import { FormSection } from '#ui/FormSection.tsx';
import { DateInput } from '#ui/forms/DateInput.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { useTabDraft } from '#ui/forms/use-tab-draft.ts';
import { Notice } from '#ui/Notice.tsx';
import { toast } from '#ui/toast.ts';
import { useSubmit } from '#ui/use-submit.ts';
import '#widgets/entry/entry.css';
import { EMPTY_PURCHASE, purchaseBody, purchaseDraftOf } from './purchase-draft.ts';
import { PurchaseLines } from './PurchaseLines.tsx';
import './stores.css';
import { VendorSelect } from './VendorSelect.tsx';

type Props = {
  /** The draft to change; absent for a new purchase order. */
  order?: PurchaseOrder;
  onClose?: () => void;
};

/** Enter in a field never saves. */
const ignoreEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
};

/** The form of a purchase order. What is typed is kept in the tab until it is saved. */
export function PurchaseOrderForm({ order, onClose }: Props) {
  const name = order ? `purchase order ${order.id} ${order.version}` : 'purchase order';
  const [draft, change, clear] = useTabDraft(name, order ? purchaseDraftOf(order) : EMPTY_PURCHASE);
  const { submit, busy, errors, failure, edited } = useSubmit(savePurchaseOrderEndpoint, async ({ id, message }) => {
    clear();
    await queryClient.invalidateQueries();
    if (order) onClose?.();
    else await navigate(`/admin/purchase-orders/${id}`);
    toast(message);
  });
  const save = () =>
    void submit({ ...purchaseBody(draft), ...(order ? { id: order.id, version: order.version } : {}) });
  return (
    <form
      className="entry-form"
      onKeyDown={ignoreEnter}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      noValidate
    >
      <ErrorSummary errors={errors} showLine={() => {}} />
      <FormSection title="Order">
        <div className="entry-pair">
          <VendorSelect
            label="Vendor"
            // The button that opened the form is gone.
            autoFocus={order !== undefined}
            value={draft.vendor_id}
            name={order?.vendor.name}
            error={errors.vendor_id}
            onChange={(vendor_id) => {
              edited('vendor_id');
              change({ vendor_id });
            }}
          />
          <DateInput
            name="due_on"
            label="Due"
            optional
            value={draft.due_on}
            error={errors.due_on}
            onDate={(due_on) => {
              edited('due_on');
              change({ due_on });
            }}
          />
        </div>
      </FormSection>
      <PurchaseLines
        lines={draft.lines}
        errors={errors}
        edited={edited}
        onLines={(next) => change(({ lines }) => ({ lines: next(lines) }))}
      />
      <FormSection title="For the vendor">
        <TextArea
          name="note"
          label="Note"
          optional
          hint="Printed on the purchase order."
          rows={3}
          maxLength={1000}
          value={draft.note}
          error={errors.note}
          onChange={({ target }) => {
            edited('note');
            change({ note: target.value });
          }}
        />
      </FormSection>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div className="cluster">
        <Button kind="primary" type="submit" busy={busy} busyText="Saving…">
          Save draft
        </Button>
        {order ? (
          <Button
            kind="quiet"
            onClick={() => {
              clear();
              onClose?.();
            }}
          >
            Discard changes
          </Button>
        ) : (
          <a className="button button-quiet" href="/admin/stores?view=purchase-orders">
            Back to purchase orders
          </a>
        )}
      </div>
    </form>
  );
}
