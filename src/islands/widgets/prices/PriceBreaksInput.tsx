import type { ComponentProps } from 'react';
import { TextArea } from '#ui/forms/TextArea.tsx';

/** Quantity breaks as lines, which `parseBreakLines` reads. */
export const PriceBreaksInput = (field: Omit<ComponentProps<typeof TextArea>, 'label'>) => (
  <TextArea
    label="Quantity breaks"
    optional
    hint="One per line: quantity, colon, price. E.g. 10: 92.50"
    rows={3}
    {...field}
  />
);
