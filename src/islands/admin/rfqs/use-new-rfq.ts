import { type SubmitEvent, useMemo } from 'react';
import { navigate } from 'astro:transitions/client';
import { queryClient } from '#client/queries.ts';
import { enterRfqEndpoint } from '#contracts/quotes/enter-rfq.ts';
import { useTabDraft } from '#ui/forms/use-tab-draft.ts';
import { toast } from '#ui/toast.ts';
import { useSubmit } from '#ui/use-submit.ts';
import { catalogueOf } from '#widgets/entry/catalogues.ts';
import { entryErrors } from '#widgets/entry/entry-errors.ts';
import { readLastSource } from '#widgets/entry/last-source.ts';
import { useCompanyDraft } from '#widgets/entry/use-company-draft.ts';
import { usePastedRows } from '#widgets/entry/use-pasted-rows.ts';
import {
  blankEntry,
  EMPTY_RFQ,
  entryBody,
  type EntryLine,
  keptLines,
  type NewRfqDraft,
  ofCompany,
} from './new-rfq-draft.ts';

/** The draft of an RFQ that staff enter, stored for the tab until it is created; of a company if opened from its page. */
export function useNewRfq() {
  const { name, company_id } = useCompanyDraft('entered rfq');
  const [draft, change, clear] = useTabDraft(name, { ...EMPTY_RFQ, company_id }, (stored) => {
    const kept = { ...stored, source: stored.source || readLastSource(), lines: keptLines(stored.lines) };
    const isOther = company_id !== null && stored.company_id !== company_id;
    return isOther ? { ...kept, ...ofCompany(company_id, kept) } : kept;
  });
  const { submit, busy, errors, failure, edited } = useSubmit(enterRfqEndpoint, async ({ id, message }) => {
    clear();
    void queryClient.invalidateQueries();
    await navigate(`/admin/rfqs/${id}`);
    toast(message);
  });
  const edit = (field: string, next: Partial<NewRfqDraft> | ((now: NewRfqDraft) => Partial<NewRfqDraft>)) => {
    edited(field);
    change(next);
  };
  const addLines = (added: EntryLine[]) =>
    edit('lines', ({ lines }) => ({
      lines: [...lines.filter(({ item }) => item.trim() !== ''), ...added],
    }));
  const rows = usePastedRows({
    catalogue: catalogueOf(draft.company_id),
    text: draft.pasted,
    onText: (pasted) => change({ pasted }),
    onLines: (pasted) =>
      addLines(
        pasted.map(({ product, item, qty, unit }) => ({
          ...{ ...blankEntry(), item, unit },
          ...{ product_id: product?.id ?? null, qty: String(qty) },
        })),
      ),
  });
  return {
    ...{ draft, edit, busy, failure, addLines, rows },
    errors: useMemo(() => entryErrors(errors, draft.company_id), [errors, draft.company_id]),
    addBlank: () => change(({ lines }) => ({ lines: [...lines, blankEntry()] })),
    // The errors of the other lines would be at the wrong index.
    removeLine: (key: string) =>
      edit('lines', ({ lines }) => ({ lines: keptLines(lines.filter((line) => line.key !== key)) })),
    send: (event: SubmitEvent) => {
      event.preventDefault();
      if (rows.hasLeft()) return;
      // Without blank lines, the index in an error's path is that of the line on the screen.
      change({ lines: keptLines(draft.lines) });
      void submit(entryBody(draft));
    },
  };
}
