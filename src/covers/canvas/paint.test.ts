import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { palette } from './paint.ts';

const tokens = readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8');

test.each(Object.entries(palette))('%s is the colour of tokens.css', (name, value) => {
  expect(tokens).toContain(`--${name}: ${value};`);
});
