import { useEffect } from 'react';
import { navigate } from 'astro:transitions/client';
import { queryClient } from '#client/queries.ts';
import { listCustomersEndpoint } from '#contracts/companies/admin-customers.ts';
import { MAX_PAGE_SIZE } from '#contracts/limits.ts';
import {
  convertEnquiryEndpoint,
  type EnquiryKind,
  proposeCustomerEndpoint,
} from '#contracts/visitors/convert-enquiry.ts';
import { useTabDraft } from '#ui/forms/use-tab-draft.ts';
import { toast } from '#ui/toast.ts';
import { useRead } from '#ui/use-read.ts';
import { useSubmit } from '#ui/use-submit.ts';
import { companyIdOf, convertBody, draftFrom, type MakeRfqDraft, type Sender } from './make-rfq-draft.ts';

/** The dialog's draft, kept in the tab until the RFQ is made, and what is proposed for it. */
export function useMakeRfq(kind: EnquiryKind, id: number, sender: Sender) {
  const [draft, change, clear] = useTabDraft(`rfq of ${kind} ${id}`, draftFrom(sender));
  const proposal = useRead(proposeCustomerEndpoint, { kind, id });
  const companyId = companyIdOf(draft);
  const people = useRead(
    listCustomersEndpoint,
    { company_id: companyId ?? 0, state: 'enabled', size: MAX_PAGE_SIZE },
    { enabled: companyId !== null },
  );
  const persons = companyId === null ? undefined : people.data?.items;
  useEffect(() => {
    if (draft.company !== '' || !proposal.data) return;
    const [first] = proposal.data.companies;
    change({
      company: first ? String(first.id) : 'new',
      gst_number: draft.gst_number || (proposal.data.gst_number ?? ''),
    });
  });
  useEffect(() => {
    if (draft.person !== '' || !persons) return;
    const known = persons.find((person) => person.id === proposal.data?.user_id);
    change({ person: known ? String(known.id) : 'new' });
  });
  const { submit, busy, errors, failure, edited } = useSubmit(convertEnquiryEndpoint, async ({ message, rfq_id }) => {
    clear();
    void queryClient.invalidateQueries();
    await navigate(`/admin/rfqs/${rfq_id}`);
    toast(message);
  });
  const edit = (field: string, next: Partial<MakeRfqDraft>) => {
    edited(field);
    change(next);
  };
  return {
    ...{ draft, edit, busy, errors, failure, companyId, persons },
    proposed: proposal.data?.companies,
    problem: proposal.error?.message ?? people.error?.message ?? null,
    send: () => void submit(convertBody(kind, id, draft)),
  };
}
