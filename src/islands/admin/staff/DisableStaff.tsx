import { useState } from 'react';
import { saveStaffEndpoint, type StaffMember } from '#contracts/admin/staff.ts';
import { getOpenWorkEndpoint, type OpenWork } from '#contracts/owners/owners.ts';
import { OwnerSelect } from '#widgets/owners/OwnerSelect.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { ReadError } from '#ui/ReadError.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useAction } from '#ui/use-action.ts';
import { useUncachedRead } from '#ui/use-uncached-read.ts';

/** Disables a colleague's sign-in, and gives their open work to someone else. */
export function DisableStaff({ member: { id, name }, onClose }: { member: StaffMember; onClose: () => void }) {
  const work = useUncachedRead(getOpenWorkEndpoint, { id });
  const [successor, setSuccessor] = useState('');
  const { submit, busy, failure, errors, edited } = useAction(saveStaffEndpoint, onClose);
  const owned = work.data && describeWork(work.data);
  return (
    <FormDialog
      title={`Disable ${name}`}
      onClose={onClose}
      onSubmit={() => void submit({ id, disabled: true, hand_over_to: Number(successor) || null })}
      // Not before it is known what has to be handed over.
      submitLabel={work.data ? 'Disable' : false}
      kind="danger"
      busy={busy}
      failure={failure}
    >
      <p>
        {name} will be signed out on all devices and cannot sign in until the account is enabled again. Their entries in
        the audit log stay.
      </p>
      {work.error ? (
        <ReadError read={work} />
      ) : owned === undefined ? (
        <Skeleton />
      ) : owned === '' ? (
        <p>{name} owns no open RFQs, orders or tickets.</p>
      ) : (
        <>
          <p>
            {name} owns <strong>{owned}</strong>. Closed records keep the name.
          </p>
          <OwnerSelect
            label="Hand over to"
            name="hand_over_to"
            hint="Unassigned work is counted on everyone’s dashboard."
            value={successor}
            without={id}
            error={errors.hand_over_to}
            onChange={(owner) => {
              edited('hand_over_to');
              setSuccessor(owner);
            }}
          />
        </>
      )}
    </FormDialog>
  );
}

/** `3 open RFQs, 1 open order and 2 open tickets`; blank for none. */
function describeWork({ rfqs, orders, tickets }: OpenWork): string {
  const parts = [
    [rfqs, 'RFQ'],
    [orders, 'order'],
    [tickets, 'ticket'],
  ] as const;
  const counts = parts.flatMap(([count, noun]) =>
    count > 0 ? [`${count.toLocaleString('en-IN')} open ${noun}${count === 1 ? '' : 's'}`] : [],
  );
  return new Intl.ListFormat('en-IN').format(counts);
}
