import { useState } from 'react';
import { navigate } from 'astro:transitions/client';
import { call, ApiError } from '#client/api.ts';
import { queryClient } from '#client/queries.ts';
import { findCustomersEndpoint } from '#contracts/customer-desk.ts';
import { type DeskEnquiry, handleEnquiryEndpoint } from '#contracts/enquiry-desk.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PickList } from '#ui/PickList.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { toast } from '#ui/toast.ts';
import { useDebounced } from '#ui/use-debounced.ts';
import { useRead } from '#ui/use-read.ts';

/** Chooses the customer in whose name an enquiry becomes an RFQ, and opens that RFQ. */
export function ConvertEnquiry({ enquiry, onClose }: { enquiry: DeskEnquiry; onClose: () => void }) {
  const [words, setWords] = useState(enquiry.company ?? enquiry.name);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const q = useDebounced(words).trim();
  const { data, error } = useRead(findCustomersEndpoint, { q }, { keep: true, enabled: q !== '' });
  const choose = async (user_id: number) => {
    setBusy(true);
    try {
      const { message, rfq_id } = await call(handleEnquiryEndpoint, { body: { id: enquiry.id, user_id } });
      void queryClient.invalidateQueries();
      await navigate(`/admin/rfqs/${rfq_id}`);
      toast(message);
    } catch (caught) {
      setFailure(caught instanceof ApiError ? caught.message : 'The RFQ was not made. Try again.');
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} title={`${enquiry.code}: in whose name?`}>
      <SearchField
        name="customer"
        label="Find a customer"
        placeholder="Name, email or company"
        maxLength={200}
        value={words}
        onChange={setWords}
      />
      {(failure ?? error?.message) && <Notice tone="bad">{failure ?? error?.message}</Notice>}
      <PickList
        items={data?.items}
        disabled={busy}
        onPick={({ id }) => void choose(id)}
        none={
          <>
            Nobody found. <a href="/admin/companies/new">Add the company</a> and{' '}
            <a href="/admin/create-customer">create its customer</a> first.
          </>
        }
      >
        {({ name, email, company }) => (
          <span className="two-lines">
            <strong>{company}</strong>
            <span>
              {name} <span className="quiet">{email}</span>
            </span>
          </span>
        )}
      </PickList>
    </Dialog>
  );
}
