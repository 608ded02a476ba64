import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';
import { Table } from './Table.tsx';

/** One field in which two people's versions differ, in words for the screen. */
type Difference = { label: string; mine: string; theirs: string };

type Props = {
  message: string;
  /** When the other version was saved, where that is known. */
  savedAt?: string;
  differences: Difference[];
  /** What they have changed besides, which a save keeps; known where it is compared with what both had opened. */
  besides?: string[];
  /** Throws the reader's own changes away. */
  onTheirs: () => void;
  /** Saves the reader's version over the other one. */
  onMine: () => void;
  /** What that button says, where nothing of theirs is overwritten. */
  mineWords?: string;
  busy: boolean;
};

/** Told to the later of two people who edit the same thing: what differs, and a choice. What was typed stays in the form. */
export function Conflict({ message, savedAt, differences, besides, onTheirs, onMine, mineWords, busy }: Props) {
  const overwrites = !besides || differences.length > 0;
  return (
    <Notice tone="bad">
      <div className="stack">
        <p>
          {message}{' '}
          {savedAt ? `Theirs was saved at ${savedAt}; what you typed is kept below.` : 'What you typed is kept.'}
        </p>
        {differences.length > 0 && (
          <Table
            caption="Where the two versions differ"
            rowKey={({ label }) => label}
            rows={differences}
            columns={[
              { label: 'Field', cell: ({ label }) => label },
              { label: 'Theirs', cell: ({ theirs }) => <span className="conflict-value">{theirs || '–'}</span> },
              { label: 'Yours', cell: ({ mine }) => <span className="conflict-value">{mine || '–'}</span> },
            ]}
          />
        )}
        {besides && besides.length > 0 && (
          <p>{`They have changed ${overwrites ? 'besides' : 'what you have not'}, and saving keeps it: ${besides.join(', ')}.`}</p>
        )}
        <div className="cluster">
          <Button small onClick={onTheirs} disabled={busy}>
            Load theirs, drop mine
          </Button>
          <Button small kind={overwrites ? 'danger' : 'secondary'} onClick={onMine} busy={busy} busyText="Saving…">
            {mineWords ?? (overwrites ? 'Save mine over theirs' : 'Save my changes')}
          </Button>
        </div>
      </div>
    </Notice>
  );
}
