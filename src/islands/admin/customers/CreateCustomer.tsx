import { type ComponentProps, useMemo, useState } from 'react';
import { createCustomerEndpoint, FILL_CUSTOMER } from '#contracts/companies/create-customer.ts';
import { generatePassword } from '#contracts/auth/generated-password.ts';
import { Button } from '#ui/Button.tsx';
import { CompanySelect } from '#widgets/companies/CompanySelect.tsx';
import { NewPasswordInput } from '#widgets/passwords/NewPasswordInput.tsx';
import { FormSection } from '#ui/FormSection.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { FormSkeleton } from '#ui/forms/FormSkeleton.tsx';
import { Status } from '#ui/Status.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useForm } from '#ui/forms/use-form.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useSearchParams } from '#ui/lists/use-search-params.ts';
import { CustomerCreated } from './CustomerCreated.tsx';
import '#ui/forms/save-bar.css';
import './customers.css';

type Draft = { name: string; email: string; company_id: number | null; password: string };

/** Messages at the fields; the specification's single sentence is shown in the summary. */
const FIELD_MESSAGES = { name: 'Enter the name.', email: 'Enter the email.', company_id: 'Choose the company.' };

const empty: Draft = { name: '', email: '', company_id: null, password: '' };

/** Creates a buyer's account (specification §2, §5). `?company_id=` preselects the company. */
export function CreateCustomer() {
  return useHydrated() ? <Form /> : <FormSkeleton />;
}

/** The form's state: the buyer just created, and how many passwords were generated for the next one. */
function useCustomerForm() {
  const [created, setCreated] = useState<ComponentProps<typeof CustomerCreated> | null>(null);
  const company_id = Number(useSearchParams().get('company_id')) || null;
  const [initial] = useState<Draft>({ ...empty, company_id });
  const [generated, setGenerated] = useState(0);
  const form = useForm({
    endpoint: createCustomerEndpoint,
    initial,
    draftKey: 'customer',
    secretField: 'password',
    bodyOf: ({ company_id, ...values }) => ({ ...values, company_id: company_id ?? 0 }),
    onSaved: ({ message, temp_password }, { email }) => {
      setCreated({ email: email.trim(), message, temp_password });
      setGenerated(0);
      form.rebase(initial);
    },
  });
  const edit = (change: Partial<Draft>) => {
    setCreated(null);
    form.edit(change);
  };
  const generate = () => {
    edit({ password: generatePassword() });
    setGenerated(generated + 1);
    form.setStatus({ tone: 'ok', text: 'Generated a strong password.' });
  };
  return { ...form, created, edit, generate, generated };
}

function Form() {
  const { values, errors, status, busy, submit, created, edit, generate, generated } = useCustomerForm();
  const summary = useMemo(() => withoutRepeats(errors), [errors]);
  const errorOf = (name: keyof typeof FIELD_MESSAGES) =>
    errors[name] === FILL_CUSTOMER ? FIELD_MESSAGES[name] : errors[name];
  const bind = (name: 'name' | 'email') => ({
    name,
    value: values[name],
    error: errorOf(name),
    onChange: (event: { target: { value: string } }) => edit({ [name]: event.target.value }),
  });
  return (
    <form className="form-sheet" onSubmit={submit} noValidate>
      {created ? <CustomerCreated {...created} /> : <ErrorSummary errors={summary} />}
      <FormSection title="Buyer">
        <TextInput label="Name" maxLength={100} autoComplete="off" {...bind('name')} />
        <TextInput
          label="Email"
          type="email"
          inputMode="email"
          maxLength={254}
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="none"
          {...bind('email')}
        />
        <CompanySelect
          label="Company"
          name="company_id"
          noneLabel="Choose a company"
          value={values.company_id}
          error={errorOf('company_id')}
          onChange={(company_id) => edit({ company_id })}
        />
      </FormSection>
      <FormSection title="Password">
        <div className="password-row" data-typed={values.password !== '' || undefined}>
          <NewPasswordInput
            // A generated password is shown in clear.
            key={generated}
            readable={generated > 0}
            label="Password"
            optional
            hint="At least 8 characters. Leave blank to have one generated and shown once."
            name="password"
            maxLength={200}
            details={[values.name, values.email]}
            value={values.password}
            error={errors.password}
            onChange={(event) => edit({ password: event.target.value })}
          />
          <Button onClick={generate}>Generate</Button>
        </div>
      </FormSection>
      <div className="save-bar">
        <Button kind="primary" type="submit" busy={busy} busyText="Creating…">
          Create customer
        </Button>
        <p className="save-bar-status" role="status">
          {status && <Status tone={status.tone}>{status.text}</Status>}
        </p>
      </div>
    </form>
  );
}

/** A message shared by several fields is listed once and links to the first of them. */
function withoutRepeats(errors: Record<string, string>): Record<string, string> {
  const entries = Object.entries(errors);
  return Object.fromEntries(
    entries.filter(([, message], at) => entries.findIndex(([, other]) => other === message) === at),
  );
}
