import type { Filter } from '#ui/lists/ListFilter.tsx';

/** The filter that all three inbox lists share. */
export const handledFilter: Filter = {
  name: 'handled',
  label: 'Status',
  all: 'All',
  options: [
    { value: 'no', label: 'Open' },
    { value: 'yes', label: 'Handled' },
  ],
};
