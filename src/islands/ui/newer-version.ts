/** A record as its form was opened with it, and as somebody else has saved it since. */
export type Newer<Values> = { opened: Values; theirs: Values };

/** One field of a form: what it is called, what is compared of it, and that in words. */
export type Compared = { label: string; value: unknown; words: string };

/**
 * What the later of two people is told: where both have changed a field, and what the other one has changed besides, which
 * his save keeps. `fieldsOf` names a form's fields, always in the same order.
 */
export function compareNewer<Values>(
  { opened, theirs }: Newer<Values>,
  mine: Values,
  fieldsOf: (values: Values) => Compared[],
) {
  const [before, here] = [fieldsOf(opened), fieldsOf(mine)];
  const moved = fieldsOf(theirs)
    .map((field, at) => ({ ...field, was: before[at], own: here[at] }))
    .filter((field) => !isSame(field, field.was));
  return {
    differences: moved
      .filter((field) => !isSame(field, field.own))
      .map(({ label, words, own }) => ({ label, mine: own?.words ?? '', theirs: words })),
    besides: moved.filter((field) => isSame(field, field.own)).map(({ label }) => label),
  };
}

const isSame = (one: Compared, other: Compared | undefined) => plain(one.value) === plain(other?.value);

const plain = (value: unknown) => JSON.stringify(typeof value === 'string' ? value.trim() : value);
