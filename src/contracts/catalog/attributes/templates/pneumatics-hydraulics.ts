import { IP_CODES, RUBBERS } from '../choices.ts';
import { type CategoryTemplates, choice, COLUMN, FACET, KEY, number, text, thread } from '../template.ts';

/** Pneumatics & hydraulics. */
export const pneumaticsHydraulics: CategoryTemplates = {
  Cylinders: [
    number('Bore', 'mm', { ...KEY, symbol: 'd' }),
    number('Stroke', 'mm', { ...KEY, symbol: 'S' }),
    thread('Port', KEY),
    number('Working pressure', 'bar', COLUMN),
    number('Thrust at 6 bar', 'N', KEY),
    text('Seals'),
  ],
  'Air preparation & valves': [
    thread('Port', KEY),
    choice('Function', ['2/2', '3/2', '4/2', '5/2', '5/3'], COLUMN),
    number('Coil', 'V', KEY),
    number('Nominal flow', 'L/min', KEY),
    number('Pressure', 'bar', COLUMN),
    choice('Protection', IP_CODES, COLUMN),
    number('Filtration', 'µm'),
    number('Set pressure', 'bar'),
    number('Flow', 'L/min', FACET),
    text('Bowl'),
  ],
  'Tubes & fittings': [
    number('Outside diameter', 'mm', { ...FACET, symbol: 'D' }),
    number('Inside diameter', 'mm', { ...FACET, symbol: 'd' }),
    number('Working pressure', 'bar', FACET),
    number('Length', 'm'),
    text('Colour'),
    number('Tube', 'mm', KEY),
    thread('Thread', KEY),
    text('Form', KEY),
    number('Pressure', 'bar', { ...COLUMN, min: -1 }),
    text('Body'),
  ],
  'Hydraulic hoses & fittings': [
    number('Inside diameter', 'mm', { ...KEY, symbol: 'd' }),
    text('Reinforcement', KEY),
    number('Working pressure', 'bar', KEY),
    number('Bend radius', 'mm', KEY),
    text('Standard', KEY),
    thread('Thread', FACET),
    number('Rated flow', 'L/min', FACET),
    text('Body'),
    choice('Seal', RUBBERS),
  ],
  'O-rings': [
    number('Inside diameter', 'mm', { ...KEY, symbol: 'd' }),
    number('Section', 'mm', { ...KEY, symbol: 'W' }),
    choice('Material', RUBBERS, KEY),
    text('Hardness', KEY),
  ],
};
