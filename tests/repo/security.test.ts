import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const text = readFileSync('docs/security.md', 'utf8');
/** `file` “title”, “another title of the same file” */
const NAMED = /`([\w/.-]+\.(?:test|spec)\.ts)`((?:,? “[^”]+”)*)/g;
const named = [...text.matchAll(NAMED)].map(([, file, titles]) => ({
  file: file!,
  titles: [...titles!.matchAll(/“([^”]+)”/g)].map(([, title]) => title!),
}));
const rows = text.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| id |'));

describe('docs/security.md', () => {
  it('names tests that exist, each with its title', () => {
    expect(named.length).toBeGreaterThan(100);
    const missing = named.flatMap(({ file, titles }) => {
      if (!existsSync(file)) return [file];
      // Strings only: a word of a title may be anywhere else.
      const strings = readFileSync(file, 'utf8')
        .split('\n')
        .map((line) => /['"`].*/.exec(line)?.[0] ?? '');
      return [
        ...titles.filter((title) => !strings.some((line) => line.includes(title))),
        ...(titles.length === 0 ? ['no title'] : []),
      ].map((title) => `${file}: ${title}`);
    });
    expect(missing).toEqual([]);
  });

  it('has a test in each row, or says that the requirement is not met or that of the hosting', () => {
    const bare = rows.filter(
      (row) => !/“/.test(row) && !/\| (Not met|hosting)/.test(row) && !row.startsWith('| attack'),
    );
    expect(bare).toEqual([]);
  });

  it('has each requirement once', () => {
    const ids = rows.flatMap((row) => /^\| ([\d.,– ]+) \|/.exec(row)?.[1]!.split(', ') ?? []);
    expect(ids.length).toBeGreaterThan(90);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
});
