import type { EnquiryKind } from '#contracts/visitors/convert-enquiry.ts';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { CompanySelect } from '../companies/CompanySelect.tsx';
import type { MakeRfqDraft, Sender } from './make-rfq-draft.ts';
import { NewCompanyFields } from './NewCompanyFields.tsx';
import { useMakeRfq } from './use-make-rfq.ts';

type Props = { kind: EnquiryKind; id: number; title: string; sender: Sender; onClose: () => void };

/** Makes an RFQ of an enquiry or a message, for an existing company and person or for new ones. */
export function MakeRfqDialog({ kind, id, title, sender, onClose }: Props) {
  const form = useMakeRfq(kind, id, sender);
  const { draft, proposed, busy, failure, problem, send } = form;
  const isLoading = proposed === undefined && !problem;
  return (
    <FormDialog
      title={title}
      onClose={onClose}
      onSubmit={send}
      submitLabel={(isLoading || proposed !== undefined) && 'Create RFQ'}
      busy={busy || isLoading}
      busyText={isLoading ? 'Loading…' : 'Creating…'}
      failure={failure ?? problem}
    >
      {proposed === undefined ? (
        <Skeleton text />
      ) : (
        <>
          <CompanyChoice form={form} sender={sender} />
          {draft.company === 'new' && <NewCompanyFields form={form} />}
          <PersonFields form={form} />
          <p className="field-hint">Items, text and file are carried over. The {kind} is marked as done.</p>
        </>
      )}
    </FormDialog>
  );
}

export type MakeRfqForm = ReturnType<typeof useMakeRfq>;

function CompanyChoice({ form, sender }: { form: MakeRfqForm; sender: Sender }) {
  const { draft, edit, errors, proposed } = form;
  return (
    <>
      <Select
        label="Company"
        name="company_id"
        hint={sender.company ? `The sender wrote “${sender.company}”.` : undefined}
        value={draft.company}
        error={draft.company === 'other' ? undefined : errors.company_id}
        onChange={({ target }) => edit('company_id', { company: target.value, person: '' })}
      >
        {proposed?.map((company) => (
          <option key={company.id} value={company.id}>
            {company.name} (same {company.because})
          </option>
        ))}
        <option value="other">Another company…</option>
        <option value="new">New company</option>
      </Select>
      {draft.company === 'other' && (
        <CompanySelect
          label="Another company"
          name="other_id"
          noneLabel="Choose a company"
          value={draft.other_id}
          {...(errors.company_id ? { error: errors.company_id } : {})}
          onChange={(other_id) => edit('company_id', { other_id, person: '' })}
        />
      )}
    </>
  );
}

/** The person of an existing company, or a new one. */
function PersonFields({ form }: { form: MakeRfqForm }) {
  const { draft, edit, errors, persons, companyId } = form;
  const isNew = draft.company === 'new' || (companyId !== null && draft.person === 'new');
  const bind = (field: 'name' | 'email' | 'phone') => ({
    name: `person.${field}`,
    value: draft[`person_${field}`],
    error: errors[`person.${field}`],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) =>
      edit(`person.${field}`, { [`person_${field}`]: target.value } as Partial<MakeRfqDraft>),
  });
  return (
    <>
      {companyId !== null && (
        <Select
          label="Person"
          name="user_id"
          disabled={!persons}
          value={draft.person}
          error={errors.user_id}
          onChange={({ target }) => edit('user_id', { person: target.value })}
        >
          {draft.person === '' && <option value="">Loading…</option>}
          {persons?.map(({ id, name, email }) => (
            <option key={id} value={id}>
              {name} ({email})
            </option>
          ))}
          <option value="new">New person</option>
        </Select>
      )}
      {isNew && (
        <>
          <TextInput label="Name of the person" maxLength={100} {...bind('name')} />
          <TextInput label="Email of the person" type="email" maxLength={254} {...bind('email')} />
          <TextInput label="Phone of the person" optional type="tel" maxLength={20} {...bind('phone')} />
          <Checkbox
            label="Mail a link to sign in now"
            name="invite"
            checked={draft.invite}
            onChange={({ target }) => edit('invite', { invite: target.checked })}
          />
          {!draft.invite && (
            <p className="field-hint">No mail is sent. You can send the link later on the company’s page.</p>
          )}
        </>
      )}
    </>
  );
}
