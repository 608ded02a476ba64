import type { DeskRfqDetail } from '#contracts/rfq-desk.ts';
import { Conflict } from '#ui/Conflict.tsx';
import { Notice } from '#ui/Notice.tsx';
import { closedBy, differences } from './quote-conflict.ts';
import { type Draft, draftOfVersion } from './quote-draft.ts';

type Props = {
  rfq: DeskRfqDetail;
  mine: Draft;
  /** What somebody else has saved or sent meanwhile. */
  theirs: DeskRfqDetail['versions'][number] | undefined;
  /** What the server said, where there is nothing to choose. */
  failure: string | null;
  busy: boolean;
  onTheirs: () => void;
  onMine: () => void;
};

/** Why nothing was written, and the way on; above the buttons, where whoever pressed one looks. */
export function QuoteRefusal({ rfq, mine, theirs, failure, ...choice }: Props) {
  const closed = closedBy(rfq);
  if (closed)
    return (
      <Notice tone="bad">
        {closed}: no draft can be saved any more. What you typed can be read and copied here until you leave the page.
      </Notice>
    );
  if (!theirs) return failure && <Notice tone="bad">{failure}</Notice>;
  const sent = theirs.status !== 'draft';
  return (
    <Conflict
      message={
        sent
          ? `${theirs.code} has been sent since you opened it: yours would be the next version.`
          : `Somebody else has saved ${theirs.code} since you opened it.`
      }
      differences={differences(mine, draftOfVersion(theirs), rfq.addresses)}
      {...(sent && { mineWords: 'Save mine as the next version' })}
      {...choice}
    />
  );
}
