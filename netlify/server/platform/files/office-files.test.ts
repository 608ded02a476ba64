import { describe, it } from 'vitest';
import { docx, pdf, xlsx } from '../../../../tests/support/documents.ts';
import {
  checkFile,
  type JudgedFile,
  MACROS,
  EMBEDDED,
  DDE,
  DAMAGED,
  TOO_MUCH,
} from '../../../../tests/support/samples/judged-files.ts';
import { chart, excel, field, formula, outside, word } from '../../../../tests/support/samples/office-samples.ts';

describe('a Word or Excel file', () => {
  const part = (name: string, data: string | Buffer = 'x') => ({ name, data });
  const rows: JudgedFile[] = [
    ['with text only', () => word('<w:p/>'), 'docx'],
    ['with a hyperlink', () => word('', outside('hyperlink', 'https://plantsetu.example/a?b=1&amp;c=2')), 'docx'],
    ['with page numbers and a table of contents', () => word(field(' PAGE ') + field(' TOC \\o "1-3" ')), 'docx'],
    ['with a hyperlink as a field', () => word(field('HYPERLINK "https://plantsetu.example"')), 'docx'],
    ['with a picture pasted from a page', () => word(field('INCLUDEPICTURE "cid:1" \\* MERGEFORMATINET')), 'docx'],
    ['that says DDE in its text', () => word('<w:p><w:r><w:t>DDEAUTO cmd</w:t></w:r></w:p>'), 'docx'],
    ['with a chart and its workbook', () => word('', ...chart(excel(formula('SUM(A1:A9)')))), 'docx'],
    ['with a chart, a workbook', () => excel('', part('xl/charts/chart1.xml', '<c:chartSpace/>')), 'xlsx'],
    ['with printer settings', () => excel('', part('xl/printerSettings/printerSettings1.bin')), 'xlsx'],
    ['with formulas', () => excel(formula("IF(A1=&quot;a|b!&quot;,1,'x|y'!A1)")), 'xlsx'],
    [
      'with a hyperlink, a workbook',
      () => excel('', outside('hyperlink', 'mailto:a@plant.example', 'xl/worksheets/_rels/sheet1.xml.rels')),
      'xlsx',
    ],

    ['with macros', () => docx(part('word/vbaProject.bin')), 'refused', MACROS],
    [
      'with macros in a part of another name',
      () =>
        word('', {
          name: 'word/_rels/document.xml.rels',
          data: '<Relationship Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject" Target="a.dat"/>',
        }),
      'refused',
      MACROS,
    ],
    ['with a macro sheet', () => excel('', part('xl/macrosheets/sheet1.xml')), 'refused', MACROS],
    ['with ActiveX', () => docx(part('word/activeX/activeX1.xml')), 'refused', /ActiveX controls\. Remove them/],
    ['with an OLE package', () => docx(part('word/embeddings/oleObject1.bin')), 'refused', EMBEDDED],
    ['with a program named as a workbook', () => word('', ...chart(Buffer.from('MZ'))), 'refused', EMBEDDED],
    [
      'with a page to be read in',
      () => word('', { name: 'word/_rels/document.xml.rels', data: '<Relationship Type="x/aFChunk" Target="a.txt"/>' }),
      'refused',
      EMBEDDED,
    ],
    [
      'with a chart whose workbook has macros',
      () => word('', ...chart(excel('', part('xl/vbaProject.bin')))),
      'refused',
      MACROS,
    ],
    [
      'with a file in a file in a file',
      () => word('', ...chart(excel('', part('xl/embeddings/a.xlsx', xlsx())))),
      'refused',
      EMBEDDED,
    ],
    [
      'with a template elsewhere',
      () => word('', outside('attachedTemplate', 'https://evil.example/t.dotm', 'word/_rels/settings.xml.rels')),
      'refused',
      /template.*Detach/,
    ],
    [
      'with a picture elsewhere',
      () => word('', outside('image', 'https://evil.example/a.png')),
      'refused',
      /picture from another place\. Insert/,
    ],
    [
      'with a linked object',
      () => word('', outside('oleObject', 'https://evil.example/a.html')),
      'refused',
      /another place\. Remove the link/,
    ],
    [
      'with a frame',
      () => word('', outside('frame', '\\\\evil.example\\a', 'word/_rels/webSettings.xml.rels')),
      'refused',
      /another place\. Remove the link/,
    ],
    [
      'with a link whose words are coded',
      () =>
        word(
          '',
          outside('frame', 'x').data.includes('External')
            ? {
                name: 'word/_rels/document.xml.rels',
                data: "<r:Relationship Type='x/frame' Target='&#104;ttp://evil.example' TargetMode='&#69;xternal'/>",
              }
            : part(''),
        ),
      'refused',
      /another place/,
    ],
    [
      'with links in UTF-16',
      () =>
        word('', {
          name: 'word/_rels/document.xml.rels',
          data: Buffer.from(`\ufeff${outside('frame', 'x').data}`, 'utf16le'),
        }),
      'refused',
      /another place/,
    ],
    [
      'with a network path that claims to be inside',
      () =>
        word('', {
          name: 'word/_rels/document.xml.rels',
          data: '<Relationship Type="x/image" Target="\\\\evil.example\\a.png"/>',
        }),
      'refused',
      /picture from another place/,
    ],
    [
      'with a document type',
      () => word('', part('word/settings.xml', '<!DOCTYPE a [<!ENTITY b "c">]><a/>')),
      'refused',
      DAMAGED,
    ],
    [
      'linked to another workbook',
      () => excel('', outside('externalLinkPath', 'rates.xlsx', 'xl/externalLinks/_rels/externalLink1.xml.rels')),
      'refused',
      /Edit Links, Break Link/,
    ],
    [
      'with a data connection',
      () => excel('', part('xl/connections.xml', '<connections/>')),
      'refused',
      /data connections\. Delete them/,
    ],

    ['with a DDE field', () => word(field('DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe "/k calc"')), 'refused', DDE],
    ['with a DDE field over several runs', () => word(field('DD', 'EAU', 'TO cmd "/k calc"')), 'refused', DDE],
    ['with a DDE field in one tag', () => word('<w:fldSimple w:instr=\' dde cmd "/k calc" \'/>'), 'refused', DDE],
    ['with a DDE field in coded letters', () => word(field('&#68;&#x44;E cmd')), 'refused', DDE],
    ['with a field named by another field', () => word(field(field('QUOTE 68 68 69'), ' cmd')), 'refused', DDE],
    [
      'with a DDE field in its header',
      () => word('', part('word/header1.xml', `<w:hdr>${field('DDE cmd')}</w:hdr>`)),
      'refused',
      DDE,
    ],
    [
      'with a DDE field in a part of another name',
      () => word('', part('word/a.dat', `<w:hdr>${field('DDE cmd')}</w:hdr>`)),
      'refused',
      DDE,
    ],
    [
      'with a field that reads a file',
      () => word(field('INCLUDETEXT "\\\\\\\\evil.example\\\\a"')),
      'refused',
      /another place/,
    ],
    ['with a DDE formula', () => excel(formula("cmd|'/c calc'!A0")), 'refused', DDE],
    ['with a DDE formula in coded signs', () => excel(formula('cmd&#124;&apos;/c calc&apos;!A0')), 'refused', DDE],
    ['with a DDE formula as CDATA', () => excel(formula("<![CDATA[cmd|'/c calc'!A0]]>")), 'refused', DDE],
    [
      'with a DDE link',
      () =>
        excel(
          '',
          part('xl/externalLinks/externalLink1.xml', '<externalLink><ddeLink ddeService="cmd"/></externalLink>'),
        ),
      'refused',
      DDE,
    ],

    ['that breaks off', () => docx().subarray(0, -30), 'refused', DAMAGED],
    ['with something behind it', () => Buffer.concat([docx(), pdf()]), 'refused', DAMAGED],
    [
      'that is a bomb',
      () => docx(...[1, 2, 3].map((no) => ({ name: `word/${no}.xml`, data: Buffer.alloc(25 * 1024 * 1024), size: 9 }))),
      'refused',
      TOO_MUCH,
    ],
    [
      'with a bomb in its chart',
      () => word('', ...chart(excel('', part('xl/a.xml', Buffer.alloc(61 * 1024 * 1024))))),
      'refused',
      TOO_MUCH,
    ],
    ['of no kind that is accepted', () => Buffer.from('PK\x03\x04 and nothing'), 'refused', DAMAGED],
  ];
  it.each(rows)('%s', checkFile);
});
