import { type SubmitEvent, useState } from 'react';
import { formatTime } from '#client/format.ts';
import {
  addCompanyNoteEndpoint,
  type CompanyOverview,
  MAX_COMPANY_NOTE_LENGTH,
} from '#contracts/companies/admin-overview.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { useDraftAction } from '#ui/forms/use-draft-action.ts';
import { CompanySection } from './CompanySection.tsx';

/** Notes shown at first. */
const SHOWN = 5;

/** The notes of staff on a company, the latest first, and the form for the next one. */
export function CompanyNotes({ company_id, notes }: { company_id: number; notes: CompanyOverview['notes'] }) {
  const { total, items } = notes;
  const [all, setAll] = useState(false);
  const shown = all ? items : items.slice(0, SHOWN);
  return (
    <CompanySection id="company-notes" title="Notes">
      <div className="stack">
        <AddNote company_id={company_id} />
        {items.length > 0 && (
          <ol className="company-notes">
            {shown.map(({ id, by, at, body }) => (
              <li key={id}>
                <p className="small">
                  <strong>{by}</strong> <time dateTime={at}>{formatTime(at)}</time>
                </p>
                <p className="as-typed">{body}</p>
              </li>
            ))}
          </ol>
        )}
        {shown.length < items.length && (
          <div>
            <Button kind="quiet" onClick={() => setAll(true)}>
              Show earlier notes
            </Button>
          </div>
        )}
        {all && total > items.length && (
          <p className="small quiet">
            The latest {items.length} of {total.toLocaleString('en-IN')} notes.
          </p>
        )}
      </div>
    </CompanySection>
  );
}

function AddNote({ company_id }: { company_id: number }) {
  const form = useDraftAction(addCompanyNoteEndpoint, `company note ${company_id}`, { note: '' });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void form.submit({ id: company_id, ...form.draft });
  };
  return (
    <form className="stack no-print" onSubmit={send} noValidate>
      <TextArea
        label="Note"
        hint="Visible to staff only. It cannot be changed later."
        rows={3}
        maxLength={MAX_COMPANY_NOTE_LENGTH}
        {...form.bind('note')}
      />
      {form.failure && <Notice tone="bad">{form.failure}</Notice>}
      <div>
        <Button type="submit" busy={form.busy} busyText="Adding…">
          Add note
        </Button>
      </div>
    </form>
  );
}
