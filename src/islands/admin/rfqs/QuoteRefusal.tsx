import type { AdminRfqDetail } from '#contracts/quotes/admin.ts';
import { ConflictNotice } from '#ui/forms/ConflictNotice.tsx';
import { Notice } from '#ui/Notice.tsx';
import { closedReason, differences } from './quote-conflict.ts';
import { type Draft, draftOfVersion } from './quote-draft.ts';

type Props = {
  rfq: AdminRfqDetail;
  mine: Draft;
  /** Saved or sent by another user meanwhile. */
  newer: AdminRfqDetail['versions'][number] | undefined;
  /** The server's message, if there is nothing to choose. */
  failure: string | null;
  busy: boolean;
  onLoadTheirs: () => void;
  onSaveMine: () => void;
};

/** Why the quote was not saved, and what can be done; above the buttons, where the user has just pressed one. */
export function QuoteRefusal({ rfq, mine, newer, failure, ...choice }: Props) {
  const closed = closedReason(rfq);
  if (closed)
    return (
      <Notice tone="bad">
        {closed}, so no draft can be saved. You can still copy what you typed until you leave this page.
      </Notice>
    );
  if (!newer) return failure && <Notice tone="bad">{failure}</Notice>;
  const isSent = newer.status !== 'draft';
  return (
    <ConflictNotice
      message={
        isSent
          ? `${newer.code} was sent after you opened it. Yours would be the next version.`
          : `Another user has saved ${newer.code} since you opened it.`
      }
      differences={differences(mine, draftOfVersion(newer, rfq), rfq.addresses)}
      {...(isSent && { saveLabel: 'Save mine as the next version' })}
      {...choice}
    />
  );
}
