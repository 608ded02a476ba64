import { describe, it } from 'vitest';
import { docx, pdf } from '../../../../tests/support/documents.ts';
import { checkFile, type JudgedFile, DAMAGED, PASSWORD } from '../../../../tests/support/samples/judged-files.ts';
import { CATALOG, packedPdf, pdfOf, printed, stream } from '../../../../tests/support/samples/pdf-samples.ts';

const SCRIPT = /contains JavaScript\. Print it to a new PDF/;
const ATTACHED = /files attached\. Remove the attachments/;
const LAUNCH = /opens other files or programs\. Remove those links/;

describe('a PDF', () => {
  const open = (action: string) => pdf(`/OpenAction<<${action}>>`);
  const rows: JudgedFile[] = [
    ['as a program prints it', () => printed('Offer for bearings'), 'pdf'],
    [
      'that says HTML/CSS/JavaScript, uncompressed',
      () => printed('HTML/CSS/JavaScript', { compress: false, info: { Title: 'CSS/JavaScript' } }),
      'pdf',
    ],
    [
      'with links to pages',
      () => printed('x', {}, (doc) => void doc.link(0, 0, 9, 9, 'https://plantsetu.example/JavaScript')),
      'pdf',
    ],
    [
      'with a form without script',
      () => printed('x', {}, (doc) => void doc.initForm().formText('qty', 9, 9, 90, 20)),
      'pdf',
    ],
    ['with its objects in a stream', () => packedPdf('<</S/GoTo/D(a)>>'), 'pdf'],

    ['that runs a script', () => open('/S/JavaScript/JS(app.alert\\(1\\))'), 'refused', SCRIPT],
    ['with a coded name', () => open('/S/J#61vaScript/#4aS(app.alert\\(1\\))'), 'refused', SCRIPT],
    ['with a comment in the entry', () => open('/S%\n/JavaScript'), 'refused', SCRIPT],
    [
      'with the name in an object of its own',
      () => pdfOf(CATALOG, '3 0 obj<</S 4 0 R>>endobj', '4 0 obj /JavaScript endobj'),
      'refused',
      SCRIPT,
    ],
    ['with a script in an object stream', () => packedPdf('<</S/JavaScript/JS(app.alert\\(1\\))>>'), 'refused', SCRIPT],
    ['with a coded name in an object stream', () => packedPdf('<</S/J#61vaScript>>'), 'refused', SCRIPT],
    [
      'with an object stream of another name',
      () => packedPdf('<</S/JavaScript>>', '/Type/Obj#53tm'),
      'refused',
      SCRIPT,
    ],
    ['with an object stream without a name', () => packedPdf('<</S/JavaScript>>', ''), 'refused', SCRIPT],
    [
      'with an object stream hidden in a stream',
      () =>
        pdfOf(
          CATALOG,
          '3 0 obj<</Length 60>>stream\n9 0 obj<</Type/ObjStm/N 1/First 4>>x                     \nendstream endobj',
        ),
      'refused',
      DAMAGED,
    ],
    [
      'with a script hidden in a stream',
      () =>
        pdfOf(CATALOG, '3 0 obj<</Length 44>>stream\n9 0 obj<</S/JavaScript/JS(x)>>endobj        \nendstream endobj'),
      'refused',
      SCRIPT,
    ],
    ['with an XFA form', () => pdf('/AcroForm<</XFA(a)>>'), 'refused', SCRIPT],
    ['that starts a program', () => open('/S/Launch/F(cmd.exe)'), 'refused', LAUNCH],
    ['that opens another file', () => open('/S/GoToR/F(\\\\\\\\evil.example\\\\a)'), 'refused', LAUNCH],
    [
      'with a file attached',
      () => printed('x', {}, (doc) => void doc.file(Buffer.from('MZ'), { name: 'a.exe' })),
      'refused',
      ATTACHED,
    ],
    ['with a file attached in an object stream', () => packedPdf('<</EF<</F 9 0 R>>>>'), 'refused', ATTACHED],
    ['with a film', () => pdf('/A<</Subtype/RichMedia>>'), 'refused', /interactive media/],
    ['with a password', () => printed('x', { userPassword: 'a', ownerPassword: 'b' }), 'refused', PASSWORD],
    ['with restricted permissions', () => printed('x', { ownerPassword: 'b' }), 'refused', PASSWORD],

    ['without an end', () => Buffer.from('%PDF-1.7 and nothing'), 'refused', DAMAGED],
    ['that is a package too', () => Buffer.concat([pdf(), docx()]), 'unknown'],
    ['with an object that cannot be read', () => pdfOf(CATALOG, '3 0 obj<</S(open>>endobj'), 'refused', DAMAGED],
    [
      'with an object stream that does not unpack',
      () => pdfOf(CATALOG, stream(3, '/Type/ObjStm/N 1/First 4', '', Buffer.from('no zlib'))),
      'refused',
      DAMAGED,
    ],
    [
      'with an object stream in another compression',
      () => pdfOf(CATALOG, '3 0 obj<</Type/ObjStm/N 1/First 4/Filter/LZWDecode/Length 1>>stream\nx\nendstream endobj'),
      'refused',
      DAMAGED,
    ],
  ];
  it.each(rows)('%s', checkFile);
});
