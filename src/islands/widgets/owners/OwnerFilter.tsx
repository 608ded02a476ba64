import { listColleaguesEndpoint } from '#contracts/owners/owners.ts';
import { Select } from '#ui/forms/Select.tsx';
import { changeList, type ListState } from '#ui/lists/use-list-query.ts';
import { useRead } from '#ui/use-read.ts';
import { colleagueLabel } from './OwnerSelect.tsx';

/** Filters a list by owner, among its `tools`; the list needs `owner` among its `filters`. */
export function OwnerFilter({ list: { filters } }: { list: Pick<ListState, 'filters'> }) {
  const colleagues = useRead(listColleaguesEndpoint).data?.items ?? [];
  const others = colleagues.filter(({ me }) => !me);
  const chosen = filters.owner ?? '';
  const isMe = colleagues.some(({ id, me }) => me && String(id) === chosen);
  const isListed = ['', 'me', 'none'].includes(chosen) || isMe || others.some(({ id }) => String(id) === chosen);
  return (
    <Select
      label="Owner"
      labelHidden
      name="owner"
      className="list-filter by-owner"
      value={isMe ? 'me' : chosen}
      onChange={({ target }) => changeList({ owner: target.value || null })}
    >
      <option value="">Any owner</option>
      <option value="me">Me</option>
      <option value="none">Unassigned</option>
      {!isListed && <option value={chosen}>Former colleague</option>}
      {others.map((colleague) => (
        <option key={colleague.id} value={colleague.id}>
          {colleagueLabel(colleague, colleagues)}
        </option>
      ))}
    </Select>
  );
}
