import { describe, expect, test } from 'vitest';
import { categories } from '#db/categories.ts';
import { readProducts } from '#db/seed/products.ts';
import { catalogue } from './catalogue.ts';
import { compact } from './compact.ts';
import { bounds } from './drafting/flatten.ts';
import { drawingFor, drawingOfCategory } from './matching.ts';
import { rules } from './rules.ts';
import { parse } from './drafting/path.ts';
import { SHEET } from './drafting/sheet.ts';
import { sizedView, sprite, standalone } from './svg.ts';

const drawings = [...catalogue.values()];
const slugs = drawings.map(({ slug }) => slug);

/** Open tags without their ends, or ends without their beginnings. */
function unclosed(markup: string): string[] {
  const open: string[] = [];
  for (const [, end, name = '', , self] of markup.matchAll(
    /<(\/?)([a-z]+)((?:\s[a-z-]+="[^"<]*"|\sxmlns="[^"]*")*)(\/?)>/gi,
  )) {
    if (self) continue;
    if (!end) open.push(name);
    else if (open.pop() !== name) return [name];
  }
  return open;
}

test('no two drawings share a slug', () => {
  const seen = drawings.map(({ slug }) => slug);
  expect(new Set(seen).size).toBe(seen.length);
  expect(catalogue.size).toBeGreaterThan(300);
});

describe.each(drawings)('$slug', (drawing) => {
  const file = standalone(drawing);

  test('is a well-formed file of at most 3 KiB', () => {
    expect(unclosed(file)).toEqual([]);
    expect(file).not.toMatch(/NaN|undefined|Infinity|null/);
    expect(file.length).toBeLessThanOrEqual(3 * 1024);
  });

  test('stays on its sheet, line width included', () => {
    for (const { d } of [...drawing.marks, ...drawing.sign]) {
      const { left, top, right, bottom } = bounds(d);
      expect(Math.min(left, top)).toBeGreaterThan(0.15);
      expect(right).toBeLessThan(SHEET.width - 0.15);
      expect(bottom).toBeLessThan(SHEET.height - 0.15);
    }
  });

  test('has one saffron part, at every size', () => {
    expect(drawing.marks.some(({ kind }) => kind === 'accent')).toBe(true);
    expect(drawing.sign.some(({ kind }) => kind === 'accent')).toBe(true);
  });

  test('is written short without losing its shape', () => {
    for (const { d } of drawing.marks) {
      const [before, after] = [bounds(d), bounds(compact(parse(d)))];
      for (const side of ['left', 'top', 'right', 'bottom'] as const) {
        expect(Math.abs(after[side] - before[side])).toBeLessThan(0.3);
      }
    }
  });
});

/** Only the drawing set of /style loads it; pages load each drawing as its own file. */
test('the sprite holds a sign of every drawing in at most 112 kB', () => {
  const file = sprite(drawings);
  expect(file.length).toBeLessThanOrEqual(112_000);
  expect([...file.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)).toEqual(slugs);
  expect(unclosed(file)).toEqual([]);
});

test.each(categories)('$name has a drawing of its own', ({ name }) => {
  const slug = drawingOfCategory(name);
  expect(catalogue.get(slug ?? '')?.category).toBe(name);
});

test('every rule leads to a drawing of its category', () => {
  for (const [category, { slug, families, subcategories = {} }] of Object.entries(rules)) {
    for (const target of [slug, ...families.map(([, family]) => family), ...Object.values(subcategories)]) {
      expect(catalogue.get(target)?.category, target).toBe(category);
    }
  }
});

test('every subcategory named in a rule is in the demo catalogue', () => {
  const known = new Map(categories.map(({ name, subs }) => [name, subs]));
  for (const [category, { subcategories = {} }] of Object.entries(rules)) {
    expect(known.get(category)).toEqual(expect.arrayContaining(Object.keys(subcategories)));
  }
});

test('every demo product gets a drawing of its own category', () => {
  const products = (['aravalli', 'konkan', 'deccan'] as const).flatMap(readProducts);
  const wrong = products.filter(
    ({ category, subcategory, name }) =>
      catalogue.get(drawingFor(category, subcategory, name) ?? '')?.category !== category,
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test.each([
  [
    'Fasteners',
    'Anchors & structural bolts',
    'High-strength structural bolt M16 × 60 mm, 8.8S, with nut and two washers',
    'hex-bolt',
  ],
  ['Fasteners', 'Nuts & washers', 'Nylon insert lock nut M8, class 8, zinc plated', 'hex-nut'],
  [
    'Electricals & lighting',
    'Glands, lugs & conduits',
    'Double compression cable gland M20 for armoured cable',
    'cable-gland',
  ],
  ['Hand tools', 'Spanners & sockets', 'Double open end spanner 10 × 11 mm, chrome vanadium', 'open-spanner'],
  ['Hand tools', 'Spanners & sockets', 'Combination spanner set, 12 pieces, 6 to 22 mm', 'spanner'],
  ['IT & electronics', 'Networking', 'Cable Cat 6 UTP, 305 m box, LSZH', 'cable-box'],
  ['IT & electronics', 'Printing & labelling', 'Toner cartridge for laser printer', 'toner-cartridge'],
  [
    'IT & electronics',
    'Computers & monitors',
    'Desktop computer, six-core, 16 GB, 512 GB SSD, keyboard and mouse',
    'desktop',
  ],
  ['IT & electronics', 'Power backup', 'Sealed lead-acid battery 12 V 7 Ah', 'battery'],
  [
    'Power tools & welding',
    'Welding & gas cutting accessories',
    'Contact tip M6 for 0.8 mm wire',
    'power-tools-welding',
  ],
  ['Safety & PPE', 'Signs & lockout', 'Safety sign fire extinguisher, 200 × 300 mm', 'safety-sign'],
  ['Lab supplies', 'Chemicals & reagents', 'Sodium chloride AR grade, 500 g', 'reagent-bottle'],
  ['Lab supplies', 'Lab instruments', 'Binocular microscope, 1000×', 'microscope'],
  ['Lab supplies', 'Lab instruments', 'Bench pH meter, 0.01 pH, with electrode and ATC', 'bench-meter'],
  ['Lab supplies', 'Lab instruments', 'Hand refractometer 0–32 % Brix with ATC', 'lab-supplies'],
  ['Lab supplies', 'Microbiology', 'Autoclave indicator tape 19 mm × 50 m', 'lab-supplies'],
  ['Paints, adhesives & lubricants', 'Adhesives & sealants', 'PTFE thread seal tape 12 mm × 10 m', 'seal-tape'],
  ['Safety & PPE', 'Fire safety', 'Branch pipe 63 mm with 20 mm nozzle, stainless steel', 'safety-ppe'],
  ['Safety & PPE', 'Fall protection', 'Rope grab fall arrester for 14 mm rope', 'safety-ppe'],
  ['Packaging & material handling', 'Trolleys & pallet trucks', 'Drum trolley 350 kg, two wheel', 'drum-trolley'],
])('%s, %s: "%s" is drawn as %s', (category, subcategory, name, slug) => {
  expect(drawingFor(category, subcategory, name)).toBe(slug);
});

test('a category that is not ours has no drawing', () => {
  expect(drawingFor('Groceries', 'Tea', 'Assam tea, 1 kg')).toBeUndefined();
});

describe('the drawings with sizes', () => {
  /** At least these have letters for the columns of their tables. */
  const covered = {
    'ball-bearing': 'd D B',
    'roller-bearing': 'd D T B',
    'hex-bolt': 'd L s',
    'socket-screw': 'd L s dk',
    'hex-nut': 'd s H',
    washer: 'D d1 t',
    'twist-drill': 'd L l',
    tap: 'd L l',
    'end-mill': 'd l L d2',
    'oil-seal': 'd D B',
    'o-ring': 'd W',
    'v-belt': 'Li Lp',
    'steel-pipe': 'D t DN L',
    'plastic-pipe': 'D t DN',
    elbow: 'DN',
    tee: 'DN',
    flange: 'D K d t DN',
    'gate-valve': 'DN',
    'ball-valve': 'DN',
    'butterfly-valve': 'DN',
    cable: 'A',
    'power-cable': 'A',
    'cutting-wheel': 'D d t',
    'flap-disc': 'D d',
    carton: 'L B H',
  };

  test.each(Object.entries(covered))('%s has the dimensions %s', (slug, symbols) => {
    const { dimensions } = sizedView(catalogue.get(slug)!);
    expect(dimensions.map(({ symbol }) => symbol).sort()).toEqual(symbols.split(' ').sort());
  });

  test('stay on their sheet and have each dimension once', () => {
    for (const { slug, sizes, ...drawing } of drawings) {
      const symbols = sizedView({ slug, sizes, ...drawing }).dimensions.map(({ symbol }) => symbol);
      expect(new Set(symbols).size, slug).toBe(symbols.length);
      for (const { d } of sizes) {
        const { left, top, right, bottom } = bounds(d);
        expect(Math.min(left, top), slug).toBeGreaterThan(0.15);
        expect(right, slug).toBeLessThan(SHEET.width - 0.15);
        expect(bottom, slug).toBeLessThan(SHEET.height - 0.15);
      }
    }
  });

  test('take at most 8 KiB each', () => {
    for (const drawing of drawings) expect(JSON.stringify(sizedView(drawing)).length).toBeLessThanOrEqual(8 * 1024);
  });
});
