import type { CartLine } from '#client/cart.ts';
import type { Address } from '#contracts/companies/own.ts';
import { ADDRESS_PREVIEW_LENGTH } from '#contracts/limits.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ReadError } from '#ui/ReadError.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { DateInput } from '#ui/forms/DateInput.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { type CostCentreChoice, CostCentreField } from '#widgets/cost-centres/CostCentreField.tsx';
import { Summary } from '#widgets/Summary.tsx';
import { ApprovalNote } from './ApprovalNote.tsx';
import { RequestQuoteButton } from './RequestQuoteButton.tsx';
import { NeedBy } from './NeedBy.tsx';
import { type Draft, orderItems, type useOrder } from './use-order.ts';
import type { usePricing } from './use-pricing.ts';
import type { ShipTo } from './use-ship-to.ts';

type Props = {
  lines: CartLine[];
  /** The date by which the order is needed; blank if none. */
  needBy: string;
  shipTo: ShipTo;
  costCentre: CostCentreChoice;
  pricing: ReturnType<typeof usePricing>;
  draft: Draft;
  edit: (change: Partial<Draft>) => void;
  order: ReturnType<typeof useOrder>;
  onClear: () => void;
};

/** PO number, notes, ship-to, need-by date, totals and Place Order (specification §2, §5). */
export function CheckoutPanel({ lines, needBy, shipTo, costCentre, pricing, draft, edit, order, onClear }: Props) {
  const items = orderItems(lines);

  const place = () =>
    order.place({
      items,
      po_number: draft.po_number.trim() || null,
      po_date: draft.po_date || null,
      notes: draft.notes.trim() || null,
      ship_address_id: shipTo.chosen?.id ?? null,
      need_by: needBy || null,
      cost_centre_id: costCentre.chosen?.id ?? null,
    });

  return (
    <form
      className="checkout sheet"
      aria-label="Checkout"
      onSubmit={(event) => {
        event.preventDefault();
        void place();
      }}
    >
      <OrderFields
        draft={draft}
        edit={edit}
        shipTo={shipTo}
        isPoRequired={pricing.data?.po_required === true}
        errors={order.fields}
      />
      <CostCentreField
        {...costCentre}
        total={pricing.totals?.total}
        error={order.fields.cost_centre_id}
        onChange={(cost_centre_id) => edit({ cost_centre_id })}
      />
      <NeedBy lines={lines} needBy={needBy} pricing={pricing.data} error={order.fields.need_by} />
      <ReadError read={pricing} tone="warn" />
      <Summary
        totals={pricing.totals}
        taxes={pricing.data?.taxes}
        taxLines={pricing.taxLines}
        stale={pricing.isStale}
      />
      <ApprovalNote pricing={pricing.data} />
      <Button
        kind="primary"
        type="submit"
        wide
        disabled={items.length === 0 || !shipTo.chosen}
        busy={order.busy}
        busyText="Placing…"
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

type FieldsProps = Pick<Props, 'draft' | 'edit' | 'shipTo'> & {
  isPoRequired: boolean;
  errors: Record<string, string>;
};

function OrderFields({ draft, edit, shipTo, isPoRequired, errors }: FieldsProps) {
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
      <TextArea
        label="Notes"
        optional
        name="notes"
        rows={3}
        maxLength={2000}
        value={draft.notes}
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
