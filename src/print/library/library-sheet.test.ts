import { describe, expect, it } from 'vitest';
import { pdfFacts, pdfPages } from '../../../tests/support/samples/pdf-text.ts';
import { FRAME } from '../paper.ts';
import { type LibraryDocument, renderLibraryDocument } from './library-sheet.ts';

const markdown = `
## 1. The question

What a **match** costs, *everything* included, in a [catalogue](/services/digital-cataloguing) of 48,000 items.

- confirming a right proposal: 0.6 minutes
- rejecting a wrong one

1. Count
2. Compare

> Bolt, hex head, M12 × 50, 8.8

### By hand

| Step | Lines | Hours |
|---|---:|---:|
| Confirm | 1,358 | 13.6 |
| Total | 2,000 | 65.4 |

## 2. The answer

See [the list](/services/digital-cataloguing) and [the standard](https://www.bis.gov.in/).
`;

const paper = (change: Partial<LibraryDocument> = {}): LibraryDocument => ({
  number: 'WHP-04',
  kind: 'Whitepaper',
  title: 'Matching item descriptions by machine',
  summary: 'Four ways of matching lines to a catalogue.',
  author: null,
  dated: { name: 'Published', words: '19 Aug 2026', day: '2026-08-19' },
  facts: [{ name: 'Topic', text: 'AI' }],
  drawing: 'roller-bearing',
  ground: 'squared',
  metrics: [],
  markdown,
  page: 'https://www.plantsetu.example/resources/whitepapers/matching',
  ...change,
});

describe('a document of the library', () => {
  it('holds the whole text: headings, lists, quotations, tables, and the addresses of its links', async () => {
    const { bytes, pages } = await renderLibraryDocument(paper());
    const printed = await pdfPages(bytes);
    expect(printed).toHaveLength(pages);
    const text = printed
      .map((page) => page.text)
      .join(' ')
      .replace(/\s+/g, ' ');
    const wanted = [
      ...['Matching item descriptions by machine', 'WHITEPAPER · AI', '19 Aug 2026', 'The question', 'By hand'],
      ...['confirming a right proposal: 0.6 minutes', '2. Compare', 'Bolt, hex head, M12 × 50, 8.8', '1,358', '65.4'],
      ...[
        'catalogue¹',
        'the list¹',
        'the standard²',
        'www.plantsetu.example/services/digital-cataloguing',
        'www.bis.gov.in',
      ],
      ...['PlantSetu Industrial Services Pvt. Ltd.', 'www.plantsetu.example/rfq', `${pages} of ${pages}`],
    ];
    for (const words of wanted) expect(text).toContain(words);
  });

  it('has title, author, outline and structure', async () => {
    const { bytes } = await renderLibraryDocument(paper({ author: 'Imran Qureshi' }));
    const { info, isTagged, outline } = await pdfFacts(bytes);
    expect(info).toMatchObject({
      Title: 'Matching item descriptions by machine',
      Author: 'Imran Qureshi',
      Language: 'en-IN',
    });
    expect(outline).toEqual(['1. The question', '2. The answer']);
    expect(isTagged).toBe(true);
  });

  it('lists its sections on the cover, with the pages on which they are', async () => {
    const sections = Array.from(
      { length: 14 },
      (_, index) => `## ${index + 1}. Part ${index + 1}x\n\n${'Words of text. '.repeat(120)}`,
    );
    const { bytes } = await renderLibraryDocument(paper({ markdown: sections.join('\n\n') }));
    const pages = await pdfPages(bytes);
    expect(pages[0]!.text).toContain('CONTENTS');
    for (const [, title, number] of pages[0]!.text.matchAll(/\d+\. (Part \d+x) (\d+)/g)) {
      expect(pages[Number(number) - 1]!.text).toContain(title);
    }
  });

  it('keeps its text inside of the frame and shows figures of a case study on the cover', async () => {
    const metrics = [
      { value: '8-12 %', label: 'lower landed cost on 340 pooled items, measured over nine months' },
      { value: '95 %', label: 'on time' },
    ];
    const { bytes } = await renderLibraryDocument(
      paper({ kind: 'Case study', ground: 'teal', metrics, title: 'A long title '.repeat(8) }),
    );
    const pages = await pdfPages(bytes);
    expect(pages[0]!.text).toContain('8–12 %');
    for (const { left, right } of pages.flatMap(({ pieces }) => pieces)) {
      expect(left).toBeGreaterThan(FRAME.left);
      expect(right).toBeLessThan(FRAME.right);
    }
  });

  it('is the same file each time', async () => {
    const [one, two] = await Promise.all([renderLibraryDocument(paper()), renderLibraryDocument(paper())]);
    expect(one.bytes.equals(two.bytes)).toBe(true);
  });

  it.each([
    ['![A picture](/a.png)', /kind "image"/],
    ['<b>HTML</b>', /kind "html"/],
    ['```\ncode\n```', /kind "code"/],
  ])('refuses %j, which docs/editing.md rules out', async (text, message) => {
    await expect(renderLibraryDocument(paper({ markdown: text }))).rejects.toThrow(message);
  });
});
