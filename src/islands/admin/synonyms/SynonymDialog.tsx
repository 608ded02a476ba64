import { MAX_PHRASE_LENGTH, saveSynonymEndpoint, type Synonym } from '#contracts/catalog/synonyms.ts';
import { queryClient } from '#client/queries.ts';
import { bindFields } from '#ui/forms/bind-fields.ts';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useTabDraft } from '#ui/forms/use-tab-draft.ts';
import { useSubmit } from '#ui/use-submit.ts';
import type { Affected } from './SynonymEffect.tsx';

type Props = {
  /** Null for a new entry. */
  entry: Synonym | null;
  onClose: () => void;
  onSaved: (affected: Affected[]) => void;
};

/** Adds an entry or changes one. */
export function SynonymDialog({ entry, onClose, onSaved }: Props) {
  const [draft, change, clear] = useTabDraft(entry ? `synonym ${entry.id} ${entry.version}` : 'synonym', {
    typed: entry?.typed ?? '',
    finds: entry?.finds.join('\n') ?? '',
    both_ways: entry?.both_ways ?? true,
  });
  const { submit, busy, errors, failure, edited } = useSubmit(
    saveSynonymEndpoint,
    async ({ affects }) => {
      clear();
      onSaved(affects);
      onClose();
      await queryClient.invalidateQueries();
    },
    async ({ status }) => {
      if (status === 409) await queryClient.invalidateQueries();
    },
  );
  const send = () => {
    const finds = draft.finds.split(/[\n,]/).filter((phrase) => phrase.trim() !== '');
    void submit({ ...(entry ? { id: entry.id, version: entry.version } : {}), ...draft, finds });
  };
  const bind = bindFields(draft, change, { errors, edited });
  const invalidLine = Object.entries(errors).find(([field]) => field.startsWith('finds'))?.[1];
  return (
    <FormDialog
      title={entry ? 'Edit synonyms' : 'Add synonyms'}
      onClose={onClose}
      onSubmit={send}
      submitLabel="Save"
      busy={busy}
      failure={failure ?? errors.version ?? null}
    >
      <TextInput
        {...bind('typed')}
        label="Search word"
        hint="A word or a phrase, e.g. safety shoes."
        maxLength={MAX_PHRASE_LENGTH}
        autoComplete="off"
        data-autofocus
      />
      <TextArea
        {...bind('finds')}
        label="Also finds"
        hint="One word or phrase per line."
        rows={5}
        error={invalidLine}
      />
      <Checkbox
        label="Both ways: each of these words finds the others"
        name="both_ways"
        checked={draft.both_ways}
        onChange={(event) => change({ both_ways: event.target.checked })}
      />
    </FormDialog>
  );
}
