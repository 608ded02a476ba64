import { useState } from 'react';
import { navigate } from 'astro:transitions/client';
import { call, ApiError } from '#client/api.ts';
import { queryClient } from '#client/queries.ts';
import { findCustomersEndpoint } from '#contracts/companies/admin-customers.ts';
import { type AdminEnquiry, handleEnquiryEndpoint } from '#contracts/visitors/enquiry-admin.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PickList } from '#ui/lists/PickList.tsx';
import { SearchField } from '#ui/lists/SearchField.tsx';
import { toast } from '#ui/toast.ts';
import { useDebounced } from '#ui/use-debounced.ts';
import { useRead } from '#ui/use-read.ts';

/** Creates an RFQ from an enquiry in the name of a chosen customer, and opens it. */
export function ConvertEnquiry({ enquiry, onClose }: { enquiry: AdminEnquiry; onClose: () => void }) {
  const [search, setSearch] = useState(enquiry.company ?? enquiry.name);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const q = useDebounced(search).trim();
  const { data, error } = useRead(findCustomersEndpoint, { q }, { keepPrevious: true, enabled: q !== '' });
  const createRfq = async (user_id: number) => {
    setBusy(true);
    try {
      const { message, rfq_id } = await call(handleEnquiryEndpoint, { body: { id: enquiry.id, user_id } });
      void queryClient.invalidateQueries();
      await navigate(`/admin/rfqs/${rfq_id}`);
      toast(message);
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : 'The RFQ was not created. Try again.');
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} title={`Create an RFQ from ${enquiry.code}`}>
      <SearchField
        name="customer"
        label="Customer"
        placeholder="Name, email or company"
        maxLength={200}
        value={search}
        onChange={setSearch}
      />
      {(failure ?? error?.message) && <Notice tone="bad">{failure ?? error?.message}</Notice>}
      <PickList
        items={data?.items}
        disabled={busy}
        onPick={({ id }) => void createRfq(id)}
        emptyText={
          <>
            No customer found. <a href="/admin/companies/new">Add the company</a> and{' '}
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
