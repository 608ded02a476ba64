import type { Person } from './fixtures.ts';

/** Downloads all parts of an export and joins them, as the browser does; `meanwhile` runs between two parts. */
export async function readExport(
  person: Person,
  path: string,
  meanwhile: () => Promise<unknown> = async () => {},
): Promise<{ text: string; parts: number }> {
  const texts: string[] = [];
  for (let after: string | null = ''; after !== null;) {
    if (texts.length > 0) await meanwhile();
    const answer = await person.get(path + (after && `${path.includes('?') ? '&' : '?'}after=${after}`));
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body.message}`);
    texts.push(answer.text);
    after = answer.headers.get('x-export-after');
  }
  return { text: texts.join(''), parts: texts.length };
}
