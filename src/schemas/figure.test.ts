import { describe, expect, it } from 'vitest';
import { claims } from '#site';
import { Figure, formatFigure } from './figure.ts';

describe('a figure', () => {
  it.each([
    ['a claim', { claim: 'otif' }],
    ['a value with its label', { value: '21 days', label: 'to the first order' }],
  ])('may be %s', (_, figure) => {
    expect(Figure.safeParse(figure).success).toBe(true);
  });

  it.each([
    ['a copy of a claim', { claim: 'otif', value: '99 %', label: 'on time' }],
    ['a value that counts nothing', { value: '99 %' }],
    ['empty', {}],
  ])('may not be %s', (_, figure) => {
    const { error } = Figure.safeParse(figure);
    expect(error?.issues[0]?.message).toBe('Give either claim alone, or value and label together.');
  });

  it('with an unknown claim names the known ones', () => {
    const { error } = Figure.safeParse({ claim: 'turnover' });
    expect(error?.issues[0]?.message).toContain(Object.keys(claims).join(', '));
  });

  it('takes a claim’s value from the site’s one place', () => {
    expect(formatFigure({ claim: 'pinCodes' })).toEqual({ value: claims.pinCodes, label: 'PIN codes served' });
  });
});
