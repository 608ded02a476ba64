import { describe, expect, it } from 'vitest';
import { searchVector } from './index-text.ts';
import { searchWords } from './query.ts';
import { NO_SYNONYMS, synonymTable } from './synonyms.ts';

const synonyms = synonymTable([
  { typed: 'Allen Keys', finds: ['hex key', 'hexagon key'], both_ways: true },
  { typed: 'dastana', finds: ['glove'], both_ways: false },
  { typed: 'दस्ताने', finds: ['glove'], both_ways: false },
  { typed: 'zz', finds: ['2z'], both_ways: true },
  { typed: 'kachre ki theli', finds: ['garbage bag'], both_ways: false },
]);
const exact = (q: string) => searchWords(q, synonyms).map((word) => word.exact);

describe('a search', () => {
  it('asks for each word in all its forms', () => {
    expect(exact('10mm drills')).toEqual([`('10mm' | '10')`, `'drill'`]);
    expect(exact('6205-2RS')).toEqual([`('62052rs' | ('6205' & '2rs'))`]);
  });

  it('asks for the synonyms of a word or phrase beside it', () => {
    expect(exact('dastana')).toEqual([`('dastana' | 'glove')`]);
    expect(exact('दस्ताने')[0]).toContain(`'glove'`);
    const [key, ...rest] = exact('allen key set');
    expect(key).toContain(`('hexagon' & 'key')`);
    expect(rest).toEqual([`('set' | 'keyset')`]);
    expect(exact('hex keys')[0]).toContain(`('allen' & 'key')`);
    expect(exact('glove')).toEqual([`'glove'`]);
    expect(exact('kachre ki theli')[0]).toContain(`('garbage' & 'bag')`);
  });

  it('asks for the synonyms of a word within a phrase, and for the synonyms of a synonym, but no further', () => {
    const table = synonymTable([
      { typed: 'regmal', finds: ['emery paper'], both_ways: false },
      { typed: 'emery paper', finds: ['abrasive paper'], both_ways: true },
      { typed: 'abrasive paper', finds: ['sheet'], both_ways: false },
      { typed: 'paper', finds: ['leaf'], both_ways: false },
    ]);
    expect(table.get('regmal')).toEqual(['emery paper', 'abrasive paper']);
    expect(table.get('emery paper')).toEqual(['abrasive paper', 'sheet']);
    expect(searchWords('emery paper', table)[0]!.exact).toContain(`('emery' & ('paper' | 'leaf'))`);
  });

  it('asks for two words written as one, and where that is a beginning for one written as two', () => {
    expect(exact('micro meter')).toEqual([`('micro' | 'micrometer')`, `('metre' | 'micrometer')`]);
    const [word] = searchWords('endmill', NO_SYNONYMS);
    expect(word!.exact).toBe(`'endmill'`);
    expect(word!.prefix).toContain(`('end' & 'mill')`);
    expect(exact('m12 10')).toEqual([`'m12'`, `'10'`]);
  });

  it('completes the phrase that its last words begin', () => {
    const completed = (q: string) => searchWords(q, synonyms).at(-1)!;
    expect(completed('allen k').prefix).toContain(`('hexagon' & 'key')`);
    expect(completed('allen k').exact).not.toContain('hexagon');
    expect(completed('dasta').prefix).toContain(`'glove'`);
    expect(completed('das').prefix).toBe(`'das':*`);
  });

  it('counts sizes, measures and packs less than goods and codes', () => {
    const weights = (q: string) => searchWords(q, NO_SYNONYMS).map(({ weight }) => weight);
    expect(weights('bearing 6205')).toEqual([1, 1]);
    expect(weights('drill 7mm')).toEqual([1, 0.5]);
    expect(weights('bearing 25 bore')).toEqual([1, 0.5, 0.5]);
    expect(weights('M12x60 bolt set')).toEqual([0.5, 1, 0.5]);
  });

  it('reads a size without M as the size of a screw too', () => expect(exact('8x30')[0]).toContain(`'m8x30'`));

  it('asks for the synonyms of a part of a code', () => {
    expect(exact('6208-2Z')).toEqual([`('62082z' | ('6208' & '2z') | ('6208' & 'zz'))`]);
  });

  it('leaves out words that say nothing of the goods, unless there are no others', () => {
    expect(exact('cover for the pump')).toEqual([`('cover' | 'coverpump')`, `('pump' | 'coverpump')`]);
    expect(exact('the')).toEqual([`'the'`]);
    expect(exact('% --')).toEqual([]);
  });

  it('takes letters and long numbers as beginnings, but sizes as a whole', () => {
    const [word, code, size, measure, decimal] = searchWords('bear 620 10 10mm 10.3', NO_SYNONYMS).map(
      ({ prefix }) => prefix,
    );
    expect([word, code, size, measure, decimal]).toEqual([`'bear':*`, `'620':*`, `'10'`, `('10mm' | '10')`, `'10.3'`]);
  });

  it('is safe in a tsquery', () => {
    for (const q of ["o'ring", "a':*b", '!6205 | (30206)', "'; drop table"])
      expect(exact(q).join('')).not.toMatch(/[^\p{L}\p{N}' &|()./-]/u);
  });

  it('has at most twelve words', () => {
    expect(
      searchWords('one two three four five six seven eight nine ten eleven twelve thirteen', NO_SYNONYMS).length,
    ).toBe(12);
  });
});

it('a product is found by the codes of other makers, from any part, and by their makers', () => {
  const vector = searchVector({
    sku: 'BRG-1',
    name: 'Bearing',
    cross_references: ['SKF 6205-2RSH', 'Bosch 2608 585 444'],
  }).split(' ');
  const tokens = ['6205', '2rsh', '62052rsh', 'skf62052rsh', '2608585444', '585444'];
  expect(vector).toEqual(expect.arrayContaining([...tokens.map((token) => `'${token}':1A`), `'skf':1C`, `'bosch':1C`]));
});

it('a product is found by its code from any part, and its words weigh by where they stand', () => {
  const vector = searchVector({
    sku: 'BRG-6205-2RS',
    name: "Ball bearing 25 × 52 × 15 mm, maker's seal",
    brand: 'Orbivel',
    hsn: '84821010',
    attributes: { Bore: '25 mm' },
    description: 'For pumps',
  }).split(' ');
  for (const token of ['brg62052rs', '62052rs', '2rs', '25x52x15', '52mm', 'bearing']) {
    expect(vector).toContain(`'${token}':1A`);
  }
  expect(vector).toEqual(expect.arrayContaining([`'orbivel':1B`, `'bore':1C`, `'pump':1D`, `'8482':1D`, `'brg':1D`]));
});
