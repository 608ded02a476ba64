import { CreateOrder } from '#contracts/orders/portal.ts';
import { useTabDraft } from '#ui/forms/use-tab-draft.ts';
import { usePoFile } from '#widgets/attachments/use-po-file.ts';
import { useCostCentre } from '#widgets/cost-centres/CostCentreField.tsx';
import { orderFaults } from '#widgets/review/order-faults.ts';
import { useReview } from '#widgets/review/use-review.ts';
import { useCart, useNeedBy } from '#widgets/use-cart.ts';
import { type Draft, orderItems, useOrder } from './use-order.ts';
import { usePricing } from './use-pricing.ts';
import { useShipTo } from './use-ship-to.ts';

const EMPTY: Draft = { po_number: '', po_date: '', notes: '', ship_address_id: null };

/** The fields of the checkout that show an error. */
const FIELDS = new Set(['po_number', 'po_date', 'po_file', 'notes', 'need_by', 'cost_centre_id']);

/** What is about to be ordered, for the cart, the simpler checkout and the review. Use it only after hydration. */
export function useCheckout() {
  const lines = useCart();
  const needBy = useNeedBy();
  const [draft, edit, clearDraft] = useTabDraft('checkout', EMPTY);
  const poFile = usePoFile(draft, edit);
  const order = useOrder(clearDraft);
  const shipTo = useShipTo(draft.ship_address_id);
  const costCentre = useCostCentre(draft.cost_centre_id);
  const pricing = usePricing(lines, shipTo.chosen?.id ?? null, { enabled: !shipTo.isPending });
  const body = {
    items: orderItems(lines),
    po_number: draft.po_number.trim() || null,
    po_date: draft.po_date || null,
    po_file: draft.po_file?.id ?? null,
    notes: draft.notes.trim() || null,
    ship_address_id: shipTo.chosen?.id ?? null,
    need_by: needBy || null,
    cost_centre_id: costCentre.chosen?.id ?? null,
  };
  const faults = orderFaults(CreateOrder, body, {
    po_required: pricing.data?.po_required === true,
    cost_centre_required: costCentre.data?.required === true,
  });

  const review = useReview(faults, order.fields);
  const openReview = (form: HTMLFormElement) => {
    // What no field can show.
    order.refuse(Object.entries(faults).find(([field]) => !FIELDS.has(field))?.[1] ?? null);
    review.open(form);
  };

  return {
    ...{ lines, needBy, draft, edit, poFile, shipTo, costCentre, pricing, order, faults },
    review: { ...review, open: openReview },
    place: () => order.place(body),
  };
}
export type CheckoutState = ReturnType<typeof useCheckout>;
