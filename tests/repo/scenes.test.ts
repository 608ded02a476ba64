import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const content = readdirSync(join(root, 'src/content'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => readFileSync(join(root, 'src/content', name), 'utf8'));
const named = content.flatMap((text) => /^scene:\n {2}name: (.+)$/m.exec(text)?.[1] ?? []);
const scripts = readdirSync(join(root, 'art/scenes'))
  .filter((name) => name.endsWith('.py'))
  .filter((name) => readFileSync(join(root, 'art/scenes', name), 'utf8').includes('def compose('))
  .map((name) => name.replace('.py', ''));

test('each scene is on one page, and each scene of a page has its script', () => {
  expect(named.toSorted()).toEqual(scripts.toSorted());
});

test.each(named)('%s is 1080 × 675, from which the site makes what it delivers', async (name) => {
  const file = join(root, 'src/assets/renders', `${name}.jpg`);
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1080, height: 675 });
  expect(statSync(file).size).toBeLessThanOrEqual(120_000);
});
