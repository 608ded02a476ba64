import { useState } from 'react';
import { saveSellerDetailsEndpoint, type SellerDetails } from '#contracts/invoices/seller-details.ts';
import { Button } from '#ui/Button.tsx';
import { bindFields } from '#ui/forms/bind-fields.ts';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { FormSection } from '#ui/FormSection.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useAction } from '#ui/use-action.ts';

type Draft = Record<keyof SellerDetails, string>;

const draftOf = (details: SellerDetails): Draft => {
  const { cin, registered_office, udyam, signatory, account_name, account_number } = details;
  const { ifsc, bank_name, bank_branch, upi_id } = details;
  return {
    ...{ cin: cin ?? '', registered_office: registered_office ?? '', udyam: udyam ?? '', signatory: signatory ?? '' },
    ...{ account_name: account_name ?? '', account_number: account_number ?? '', ifsc: ifsc ?? '' },
    ...{ bank_name: bank_name ?? '', bank_branch: bank_branch ?? '', upi_id: upi_id ?? '' },
  };
};

/** Saves what documents print. After a colleague's save in between, the fields keep what was typed. */
export function SellerDetailsForm({ details, version }: { details: SellerDetails; version: number | null }) {
  const action = useAction(saveSellerDetailsEndpoint);
  const { submit, busy, errors, failure } = action;
  const [draft, setDraft] = useState(() => draftOf(details));
  const bind = bindFields(draft, (change) => setDraft((before) => ({ ...before, ...change })), action);
  return (
    <form
      className="seller-details-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit({ version, ...draft });
      }}
    >
      <ErrorSummary errors={errors} />
      <FormSection title="Company">
        <TextInput label="CIN" optional hint="21 characters, from the certificate of incorporation." {...bind('cin')} />
        <TextInput label="Registered office" optional maxLength={300} {...bind('registered_office')} />
        <TextInput label="Udyam number" optional hint="E.g. UDYAM-RJ-17-0012345." {...bind('udyam')} />
        <TextInput
          label="Signatory"
          optional
          hint="Printed above “Authorised signatory”."
          maxLength={80}
          {...bind('signatory')}
        />
      </FormSection>
      <FormSection title="Bank account">
        <TextInput label="Account name" optional maxLength={120} {...bind('account_name')} />
        <TextInput label="Account number" optional inputMode="numeric" autoComplete="off" {...bind('account_number')} />
        <TextInput label="IFSC" optional hint="E.g. HDFC0001234." autoComplete="off" {...bind('ifsc')} />
        <TextInput label="Bank" optional maxLength={80} {...bind('bank_name')} />
        <TextInput label="Branch" optional maxLength={80} {...bind('bank_branch')} />
        <TextInput
          label="UPI ID"
          optional
          hint="For the QR code on invoices, e.g. name@bank."
          autoComplete="off"
          {...bind('upi_id')}
        />
      </FormSection>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div>
        <Button type="submit" kind="primary" busy={busy} busyText="Saving…">
          Save details
        </Button>
      </div>
    </form>
  );
}
