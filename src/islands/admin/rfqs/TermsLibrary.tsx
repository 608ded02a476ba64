import { useState } from 'react';
import {
  listQuoteTermsEndpoint,
  MAX_TERMS_TEXT,
  type QuoteTerms,
  removeQuoteTermsEndpoint,
  saveQuoteTermsEndpoint,
} from '#contracts/quotes/terms.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useDraftAction } from '#ui/forms/use-draft-action.ts';
import { useAction } from '#ui/use-action.ts';
import { useRead } from '#ui/use-read.ts';

type Props = { onInsert: (body: string) => void; onClose: () => void };

/** The terms library: texts that staff insert into the terms of a quote, and keep here. */
export function TermsLibrary({ onInsert, onClose }: Props) {
  const { data, error } = useRead(listQuoteTermsEndpoint);
  const [edited, setEdited] = useState<QuoteTerms | 'new' | null>(null);
  if (edited) {
    const terms = edited === 'new' ? null : edited;
    return <TermsForm key={terms?.id ?? 0} terms={terms} onClose={() => setEdited(null)} />;
  }
  return (
    <Dialog open onClose={onClose} title="Terms library">
      {error && <Notice tone="bad">{error.message}</Notice>}
      {!data && !error && <Skeleton text />}
      <ul role="list" className="terms-library">
        {data?.items.map((terms) => (
          <li key={terms.id}>
            <span className="two-lines">
              <strong>{terms.name}</strong>
              <span className="small quiet as-typed">{terms.body}</span>
            </span>
            <Button small aria-label={`Insert ${terms.name}`} onClick={() => onInsert(terms.body)}>
              Insert
            </Button>
            <Button small kind="quiet" aria-label={`Edit ${terms.name}`} onClick={() => setEdited(terms)}>
              Edit
            </Button>
          </li>
        ))}
        {data?.items.length === 0 && <li className="quiet">No texts yet. Add the terms you quote often.</li>}
      </ul>
      <div className="dialog-actions">
        <Button onClick={onClose}>Back</Button>
        <Button onClick={() => setEdited('new')}>Add a term</Button>
      </div>
    </Dialog>
  );
}

function TermsForm({ terms, onClose }: { terms: QuoteTerms | null; onClose: () => void }) {
  const blank = { name: terms?.name ?? '', body: terms?.body ?? '' };
  const name = `quote terms ${terms ? `${terms.id} ${terms.version}` : 'new'}`;
  const { draft, bind, submit, busy, failure } = useDraftAction(saveQuoteTermsEndpoint, name, blank, onClose);
  const remove = useAction(removeQuoteTermsEndpoint, onClose);
  return (
    <FormDialog
      title={terms ? 'Edit a term of the library' : 'Add a term to the library'}
      onClose={onClose}
      onSubmit={() => void submit({ ...(terms && { id: terms.id, version: terms.version }), ...draft })}
      submitLabel="Save"
      busy={busy}
      failure={failure || remove.failure}
    >
      <TextInput label="Name" maxLength={60} {...bind('name')} data-autofocus />
      <TextArea label="Text" rows={5} maxLength={MAX_TERMS_TEXT} {...bind('body')} />
      {terms && (
        <Button kind="danger" busy={remove.busy} onClick={() => void remove.submit({ id: terms.id })}>
          Delete this text
        </Button>
      )}
    </FormDialog>
  );
}
