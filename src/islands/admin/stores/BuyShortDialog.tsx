import { useState } from 'react';
import { navigate } from 'astro:transitions/client';
import { queryClient } from '#client/queries.ts';
import { parseNumber } from '#client/table-files/parse-number.ts';
import { isCounted } from '#contracts/fields/unit-names.ts';
import { buyShortEndpoint } from '#contracts/stores/purchase-orders.ts';
import type { ShortItem } from '#contracts/stores/stock.ts';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { toast } from '#ui/toast.ts';
import { useSubmit } from '#ui/use-submit.ts';
import { VendorSelect } from './VendorSelect.tsx';

type Props = { items: ShortItem[]; onClose: () => void; onDone: () => void };

/** Makes drafts of purchase orders for short items, one for each vendor: a quantity for each, all that is to buy proposed. */
export function BuyShortDialog({ items, onClose, onDone }: Props) {
  const [typed, setTyped] = useState<Record<number, string>>({});
  const [vendorId, setVendorId] = useState<number | null>(null);
  const { submit, busy, errors, failure, edited } = useSubmit(buyShortEndpoint, async ({ ids, message }) => {
    await queryClient.invalidateQueries();
    onDone();
    await navigate(
      ids.length === 1 ? `/admin/purchase-orders/${ids[0]}` : '/admin/stores?view=purchase-orders&status=draft',
    );
    toast(message);
  });
  const valueOf = ({ item_id, to_buy, short }: ShortItem) => typed[item_id] ?? String(to_buy || short);
  const lines = items.map((item) => ({ item_id: item.item_id, qty: parseNumber(valueOf(item)) ?? Number.NaN }));
  const drafts = new Set(items.map(({ vendor }) => vendor?.id ?? vendorId)).size;
  const unknown = items.filter(({ vendor }) => vendor === null).length;
  return (
    <FormDialog
      title="Make purchase order"
      onClose={onClose}
      onSubmit={() => void submit({ lines, vendor_id: vendorId })}
      submitLabel={drafts === 1 ? 'Save draft' : 'Save drafts'}
      busy={busy}
      failure={failure ?? errors.lines ?? null}
    >
      <p>Each item goes to the vendor of its last purchase order. You can change the drafts before you send them.</p>
      {items.map((item, index) => (
        <TextInput
          key={item.item_id}
          name={`lines.${index}.qty`}
          label={`Quantity of ${item.name}`}
          hint={`${item.sku} · ${item.unit} · ${item.vendor?.name ?? 'no vendor yet'}`}
          inputMode={isCounted(item.unit) ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={valueOf(item)}
          error={errors[`lines.${index}.qty`]}
          onChange={({ target }) => {
            edited(`lines.${index}.qty`);
            setTyped({ ...typed, [item.item_id]: target.value });
          }}
          {...(index === 0 ? { 'data-autofocus': '' } : {})}
        />
      ))}
      {unknown > 0 && (
        <VendorSelect
          label={
            unknown === items.length
              ? 'Vendor'
              : `Vendor of the ${unknown === 1 ? 'item' : `${unknown} items`} without one`
          }
          value={vendorId}
          error={errors.vendor_id}
          onChange={(id) => {
            edited('vendor_id');
            setVendorId(id);
          }}
        />
      )}
    </FormDialog>
  );
}
