/** Two versions of a record: as the form opened it, and as another user has saved it since. */
export type EditConflict<Values> = { opened: Values; theirs: Values };

/** One field of a form: its label, the value to compare, and the value as text. */
export type ComparedField = { label: string; value: unknown; text: string };

/**
 * The fields that both users have changed differently, and the labels of those that only the other user has changed,
 * which a save keeps. `fieldsOf` lists a form's fields, always in the same order.
 */
export function compareVersions<Values>(
  { opened, theirs }: EditConflict<Values>,
  mine: Values,
  fieldsOf: (values: Values) => ComparedField[],
) {
  const [before, own] = [fieldsOf(opened), fieldsOf(mine)];
  const changedByThem = fieldsOf(theirs)
    .map((field, index) => ({ ...field, before: before[index], own: own[index] }))
    .filter((field) => !isSame(field, field.before));
  return {
    differences: changedByThem
      .filter((field) => !isSame(field, field.own))
      .map(({ label, text, own }) => ({ label, mine: own?.text ?? '', theirs: text })),
    otherChanges: changedByThem.filter((field) => isSame(field, field.own)).map(({ label }) => label),
  };
}

const isSame = (one: ComparedField, other: ComparedField | undefined) =>
  comparable(one.value) === comparable(other?.value);

const comparable = (value: unknown) => JSON.stringify(typeof value === 'string' ? value.trim() : value);
