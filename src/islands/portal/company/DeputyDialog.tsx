import { removeDeputyEndpoint, saveDeputyEndpoint } from '#contracts/approvals/deputies.ts';
import type { Colleague } from '#contracts/companies/members.ts';
import { Button } from '#ui/Button.tsx';
import { DateInput } from '#ui/forms/DateInput.tsx';
import { FieldRow } from '#ui/forms/FieldRow.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { useTabDraft } from '#ui/forms/use-tab-draft.ts';
import { useAction } from '#ui/use-action.ts';

type Props = { person: Colleague; colleagues: Colleague[]; onClose: () => void };

/** True for a colleague who may approve orders. */
export const canApprove = ({ disabled, company_role }: Colleague) => !disabled && company_role !== 'buyer';

/** Names who approves in a person's place for some days, or removes them. */
export function DeputyDialog({ person, colleagues, onClose }: Props) {
  const { id, name, me, deputy } = person;
  const [draft, change, clear] = useTabDraft(`deputy ${id}`, {
    deputy_id: deputy?.id ?? null,
    from: deputy?.from ?? '',
    to: deputy?.to ?? '',
  });
  const close = () => {
    clear();
    onClose();
  };
  const save = useAction(saveDeputyEndpoint, close);
  const remove = useAction(removeDeputyEndpoint, close);
  const { errors, edited } = save;
  const others = colleagues.filter((one) => one.id !== id && canApprove(one));
  const day = (field: 'from' | 'to') => ({
    name: field,
    value: draft[field],
    error: errors[field],
    onDate: (value: string) => {
      edited(field);
      change({ [field]: value });
    },
  });
  return (
    <FormDialog
      title={me ? 'Your deputy' : `Deputy for ${name}`}
      submitLabel={others.length > 0 && 'Save deputy'}
      // The contract says what is missing.
      onSubmit={() => void save.submit({ user_id: id, ...draft, deputy_id: draft.deputy_id! })}
      onClose={close}
      busy={save.busy}
      failure={save.failure ?? remove.failure}
    >
      <p>
        From the first to the last day the deputy gets the same emails and decides on the same orders.{' '}
        {me ? 'You' : name} can still decide too.
      </p>
      {others.length === 0 ? (
        <p>No colleague can stand in. A company admin can make another colleague an approver.</p>
      ) : (
        <>
          <Select
            label="Deputy"
            name="deputy_id"
            data-autofocus
            value={draft.deputy_id ?? ''}
            error={errors.deputy_id}
            onChange={({ target }) => {
              edited('deputy_id');
              change({ deputy_id: Number(target.value) || null });
            }}
          >
            <option value="">Choose a colleague</option>
            {others.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </Select>
          <FieldRow>
            <DateInput label="First day" {...day('from')} />
            <DateInput label="Last day" {...day('to')} />
          </FieldRow>
        </>
      )}
      {deputy && (
        <div>
          <Button
            kind="quiet"
            busy={remove.busy}
            busyText="Removing…"
            onClick={() => void remove.submit({ user_id: id })}
          >
            Remove the deputy
          </Button>
        </div>
      )}
    </FormDialog>
  );
}
