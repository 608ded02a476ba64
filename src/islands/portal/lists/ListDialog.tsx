import { navigate } from 'astro:transitions/client';
import { useState } from 'react';
import { queryClient } from '#client/queries.ts';
import { createListEndpoint, type ListSummary, saveListEndpoint } from '#contracts/lists/lists.ts';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { useAction } from '#ui/use-action.ts';
import { useSubmit } from '#ui/use-submit.ts';
import { emptyList, ListFields } from '#widgets/lists/ListFields.tsx';

type Props = { list?: ListSummary; onClose: () => void };

/** Creates an empty list and opens it, or edits name, note and sharing of one. */
export function ListDialog({ list, onClose }: Props) {
  const [values, setValues] = useState(list ? { ...list, note: list.note ?? '' } : emptyList);
  const creating = useSubmit(createListEndpoint, ({ id }) => {
    onClose();
    void queryClient.invalidateQueries();
    return navigate(`/portal/lists/${id}`);
  });
  const saving = useAction(saveListEndpoint, onClose);
  const { name, note, shared } = values;
  const action = list ? saving : creating;
  const submit = () =>
    void (list
      ? saving.submit({ id: list.id, name, note, shared })
      : creating.submit({ name, note, shared, lines: [] }));
  return (
    <FormDialog
      title={list ? 'Edit list' : 'New list'}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={list ? 'Save' : 'Create list'}
      busy={action.busy}
      failure={action.failure}
    >
      <ListFields
        values={values}
        onChange={(change) => setValues({ ...values, ...change })}
        action={action}
        mine={list?.mine ?? true}
      />
    </FormDialog>
  );
}
