import { Button } from '../Button.tsx';
import { Notice } from '../Notice.tsx';
import { Table } from '../Table.tsx';
import './conflict-notice.css';

/** A field in which the two versions differ, as text. */
type Difference = { label: string; mine: string; theirs: string };

type Props = {
  message: string;
  /** When the other version was saved, if known. */
  savedAt?: string;
  differences: Difference[];
  /** Labels of fields that only they have changed, which a save keeps; absent where the opened version is not known. */
  otherChanges?: string[];
  /** Discards the user's own changes. */
  onLoadTheirs: () => void;
  /** Saves the user's version over the other one. */
  onSaveMine: () => void;
  /** The label of that button, where nothing of theirs is overwritten. */
  saveLabel?: string;
  busy: boolean;
};

/** Shown to the later of two users who edit the same record: the differences and a choice. The form keeps their input. */
export function ConflictNotice({
  message,
  savedAt,
  differences,
  otherChanges,
  onLoadTheirs,
  onSaveMine,
  saveLabel,
  busy,
}: Props) {
  const overwrites = !otherChanges || differences.length > 0;
  return (
    <Notice tone="bad">
      <div className="stack">
        <p>
          {message}{' '}
          {savedAt ? `Their version was saved at ${savedAt}. Your changes are kept below.` : 'Your changes are kept.'}
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
        {otherChanges && otherChanges.length > 0 && (
          <p>{`They ${overwrites ? 'also changed' : 'changed'}: ${otherChanges.join(', ')}. Saving keeps these changes.`}</p>
        )}
        <div className="cluster">
          <Button small onClick={onLoadTheirs} disabled={busy}>
            Discard my changes
          </Button>
          <Button small kind={overwrites ? 'danger' : 'secondary'} onClick={onSaveMine} busy={busy} busyText="Saving…">
            {saveLabel ?? (overwrites ? 'Overwrite with my version' : 'Save my changes')}
          </Button>
        </div>
      </div>
    </Notice>
  );
}
