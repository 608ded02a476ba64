import { type CategoryTemplates, COLUMN, FACET, KEY, number, text } from '../template.ts';

/** Hand tools. */
export const handTools: CategoryTemplates = {
  'Spanners & sockets': [
    number('Length', 'mm', { ...KEY, symbol: 'L' }),
    text('Size', KEY),
    text('Material'),
    text('Finish'),
    number('Pieces', null, FACET),
    text('Range', FACET),
    text('Case', FACET),
  ],
  'Screwdrivers & keys': [
    text('Tip', KEY),
    number('Blade length', 'mm', KEY),
    text('Blade'),
    text('Handle'),
    number('Pieces', null, FACET),
    text('Sizes', FACET),
    text('Material'),
    text('Finish'),
  ],
  'Pliers & wrenches': [
    number('Length', 'mm', { ...KEY, symbol: 'L' }),
    text('Material'),
    text('Handle'),
    text('Standard', FACET),
    number('Pipe outside diameter', 'mm', FACET),
    text('Jaw'),
    text('Body'),
    number('Range', 'Nm', FACET),
    number('Drive', 'in', FACET),
    number('Accuracy', '%'),
    text('Certificate'),
  ],
  'Hammers & striking tools': [text('Head size', COLUMN), text('Handle'), text('Standard', KEY)],
  'Site tools': [text('Size', COLUMN), text('Use'), text('Material'), text('Standard', COLUMN)],
};
