import { useMemo, useState } from 'react';
import { navigate } from 'astro:transitions/client';
import { call } from '#client/api.ts';
import { queryClient } from '#client/queries.ts';
import { enterOrderEndpoint, priceEntryEndpoint } from '#contracts/orders/enter-order.ts';
import { useTabDraft } from '#ui/forms/use-tab-draft.ts';
import { toast } from '#ui/toast.ts';
import { catalogueOf } from '#widgets/entry/catalogues.ts';
import { entryErrors } from '#widgets/entry/entry-errors.ts';
import { readLastSource } from '#widgets/entry/last-source.ts';
import { useCompanyDraft } from '#widgets/entry/use-company-draft.ts';
import { usePastedRows } from '#widgets/entry/use-pasted-rows.ts';
import { usePoFile } from '#widgets/attachments/use-po-file.ts';
import { useDebounced } from '#ui/use-debounced.ts';
import { useQuery } from '#ui/use-query.ts';
import { fieldErrors, useSubmit } from '#ui/use-submit.ts';
import {
  EMPTY_ORDER_DRAFT,
  type EntryLine,
  goodsOf,
  mergeLines,
  type NewOrderDraft,
  ofCompany,
  orderBody,
} from './new-order-draft.ts';

/**
 * The draft of an order that staff enter, stored for the tab until it is placed, with its prices from the server. Opened from
 * a company's page, it is that company's own draft.
 */
export function useNewOrder() {
  const { name, company_id } = useCompanyDraft('entered order');
  const [draft, change, clear] = useTabDraft(name, { ...EMPTY_ORDER_DRAFT, company_id }, (stored) => ({
    ...stored,
    source: stored.source || readLastSource(),
    ...(company_id !== null && stored.company_id !== company_id && ofCompany(company_id, stored)),
  }));
  const [isReviewing, setReviewing] = useState(false);
  const [missing, setMissing] = useState<Record<string, string>>({});
  const { submit, busy, errors, failure, edited } = useSubmit(
    enterOrderEndpoint,
    async ({ id, message }) => {
      clear();
      void queryClient.invalidateQueries();
      await navigate(`/admin/orders/${id}`);
      toast(message);
    },
    // The message is at its field, or below the form.
    () => setReviewing(false),
  );
  const edit = (field: string, next: Partial<NewOrderDraft> | ((now: NewOrderDraft) => Partial<NewOrderDraft>)) => {
    setMissing((now) => {
      const { [field]: _, ...others } = now;
      return field in now ? others : now;
    });
    edited(field);
    change(next);
  };
  const addLines = (added: EntryLine[]) => edit('items', ({ lines }) => ({ lines: mergeLines(lines, added) }));
  const rows = usePastedRows({
    catalogue: catalogueOf(draft.company_id),
    text: draft.pasted,
    onText: (pasted) => change({ pasted }),
    onLines: (taken) =>
      addLines(
        taken.flatMap(({ product, qty }) =>
          product ? [{ product_id: product.id, sku: product.sku, name: product.name, unit: product.unit, qty }] : [],
        ),
      ),
    productsOnly: true,
  });
  return {
    ...{ draft, edit, busy, failure, isReviewing, priced: usePrices(draft), addLines, rows },
    poFile: usePoFile(draft, (part) => edit('po_file', part)),
    errors: useMemo(
      () => entryErrors({ ...errors, ...missing }, draft.company_id),
      [errors, missing, draft.company_id],
    ),
    setQty: (product_id: number, qty: number) =>
      edit('items', ({ lines }) => ({
        lines: lines.map((line) => (line.product_id === product_id ? { ...line, qty } : line)),
      })),
    removeLine: (line: EntryLine) => {
      edit('items', ({ lines }) => ({ lines: lines.filter(({ product_id }) => product_id !== line.product_id) }));
      toast('Line removed.', { undo: () => change(({ lines }) => ({ lines: mergeLines(lines, [line]) })) });
    },
    /** Shows what is missing, or the order once more before it is placed. */
    review: (poRequired: boolean, costCentreRequired: boolean) => {
      const invalid = fieldErrors(enterOrderEndpoint.body, orderBody(draft));
      if (draft.lines.length === 0) invalid.items = 'Add at least one line.';
      if (poRequired && !draft.po_number.trim())
        invalid.po_number ??= 'Enter the PO number. This company requires one.';
      if (costCentreRequired && !draft.cost_centre_id)
        invalid.cost_centre_id ??= 'Choose a cost centre. This company requires one.';
      setMissing(invalid);
      setReviewing(!rows.hasLeft() && Object.keys(invalid).length === 0);
    },
    closeReview: () => setReviewing(false),
    place: () => void submit(orderBody(draft)),
  };
}

/** The prices, stock and totals of the lines, read again after a pause in typing. */
function usePrices(draft: NewOrderDraft) {
  const goods = useDebounced(JSON.stringify(goodsOf(draft)));
  return useQuery({
    queryKey: [priceEntryEndpoint.path, goods],
    queryFn: ({ signal }) => call(priceEntryEndpoint, { body: JSON.parse(goods), signal }),
    enabled: draft.user_id !== null && draft.lines.length > 0 && goods === JSON.stringify(goodsOf(draft)),
    keepPrevious: true,
  });
}
