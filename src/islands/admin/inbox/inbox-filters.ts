import type { Filter } from '#ui/lists/ListFilter.tsx';

/** The filter that all three inbox lists share. */
export const handledFilter: Filter = {
  name: 'handled',
  label: 'Status',
  all: 'Open or handled',
  options: [
    { value: 'no', label: 'Open' },
    { value: 'yes', label: 'Handled' },
  ],
};
