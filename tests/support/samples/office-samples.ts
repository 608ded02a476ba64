import { ole, zip } from '../documents.ts';

const TYPES = { name: '[Content_Types].xml', data: '<Types/>' };
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
type Part = Parameters<typeof zip>[0][0];

/** A Word document with this body and more parts. */
export const word = (body = '', ...more: Part[]) =>
  zip([TYPES, { name: 'word/document.xml', data: `<w:document><w:body>${body}</w:body></w:document>` }, ...more]);

/** An Excel workbook with one sheet of these cells and more parts. */
export const excel = (cells = '', ...more: Part[]) =>
  zip([
    TYPES,
    { name: 'xl/workbook.xml', data: '<workbook/>' },
    { name: 'xl/worksheets/sheet1.xml', data: `<worksheet><sheetData>${cells}</sheetData></worksheet>` },
    ...more,
  ]);

/** The relationships of the document, one outside the file. */
export const outside = (type: string, target: string, part = 'word/_rels/document.xml.rels') => ({
  name: part,
  data: `<Relationships><Relationship Id="rId1" Type="${REL}/${type}" Target="${target}" TargetMode="External"/></Relationships>`,
});

/** A field of Word whose instruction is spread over runs. */
export const field = (...runs: string[]) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r>${runs
    .map((run) => (run.startsWith('<') ? run : `<w:r><w:instrText>${run}</w:instrText></w:r>`))
    .join(
      '',
    )}<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>1</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;

export const formula = (text: string) => `<row><c><f>${text}</f><v>0</v></c></row>`;

/** The chart of a document with the workbook of its figures. */
export const chart = (workbook: Buffer) => [
  { name: 'word/charts/chart1.xml', data: '<c:chartSpace><c:externalData r:id="rId1"/></c:chartSpace>' },
  {
    name: 'word/charts/_rels/chart1.xml.rels',
    data: `<Relationships><Relationship Id="rId1" Type="${REL}/package" Target="../embeddings/Microsoft_Excel_Sheet1.xlsx"/></Relationships>`,
  },
  { name: 'word/embeddings/Microsoft_Excel_Sheet1.xlsx', data: workbook },
];

/** A record of an old workbook within a file of that format. */
export const oldExcel = (...record: number[]) =>
  Buffer.concat([ole('Workbook'), Buffer.from(record), Buffer.alloc(64)]);
