import type { ComponentProps } from 'react';
import { type Colleague, listColleaguesEndpoint } from '#contracts/owners/owners.ts';
import { ReadError } from '#ui/ReadError.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { useRead } from '#ui/use-read.ts';

type Props = Pick<ComponentProps<typeof Select>, 'label' | 'name' | 'hint' | 'error'> & {
  /** The id as text; blank for no one. */
  value: string;
  onChange: (owner: string) => void;
  /** Someone who cannot be chosen. */
  without?: number;
};

/** A dropdown of the staff who can own a record: no one, the user, the others by name. */
export function OwnerSelect({ value, onChange, without, ...field }: Props) {
  const read = useRead(listColleaguesEndpoint);
  const colleagues = (read.data?.items ?? []).filter(({ id }) => id !== without);
  if (read.error && !read.data) return <ReadError read={read} />;
  return (
    <Select {...field} value={value} onChange={({ target }) => onChange(target.value)} data-autofocus>
      <option value="">Unassigned</option>
      {value !== '' && !colleagues.some(({ id }) => String(id) === value) && <option value={value}>…</option>}
      {colleagues.map((colleague) => (
        <option key={colleague.id} value={colleague.id}>
          {colleagueLabel(colleague, colleagues)}
        </option>
      ))}
    </Select>
  );
}

/** The name, followed by the address where a colleague has the same name. */
export function colleagueLabel({ id, name, email, me }: Colleague, all: readonly Colleague[]): string {
  const isShared = all.some((other) => other.id !== id && other.name === name);
  return `${me ? 'Me, ' : ''}${name}${isShared ? ` (${email})` : ''}`;
}
