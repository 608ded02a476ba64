import { useState } from 'react';
import { addToListEndpoint, createListEndpoint, listListsEndpoint, type ListSummary } from '#contracts/lists/lists.ts';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { ReadError } from '#ui/ReadError.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useAction } from '#ui/use-action.ts';
import { useRead } from '#ui/use-read.ts';
import { emptyList, ListFields } from './ListFields.tsx';

/** A product and its quantity. */
export type ListedItem = { product_id: number; qty: number };

type Props = { lines: ListedItem[]; name?: string | undefined; onClose: () => void };

/** Adds items to one of the lists that the user may edit, or to a new one. */
export function AddToListDialog({ lines, name = '', onClose }: Props) {
  const read = useRead(listListsEndpoint);
  const lists = read.data?.items.filter(({ may_edit }) => may_edit);
  const [chosen, setChosen] = useState<number | 'new' | null>(null);
  const [fields, setFields] = useState({ ...emptyList, name });
  const creating = useAction(createListEndpoint, onClose);
  const adding = useAction(addToListEndpoint, onClose);
  // The dialog of a single product suggests a list, one of many a new list.
  const target = chosen ?? (lists?.[0] && lines.length === 1 ? lists[0].id : 'new');
  const isNew = target === 'new';
  const submit = () => void (isNew ? creating.submit({ ...fields, lines }) : adding.submit({ id: target, lines }));
  return (
    <FormDialog
      title={lines.length === 1 ? 'Add to a list' : `Save ${lines.length.toLocaleString('en-IN')} items to a list`}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={lists ? (isNew ? 'Save list' : 'Add to list') : false}
      busy={creating.busy || adding.busy}
      failure={isNew ? creating.failure : (adding.failure ?? adding.errors.lines ?? null)}
    >
      <ReadError read={read} />
      {!lists && !read.error && <Skeleton text />}
      {lists && lists.length > 0 && (
        <Select
          label="List"
          name="list"
          value={target}
          onChange={({ target: { value } }) => setChosen(value === 'new' ? 'new' : Number(value))}
        >
          <option value="new">New list</option>
          {lists.map((list) => (
            <option key={list.id} value={list.id}>
              {labelOf(list)}
            </option>
          ))}
        </Select>
      )}
      {lists && isNew && (
        <ListFields values={fields} onChange={(change) => setFields({ ...fields, ...change })} action={creating} mine />
      )}
    </FormDialog>
  );
}

const labelOf = ({ name, lines, mine, owner }: ListSummary) =>
  `${name} (${lines === 1 ? '1 item' : `${lines.toLocaleString('en-IN')} items`}${mine ? '' : `, ${owner}`})`;
