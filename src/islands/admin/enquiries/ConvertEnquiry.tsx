import { useState } from 'react';
import { navigate } from 'astro:transitions/client';
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
import { useSubmit } from '#ui/use-submit.ts';

/** Creates an RFQ from an enquiry in the name of a chosen customer, and opens it. */
export function ConvertEnquiry({ enquiry, onClose }: { enquiry: AdminEnquiry; onClose: () => void }) {
  const [search, setSearch] = useState(enquiry.company ?? enquiry.name);
  const q = useDebounced(search).trim();
  const { data, error } = useRead(findCustomersEndpoint, { q }, { keepPrevious: true, enabled: q !== '' });
  const { submit, busy, errors, failure } = useSubmit(handleEnquiryEndpoint, async ({ message, rfq_id }) => {
    void queryClient.invalidateQueries();
    await navigate(`/admin/rfqs/${rfq_id}`);
    toast(message);
  });
  const problem = failure ?? errors.user_id ?? error?.message;
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
      {problem && <Notice tone="bad">{problem}</Notice>}
      <PickList
        items={data?.items}
        disabled={busy}
        onPick={(customer) => void submit({ id: enquiry.id, user_id: customer.id })}
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
