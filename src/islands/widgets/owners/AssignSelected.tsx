import { readUser } from '#client/session.ts';
import { assignOwnersEndpoint, type Owned, type OwnedKind } from '#contracts/owners/owners.ts';
import { BulkButton } from '#ui/lists/BulkButton.tsx';
import type { Report } from '#ui/lists/BulkReport.tsx';
import type { Selection } from '#ui/lists/use-selection.ts';
import { OwnerSelect } from './OwnerSelect.tsx';

type Props<Row> = {
  kind: OwnedKind;
  selection: Selection<Row>;
  singular: string;
  plural: string;
  onReport: (report: Report | null) => void;
};

/** Gives the selected rows to an employee, or to no one. */
export function AssignSelected<Row extends Owned>({ kind, ...props }: Props<Row>) {
  const me = String(readUser()?.uid ?? '');
  return (
    <BulkButton
      {...props}
      endpoint={assignOwnersEndpoint}
      label="Assign"
      kind="secondary"
      done="assigned"
      busyText="Assigning…"
      bodyOf={(rows) => ({ kind, seen: rows.map(({ owner_id }) => owner_id), owner_id: me })}
    >
      {({ values, change, errors }) => (
        <OwnerSelect
          label="Owner"
          name="owner_id"
          hint="No email is sent. Closed records keep their owner."
          value={values.owner_id ?? me}
          error={errors.owner_id}
          onChange={(owner_id) => change({ owner_id })}
        />
      )}
    </BulkButton>
  );
}
