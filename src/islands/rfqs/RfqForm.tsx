import { type SubmitEvent, useState } from 'react';
import { navigate } from 'astro:transitions/client';
import { forgetAttempt, keyFor } from '#client/attempt.ts';
import { putBack, removeProducts } from '#client/cart.ts';
import { queryClient } from '#client/queries.ts';
import { takeForRfq } from '#client/rfq-handover.ts';
import type { Product } from '#contracts/product.ts';
import { createRfqEndpoint, type RfqDetail } from '#contracts/rfqs.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { toast } from '#ui/toast.ts';
import { useLinePages } from '#ui/use-line-pages.ts';
import { useSubmit } from '#ui/use-submit.ts';
import { useTabDraft } from '#ui/use-tab-draft.ts';
import { AttachmentField } from './AttachmentField.tsx';
import {
  again,
  atLeastOne,
  blankLine,
  cartIds,
  type DraftLine,
  emptyDraft,
  filledLines,
  isBlank,
  requestOf,
  withHanded,
  withProduct,
} from './rfq-draft.ts';
import { RfqLines } from './RfqLines.tsx';
import { ShipToField } from './ShipToField.tsx';

type Props = {
  /** A product of the catalogue that the page was opened for. */
  product?: Product | undefined;
  /** An RFQ to ask for again. */
  earlier?: RfqDetail | undefined;
};

/** Title, lines, place and file of a new RFQ; kept for the tab until it is sent, but for the file. */
export function RfqForm({ product, earlier }: Props) {
  const [draft, change, clear] = useTabDraft(earlier ? `rfq again ${earlier.id}` : 'rfq', emptyDraft, (kept) =>
    earlier ? again(kept, earlier) : withHanded(withProduct(kept, product), takeForRfq()),
  );
  const [file, setFile] = useState<File | null>(null);
  const { submit, busy, errors, failure, edited } = useSubmit(createRfqEndpoint, async ({ id, message }) => {
    forgetAttempt('rfq');
    clear();
    void queryClient.invalidateQueries();
    const left = removeProducts(cartIds(draft));
    await navigate(`/portal/rfqs/${id}`);
    if (left.length === 0) toast(message);
    else toast(`${message} What it asks for left the cart.`, { undo: () => putBack(left, 0) });
  });
  const pages = useLinePages(draft.lines.length, errors);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    // Blank lines go, so that the number in an error's path is that of the line on the screen.
    change({ lines: atLeastOne(filledLines(draft.lines)) });
    const request = requestOf(draft, file);
    void keyFor('rfq', request).then((idempotency_key) => submit({ ...request, idempotency_key }));
  };
  const edit = (field: string, next: Parameters<typeof change>[0]) => {
    edited(field);
    change(next);
  };
  const removeLine = (gone: DraftLine, index: number) => {
    // The numbers in the messages are no longer those of the lines.
    edited('lines');
    change(({ lines }) => ({ lines: atLeastOne(lines.filter(({ key }) => key !== gone.key)) }));
    if (isBlank(gone)) return;
    toast('The line was removed.', {
      undo: () => change(({ lines }) => ({ lines: lines.toSpliced(index, 0, gone) })),
    });
  };

  return (
    <form className="rfq-form stack" onSubmit={send} noValidate>
      <ErrorSummary errors={errors} toLine={pages.toLine} />
      <TextInput
        label="Title"
        name="title"
        autoComplete="off"
        maxLength={120}
        value={draft.title}
        error={errors.title}
        onChange={(event) => edit('title', { title: event.target.value })}
      />
      <RfqLines
        lines={draft.lines}
        pages={pages}
        errors={errors}
        onChange={(index, next) => edit(`lines.${index}`, ({ lines }) => ({ lines: lines.with(index, next) }))}
        onRemove={removeLine}
        onAdd={() => change(({ lines }) => ({ lines: [...lines, blankLine()] }))}
      />
      <TextArea
        label="Requirement"
        optional
        hint="Standards, makes you accept, delivery place and date, whatever the quote must cover."
        name="requirement"
        rows={5}
        maxLength={4000}
        value={draft.requirement}
        error={errors.requirement}
        onChange={(event) => edit('requirement', { requirement: event.target.value })}
      />
      <ShipToField value={draft.ship_address_id} onChange={(id) => change({ ship_address_id: id })} />
      <AttachmentField
        file={file}
        lost={draft.file_name}
        error={errors.attachment}
        onChange={(chosen) => {
          edited('attachment');
          setFile(chosen);
          change({ file_name: chosen?.name ?? null });
        }}
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
