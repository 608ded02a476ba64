import { type SubmitEvent, useState } from 'react';
import { navigate } from 'astro:transitions/client';
import { removeProducts, restoreLines } from '#client/cart.ts';
import { clearIdempotencyKey, idempotencyKeyFor } from '#client/idempotency-key.ts';
import { queryClient } from '#client/queries.ts';
import { takeRfqLines } from '#client/rfq-prefill.ts';
import { createRfqEndpoint, type RfqDetail } from '#contracts/quotes/rfqs.ts';
import { fieldErrors, useSubmit } from '#ui/use-submit.ts';
import { useTabDraft } from '#ui/forms/use-tab-draft.ts';
import { toast } from '#ui/toast.ts';
import { OWN_CATALOGUE } from '#widgets/entry/catalogues.ts';
import { usePastedRows } from '#widgets/entry/use-pasted-rows.ts';
import {
  type AskedLine,
  atLeastOne,
  cartIds,
  type DraftLine,
  EMPTY_DRAFT,
  filledLines,
  isBlank,
  requestBody,
  type RfqDraft,
  withEarlierRfq,
  withLine,
  withPasted,
  withPrefill,
} from './rfq-draft.ts';

/** The draft of a new RFQ, stored for the tab until it is sent, except for its file. */
export function useRfqForm(line: AskedLine | undefined, earlier: RfqDetail | undefined) {
  const [draft, change, clear] = useTabDraft(earlier ? `rfq again ${earlier.id}` : 'rfq', EMPTY_DRAFT, (stored) =>
    earlier ? withEarlierRfq(stored, earlier) : withPrefill(withLine(stored, line), takeRfqLines()),
  );
  const [file, setFile] = useState<File | null>(null);
  const [isReviewed, setReviewed] = useState(false);
  const { submit, busy, errors, failure, edited } = useSubmit(
    createRfqEndpoint,
    async ({ id, message }) => {
      clearIdempotencyKey('rfq');
      clear();
      void queryClient.invalidateQueries();
      const removed = removeProducts(cartIds(draft));
      await navigate(`/portal/rfqs/${id}`);
      if (removed.length === 0) toast(message);
      else toast(`${message} Its items were removed from the cart.`, { undo: () => restoreLines(removed, 0) });
    },
    ({ fields }) => Object.keys(fields).length > 0 && setReviewed(false),
  );
  const request = () => requestBody(draft, file);
  const submitNow = async () => {
    const body = request();
    await submit({ ...body, idempotency_key: await idempotencyKeyFor('rfq', body) });
  };
  const edit = (field: string, next: Partial<RfqDraft> | ((now: RfqDraft) => Partial<RfqDraft>)) => {
    edited(field);
    change(next);
  };
  const rows = usePastedRows({
    catalogue: OWN_CATALOGUE,
    text: draft.pasted,
    onText: (pasted) => change({ pasted }),
    onLines: (pasted) => edit('lines', (now) => withPasted(now, pasted)),
  });
  return {
    ...{ draft, change, edit, file, busy, errors, failure, rows },
    send: (event: SubmitEvent) => {
      event.preventDefault();
      if (rows.hasLeft()) return;
      // Without blank lines, the index in an error's path is that of the line on the screen.
      change({ lines: atLeastOne(filledLines(draft.lines)) });
      // Lines from the cart are reviewed as an order would be; what is wrong with them is said first.
      const isReady = Object.keys(fieldErrors(createRfqEndpoint.body, request())).length === 0;
      if (isReady && cartIds(draft).size > 0) setReviewed(true);
      else void submitNow();
    },
    review: { isOpen: isReviewed, close: () => setReviewed(false), confirm: () => void submitNow() },
    removeLine: (line: DraftLine, index: number) => {
      // The errors of the other lines would be at the wrong index.
      edit('lines', ({ lines }) => ({ lines: atLeastOne(lines.filter(({ key }) => key !== line.key)) }));
      if (isBlank(line)) return;
      const undo = () => change(({ lines }) => ({ lines: lines.toSpliced(index, 0, line) }));
      toast('Line removed.', { undo });
    },
    chooseFile: (chosen: File | null) => {
      setFile(chosen);
      edit('attachment', { file_name: chosen?.name ?? null });
    },
  };
}
