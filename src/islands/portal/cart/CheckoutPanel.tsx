import type { Address } from '#contracts/companies/own.ts';
import { ADDRESS_PREVIEW_LENGTH } from '#contracts/limits.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ReadError } from '#ui/ReadError.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { DateInput } from '#ui/forms/DateInput.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { PoFileField } from '#widgets/attachments/PoFileField.tsx';
import { CostCentreField } from '#widgets/cost-centres/CostCentreField.tsx';
import { Summary } from '#widgets/Summary.tsx';
import { ApprovalNote } from './ApprovalNote.tsx';
import { RequestQuoteButton } from './RequestQuoteButton.tsx';
import { NeedBy } from './NeedBy.tsx';
import type { CheckoutState } from './use-checkout.ts';
import { orderItems } from './use-order.ts';
import type { ShipTo } from './use-ship-to.ts';

type Props = { checkout: CheckoutState; onClear: () => void };

/** PO number and file, notes, ship-to, need-by date, totals and Place Order, which opens the review (specification §2, §5). */
export function CheckoutPanel({ checkout, onClear }: Props) {
  const { lines, needBy, shipTo, costCentre, pricing, draft, edit, poFile, order } = checkout;
  const { errors } = checkout.review;
  return (
    <form
      className="checkout sheet"
      aria-label="Checkout"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        checkout.review.open(event.currentTarget);
      }}
    >
      <OrderFields
        draft={draft}
        edit={edit}
        poFile={poFile}
        shipTo={shipTo}
        isPoRequired={pricing.data?.po_required === true}
        errors={errors}
      />
      <CostCentreField
        {...costCentre}
        total={pricing.totals?.total}
        error={errors.cost_centre_id}
        onChange={(cost_centre_id) => edit({ cost_centre_id })}
      />
      <NeedBy lines={lines} needBy={needBy} pricing={pricing.data} error={errors.need_by} />
      <ReadError read={pricing} tone="warn" />
      <Summary
        totals={pricing.totals}
        taxes={pricing.data?.taxes}
        taxLines={pricing.taxLines}
        stale={pricing.isStale}
      />
      <ApprovalNote pricing={pricing.data} costCentre={costCentre.chosen?.id ?? null} />
      <Button
        kind="primary"
        type="submit"
        wide
        disabled={orderItems(lines).length === 0 || !shipTo.chosen}
        busy={order.busy || poFile.busy}
        busyText={order.busy ? 'Placing…' : 'Uploading the PO…'}
      >
        Place Order
      </Button>
      <RequestQuoteButton lines={lines} pricing={pricing.data} disabled={order.busy} />
      <Button kind="quiet" wide disabled={order.busy} onClick={onClear}>
        Clear Cart
      </Button>
    </form>
  );
}

type FieldsProps = Pick<CheckoutState, 'draft' | 'edit' | 'poFile' | 'shipTo'> & {
  isPoRequired: boolean;
  errors: Record<string, string>;
};

function OrderFields({ draft, edit, poFile, shipTo, isPoRequired, errors }: FieldsProps) {
  return (
    <>
      <TextInput
        label="PO Number"
        optional={!isPoRequired && !errors.po_number}
        name="po_number"
        maxLength={60}
        autoComplete="off"
        value={draft.po_number}
        error={errors.po_number}
        onChange={(event) => edit({ po_number: event.target.value })}
      />
      <DateInput
        label="PO date"
        optional
        name="po_date"
        value={draft.po_date ?? ''}
        error={errors.po_date}
        onDate={(po_date) => edit({ po_date })}
      />
      <PoFileField uploads={poFile} error={errors.po_file} />
      <TextArea
        label="Notes"
        optional
        name="notes"
        rows={3}
        maxLength={2000}
        value={draft.notes}
        error={errors.notes}
        onChange={(event) => edit({ notes: event.target.value })}
      />
      <ShipToSelect shipTo={shipTo} onChange={(id) => edit({ ship_address_id: id })} />
    </>
  );
}

function ShipToSelect({ shipTo, onChange }: { shipTo: ShipTo; onChange: (id: number) => void }) {
  const { addresses, chosen, isPending } = shipTo;
  if (!isPending && !chosen) {
    return <Notice tone="warn">No ship-to addresses found. Please contact support.</Notice>;
  }
  return (
    <Select
      label="Ship To"
      name="ship_address_id"
      disabled={!chosen}
      value={chosen?.id ?? ''}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {addresses.map((address) => (
        <option key={address.id} value={address.id}>
          {preview(address)}
        </option>
      ))}
    </Select>
  );
}

function preview({ label, address }: Address): string {
  const short = address.slice(0, ADDRESS_PREVIEW_LENGTH);
  return `${label}: ${short}${address.length > ADDRESS_PREVIEW_LENGTH ? '…' : ''}`;
}
