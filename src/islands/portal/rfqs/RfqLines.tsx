import { MAX_RFQ_LINES } from '#contracts/quotes/rfqs.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import type { useLinePages } from '#ui/lists/use-line-pages.ts';
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

/** The lines of the form, one page at a time. */
export function RfqLines({ lines, pages, errors, onChange, onRemove, onAdd }: Props) {
  const add = () => {
    onAdd();
    pages.showNewLine();
  };
  return (
    <fieldset className="rfq-lines sheet">
      <legend className="visually-hidden">Items to be quoted</legend>
      {pages.linesOnPage(lines).map((line, offset) => (
        <RfqLineFields
          key={line.key}
          line={line}
          index={pages.firstIndex + offset}
          errors={errors}
          onChange={(next) => onChange(pages.firstIndex + offset, next)}
          onRemove={() => onRemove(line, pages.firstIndex + offset)}
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
