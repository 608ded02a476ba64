import type { Filter } from '#ui/ListFilter.tsx';

/** Of each of the three lists. */
export const handledFilter: Filter = {
  name: 'handled',
  label: 'State',
  all: 'Open or handled',
  options: [
    { value: 'no', label: 'Open' },
    { value: 'yes', label: 'Handled' },
  ],
};
