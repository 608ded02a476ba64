import { describe, expect, it } from 'vitest';
import { stem } from './stem.ts';
import { wordsOf } from './words.ts';

const formsOf = (text: string) => wordsOf(text).map(({ forms }) => forms.map((form) => form.join('+')));

describe('the words of a text', () => {
  it.each([
    { text: 'Ball bearings', words: [['ball'], ['bearing']] },
    { text: '10 mm drill', words: [['10mm', '10'], ['drill']] },
    { text: '10mm', words: [['10mm', '10']] },
    { text: '16 amp', words: [['16a', '16']] },
    { text: '1.5 ltr', words: [['1500ml', '1.5']] },
    { text: '2500ml', words: [['2500ml', '2500']] },
    { text: '2.5 mm²', words: [['2.5sqmm', '2.5']] },
    { text: '2.5 sq.mm', words: [['2.5sqmm', '2.5']] },
    { text: 'single pole', words: [['1pole', '1']] },
    { text: '3-phase', words: [['3phase', '3']] },
    { text: '1/2"', words: [['1/2inch', '15mm', '1/2']] },
    { text: '½ inch', words: [['1/2inch', '15mm', '1/2']] },
    { text: '1½"', words: [['1-1/2inch', '40mm', '1-1/2']] },
    { text: '4 ft', words: [['4ft', '1200mm', '4']] },
    { text: '5 HP', words: [['5hp', '3700w', '5']] },
    { text: '10 swg', words: [['10swg', '3.15mm', '10']] },
    { text: '80nb', words: [['80mm', '80']] },
    { text: 'DN 80', words: [['80mm', '80']] },
    { text: '200 µl', words: [['200ul', '200']] },
    { text: '2″', words: [['2inch', '50mm', '48mm', '63mm', '2']] },
    { text: '25x52x15', words: [['25x52x15', '25mm+52mm+15mm', '25+52+15']] },
    { text: '25 × 52 × 15 mm', words: [['25x52x15', '25mm+52mm+15mm', '25+52+15']] },
    { text: 'M12 x 50', words: [['m12x50', 'm12+50mm', 'm12+50']] },
    { text: '11,000 rev/min', words: [['11000rpm', '11000']] },
    { text: '1,00,000', words: [['100000']] },
    { text: '1.5 inch', words: [['1-1/2inch', '40mm', '1.5']] },
    { text: 'G1/2', words: [['1/2', '15mm', '1/2inch']] },
    { text: '15W-40', words: [['15w40']] },
    { text: 'LM20UU', words: [['lm20uu', 'lm+20+uu']] },
    { text: '10 t', words: [['10ton', '10teeth', '10']] },
    { text: 'IS 2062', words: [['is2062', '2062']] },
    { text: 'IS/IEC 60309-1', words: [['is60309', '60309']] },
    { text: 'AWS A5.1', words: [['awsa5.1', 'a5.1']] },
    { text: '6205-2RS', words: [['62052rs', '6205+2rs']] },
    { text: 'SS-304', words: [['ss304', 'ss+304']] },
    { text: 'SS304', words: [['ss304', 'ss+304']] },
    { text: 'n-Hexane', words: [['nhexane', 'n+hexane']] },
    { text: 'हथौड़े', words: [['हथौड़े'.normalize('NFKC')]] },
    { text: '% -- " \\', words: [] },
  ])('$text', ({ text, words }) => {
    expect(formsOf(text)).toEqual(words);
  });
});

describe('a word is indexed in the singular and in British spelling:', () => {
  it.each([
    ['batteries', 'battery'],
    ['boxes', 'box'],
    ['brushes', 'brush'],
    ['valves', 'valve'],
    ['discs', 'disc'],
    ['disks', 'disc'],
    ['glass', 'glass'],
    ['chassis', 'chassis'],
    ['aluminum', 'aluminium'],
    ['galvanized', 'galvanised'],
    ['6205s', '6205s'],
  ])('%s as %s', (word, stemmed) => {
    expect(stem(word)).toBe(stemmed);
  });
});
