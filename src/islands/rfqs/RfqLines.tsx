import { MAX_RFQ_LINES } from '#contracts/rfqs.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Pager } from '#ui/Pager.tsx';
import type { useLinePages } from '#ui/use-line-pages.ts';
import type { DraftLine } from './rfq-draft.ts';
import { RfqLineFields } from './RfqLineFields.tsx';

type Props = {
  lines: DraftLine[];
  pages: ReturnType<typeof useLinePages>;
  /** Of the whole form, by path: `lines.0.item`. */
  errors: Record<string, string>;
  onChange: (index: number, line: DraftLine) => void;
  onRemove: (line: DraftLine, index: number) => void;
  onAdd: () => void;
};

/** What is asked for, line by line, a page of it at a time. */
export function RfqLines({ lines, pages, errors, onChange, onRemove, onAdd }: Props) {
  const add = () => {
    onAdd();
    pages.toNext();
  };
  return (
    <fieldset className="rfq-lines sheet">
      <legend className="visually-hidden">Items to be quoted</legend>
      {pages.of(lines).map((line, at) => (
        <RfqLineFields
          key={line.key}
          line={line}
          index={pages.from + at}
          errors={errors}
          onChange={(next) => onChange(pages.from + at, next)}
          onRemove={() => onRemove(line, pages.from + at)}
        />
      ))}
      {pages.pager.pages > 1 && <Pager {...pages.pager} />}
      <div className="rfq-add">
        <Button kind="quiet" disabled={lines.length >= MAX_RFQ_LINES} onClick={add}>
          <Icon name="plus" /> Add line
        </Button>
      </div>
    </fieldset>
  );
}
