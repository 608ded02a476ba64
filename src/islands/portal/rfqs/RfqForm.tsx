import type { RfqDetail } from '#contracts/quotes/rfqs.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useLinePages } from '#ui/lists/use-line-pages.ts';
import { AttachmentField } from '#widgets/AttachmentField.tsx';
import { type AskedLine, blankLine } from './rfq-draft.ts';
import { RfqReview } from './RfqReview.tsx';
import { RfqLines } from './RfqLines.tsx';
import { ShipToField } from './ShipToField.tsx';
import { useRfqForm } from './use-rfq-form.ts';

type Props = {
  /** What the page was opened to ask for. */
  line?: AskedLine | undefined;
  /** An RFQ to repeat. */
  earlier?: RfqDetail | undefined;
};

/** Title, lines, requirement, address and file of a new RFQ. */
export function RfqForm({ line, earlier }: Props) {
  const { draft, change, edit, file, busy, errors, failure, rows, send, removeLine, chooseFile, review } = useRfqForm(
    line,
    earlier,
  );
  const pages = useLinePages(draft.lines.length, errors);
  return (
    <form className="rfq-form stack" onSubmit={send} noValidate>
      <ErrorSummary errors={errors} showLine={pages.showLine} />
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
        rows={rows}
        onChange={(index, next) => edit(`lines.${index}`, ({ lines }) => ({ lines: lines.with(index, next) }))}
        onRemove={removeLine}
        onAdd={() => change(({ lines }) => ({ lines: [...lines, blankLine()] }))}
      />
      <TextArea
        label="Requirement"
        optional
        hint="Standards, acceptable makes, delivery place and date, and anything else the quote must cover."
        name="requirement"
        rows={5}
        maxLength={4000}
        value={draft.requirement}
        error={errors.requirement}
        onChange={(event) => edit('requirement', { requirement: event.target.value })}
      />
      <ShipToField value={draft.ship_address_id} onChange={(id) => change({ ship_address_id: id })} />
      <AttachmentField file={file} draftFileName={draft.file_name} error={errors.attachment} onChange={chooseFile} />
      {failure && !review.isOpen && <Notice tone="bad">{failure}</Notice>}
      <div className="cluster">
        <Button kind="primary" type="submit" busy={busy} busyText="Sending…">
          Submit RFQ
        </Button>
        <a className="button button-quiet" href="/portal/rfqs">
          Back to RFQs
        </a>
      </div>
      {review.isOpen && <RfqReview draft={draft} file={file} busy={busy} failure={failure} review={review} />}
    </form>
  );
}
