import { describe, expect, it } from 'vitest';
import { docx } from '../../../../tests/support/documents.ts';
import { checkFile, type JudgedFile, DAMAGED, TOO_MUCH } from '../../../../tests/support/samples/judged-files.ts';
import { excel, word } from '../../../../tests/support/samples/office-samples.ts';
import { CATALOG, packedPdf, pdfOf, stream } from '../../../../tests/support/samples/pdf-samples.ts';

/** Of 4 MB, the largest that is accepted. Each is made to take a parser long, or to fill its memory. */
describe('a file made to cost time or memory is refused in time:', () => {
  const MB = 1024 * 1024;
  const fill = (text: string, bytes = 4 * MB - 500) => text.repeat(Math.floor(bytes / text.length));
  const numbers = Array.from({ length: 200_000 }, (_, at) => `${at} ${at}`).join(' ');
  const bombs: JudgedFile[] = [
    ['an object stream of 64 MB', () => packedPdf(fill('<</S/GoTo>>', 64 * MB)), 'refused', TOO_MUCH],
    [
      'many object streams',
      () =>
        pdfOf(
          CATALOG,
          ...Array.from({ length: 20 }, (_, at) =>
            stream(at + 3, '/Type/ObjStm/N 0/First 0', Buffer.alloc(2 * MB, ' ')),
          ),
        ),
      'refused',
      TOO_MUCH,
    ],
    ['a million objects', () => pdfOf(CATALOG, fill('3 0 obj[]endobj\n')), 'refused', TOO_MUCH],
    ['a long array', () => pdfOf(CATALOG, `3 0 obj[${fill('1 ')}]endobj`), 'refused', TOO_MUCH],
    [
      'a million names',
      () => pdfOf(CATALOG, `3 0 obj[${Array.from({ length: 400_000 }, (_, at) => `/a${at}`).join('')}]endobj`),
      'refused',
      TOO_MUCH,
    ],
    ['arrays in arrays', () => pdfOf(CATALOG, `3 0 obj${fill('[')}endobj`), 'refused', DAMAGED],
    ['dictionaries in dictionaries in a stream', () => packedPdf(fill('<</A', 8 * MB)), 'refused', DAMAGED],
    ['digits', () => pdfOf(CATALOG, fill('1')), 'refused', /./],
    ['digits and spaces', () => pdfOf(CATALOG, fill('1 1 ')), 'refused', /./],
    ['junk', () => pdfOf(CATALOG, fill('a')), 'refused', /./],
    [
      'streams that go back',
      () => pdfOf(CATALOG, fill('3 0 obj<</Length -60>>stream\nx\nendstream endobj\n')),
      'refused',
      /./,
    ],
    [
      'offsets to one object',
      () => pdfOf(CATALOG, stream(3, `/Type/ObjStm/N 200000/First ${numbers.length}`, `${numbers}[${fill('1 ', MB)}]`)),
      'refused',
      TOO_MUCH,
    ],
    ['a package of a gigabyte', () => docx({ name: 'word/a.xml', data: Buffer.alloc(80 * MB) }), 'refused', TOO_MUCH],
    [
      'relationships',
      () =>
        word('', {
          name: 'word/_rels/document.xml.rels',
          data: fill('<Relationship Id="a" Type="x/hyperlink" Target="b"/>', 50 * MB),
        }),
      'refused',
      TOO_MUCH,
    ],
    ['fields', () => word(fill('<w:instrText>PAGE</w:instrText>', 50 * MB)), 'refused', TOO_MUCH],
    ['formulas', () => excel(fill('<c><f>"|"</f></c>', 50 * MB)), 'refused', TOO_MUCH],
    ['open tags', () => word(fill('<w:instrText "', 20 * MB)), 'docx'],
    ['cells of a CSV', () => Buffer.from(`${fill('=1,"|!",')}`), 'csv'],
    ['open quotes of a CSV', () => Buffer.from(`${fill('"a,|!"b\n')}`), 'csv'],
  ];
  it.each(bombs)('%s', async (name, make, verdict, message) => {
    const file = await make();
    const before = process.memoryUsage().rss;
    const started = process.cpuUsage();
    await checkFile(name, () => file, verdict, message);
    const { user, system } = process.cpuUsage(started);
    const cpu = (user + system) / 1000;
    const mb = (process.memoryUsage().rss - before) / MB;
    // A function has ten seconds and 1 GB. Processor time, since the machine may be busy.
    expect(cpu).toBeLessThan(6000);
    expect(mb).toBeLessThan(400);
  });
});
