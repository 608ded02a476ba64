import { useState } from 'react';
import type * as z from 'zod/mini';
import { previewDunningEndpoint } from '#contracts/receivables/dunning.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useSubmit } from '#ui/use-submit.ts';
import { CompanySelect } from '#widgets/companies/CompanySelect.tsx';

type Preview = z.output<typeof previewDunningEndpoint.reply>;

/** The email that a company would get with this text about its open invoices. */
export function DunningPreview({ subject, body }: { subject: string; body: string }) {
  const [company_id, setCompany] = useState<number | null>(null);
  const [shown, setShown] = useState<Preview | null>(null);
  const { submit, busy, errors, failure, edited } = useSubmit(previewDunningEndpoint, (preview) => setShown(preview));
  const problem = failure ?? errors.subject ?? errors.body;
  return (
    <section className="dunning-preview" aria-label="Preview">
      <CompanySelect
        label="Preview for"
        name="company_id"
        noneLabel="Choose a company"
        value={company_id}
        {...(errors.company_id ? { error: errors.company_id } : {})}
        onChange={(company) => {
          edited('company_id');
          setShown(null);
          setCompany(company);
        }}
      />
      <div>
        <Button
          busy={busy}
          busyText="Loading…"
          onClick={() => {
            setShown(null);
            void submit({ company_id: company_id as number, subject, body });
          }}
        >
          Preview
        </Button>
      </div>
      {problem && <Notice tone="warn">{problem}</Notice>}
      {shown && (
        <div className="sheet dunning-mail" aria-live="polite">
          <p className="small quiet">
            {shown.recipients.length > 0
              ? `To ${shown.recipients.join(', ')}`
              : 'No recipient: enter the accounts email on the company’s page.'}
          </p>
          <p>
            <strong>{shown.subject}</strong>
          </p>
          <p className="as-typed">{shown.text}</p>
        </div>
      )}
    </section>
  );
}
