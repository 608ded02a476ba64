import type { FormEvent } from 'react';
import { navigate } from 'astro:transitions/client';
import { queryClient } from '#client/queries.ts';
import type { Product } from '#contracts/product.ts';
import { createRfqEndpoint, MAX_RFQ_LINES } from '#contracts/rfqs.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { toast } from '#ui/toast.ts';
import { useSubmit } from '#ui/use-submit.ts';
import { useTabDraft } from '#ui/use-tab-draft.ts';
import {
  atLeastOne,
  blankLine,
  type DraftLine,
  emptyDraft,
  filledLines,
  isBlank,
  requestOf,
  withProduct,
} from './rfq-draft.ts';
import { RfqLineFields } from './RfqLineFields.tsx';

/** Title, lines and requirement of a new RFQ; kept for the tab until it is sent. */
export function RfqForm({ product }: { product: Product | undefined }) {
  const [draft, change, clear] = useTabDraft('rfq', emptyDraft, (kept) => withProduct(kept, product));
  const { submit, busy, errors, failure } = useSubmit(createRfqEndpoint, async ({ id, message }) => {
    clear();
    void queryClient.invalidateQueries();
    await navigate(`/portal/rfqs/${id}`);
    toast(message);
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    // Blank lines go, so that the number in an error's path is that of the line on the screen.
    change({ lines: atLeastOne(filledLines(draft.lines)) });
    void submit(requestOf(draft));
  };
  const removeLine = (gone: DraftLine, index: number) => {
    change(({ lines }) => ({ lines: atLeastOne(lines.filter(({ key }) => key !== gone.key)) }));
    if (isBlank(gone)) return;
    toast('The line was removed.', {
      undo: () => change(({ lines }) => ({ lines: lines.toSpliced(index, 0, gone) })),
    });
  };

  return (
    <form className="rfq-form stack" onSubmit={send} noValidate>
      <ErrorSummary errors={errors} />
      <TextInput
        label="Title"
        name="title"
        autoComplete="off"
        maxLength={120}
        value={draft.title}
        error={errors.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <fieldset className="rfq-lines sheet">
        <legend className="visually-hidden">Items to be quoted</legend>
        {draft.lines.map((line, index) => (
          <RfqLineFields
            key={line.key}
            line={line}
            index={index}
            errors={errors}
            onChange={(next) => change(({ lines }) => ({ lines: lines.with(index, next) }))}
            onRemove={() => removeLine(line, index)}
          />
        ))}
        <div className="rfq-add">
          <Button
            kind="quiet"
            disabled={draft.lines.length >= MAX_RFQ_LINES}
            onClick={() => change(({ lines }) => ({ lines: [...lines, blankLine()] }))}
          >
            <Icon name="plus" /> Add line
          </Button>
        </div>
      </fieldset>
      <TextArea
        label="Requirement"
        optional
        hint="Standards, makes you accept, delivery place and date, whatever the quote must cover."
        name="requirement"
        rows={5}
        maxLength={4000}
        value={draft.requirement}
        error={errors.requirement}
        onChange={(event) => change({ requirement: event.target.value })}
      />
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div className="cluster">
        <Button kind="primary" type="submit" busy={busy} busyText="Sending…">
          Submit RFQ
        </Button>
        <a className="button button-quiet" href="/portal/rfqs">
          Back to RFQs
        </a>
      </div>
    </form>
  );
}
