import { expect, it } from 'vitest';
import { entryErrors } from './entry-errors.ts';

const errors = { user_id: 'Choose the person who ordered.', source: 'Choose how the request reached us.' };

it('the company is asked for first, then the person', () => {
  expect(entryErrors(errors, null)).toEqual({ company_id: 'Choose the company.', source: errors.source });
  expect(entryErrors(errors, 3)).toEqual(errors);
  expect(entryErrors({ source: errors.source }, null)).toEqual({ source: errors.source });
});
