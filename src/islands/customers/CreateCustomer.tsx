import { useMemo, useState } from 'react';
import { createCustomerEndpoint, FILL_CUSTOMER } from '#contracts/customers.ts';
import { generatePassword } from '#contracts/generated-password.ts';
import { Button } from '#ui/Button.tsx';
import { CompanySelect } from '#ui/CompanySelect.tsx';
import { DeskSection } from '#ui/DeskSection.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { FormSkeleton } from '#ui/FormSkeleton.tsx';
import { PasswordInput } from '#ui/PasswordInput.tsx';
import { Status } from '#ui/Status.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useForm } from '#ui/use-form.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useSearchParams } from '#ui/use-search-params.ts';
import { Created } from './Created.tsx';
import './customers.css';

type Draft = { name: string; email: string; company_id: number | null; password: string };

/** What to do about each field where the specification's one sentence stands on top. */
const FILL = { name: 'Enter the name.', email: 'Enter the email.', company_id: 'Choose the company.' };

const empty: Draft = { name: '', email: '', company_id: null, password: '' };

/** A sign-in for a company's buyer (specification §2, §5); that of `?company_id=`, where the address names one. */
export function CreateCustomer() {
  return useHydrated() ? <Form /> : <FormSkeleton />;
}

function Form() {
  const [created, setCreated] = useState<{ email: string; message: string; temp_password?: string | undefined } | null>(
    null,
  );
  const company_id = Number(useSearchParams().get('company_id')) || null;
  const [initial] = useState<Draft>({ ...empty, company_id });
  /** How many passwords were generated for this buyer: each is shown, to be passed on. */
  const [generated, setGenerated] = useState(0);
  const form = useForm({
    endpoint: createCustomerEndpoint,
    initial,
    keep: 'customer',
    secret: 'password',
    bodyOf: ({ company_id, ...values }) => ({ ...values, company_id: company_id ?? 0 }),
    onSaved: ({ message, temp_password }, { email }) => {
      setCreated({ email: email.trim(), message, temp_password });
      setGenerated(0);
      form.rebase(initial);
    },
  });
  const { values, errors, status, busy } = form;
  const summary = useMemo(() => once(errors), [errors]);
  const errorOf = (field: keyof typeof FILL) => (errors[field] === FILL_CUSTOMER ? FILL[field] : errors[field]);
  const edit = (change: Partial<Draft>) => {
    setCreated(null);
    form.edit(change);
  };
  const generate = () => {
    edit({ password: generatePassword() });
    setGenerated(generated + 1);
    form.setStatus({ tone: 'ok', text: 'Generated a strong password.' });
  };
  return (
    <form className="desk-form" onSubmit={form.submit} noValidate>
      {created ? <Created {...created} /> : <ErrorSummary errors={summary} />}
      <DeskSection title="Buyer">
        <TextInput
          label="Name"
          name="name"
          maxLength={100}
          autoComplete="off"
          value={values.name}
          error={errorOf('name')}
          onChange={(event) => edit({ name: event.target.value })}
        />
        <TextInput
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          maxLength={254}
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="none"
          value={values.email}
          error={errorOf('email')}
          onChange={(event) => edit({ email: event.target.value })}
        />
        <CompanySelect
          label="Company"
          name="company_id"
          none="Choose a company"
          value={values.company_id}
          error={errorOf('company_id')}
          onChange={(company_id) => edit({ company_id })}
        />
      </DeskSection>
      <DeskSection title="Password">
        <div className="password-row">
          <PasswordInput
            key={generated}
            readable={generated > 0}
            label="Password"
            optional
            hint="At least 8 characters. Left blank, one is made and shown once."
            name="password"
            maxLength={200}
            autoComplete="new-password"
            value={values.password}
            error={errors.password}
            onChange={(event) => edit({ password: event.target.value })}
          />
          <Button onClick={generate}>Generate</Button>
        </div>
      </DeskSection>
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

/** The same sentence for several fields is said once, and leads to the first of them. */
function once(errors: Record<string, string>): Record<string, string> {
  const entries = Object.entries(errors);
  return Object.fromEntries(
    entries.filter(([, message], at) => entries.findIndex(([, other]) => other === message) === at),
  );
}
