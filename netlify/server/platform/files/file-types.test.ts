import { describe, it } from 'vitest';
import { ole } from '../../../../tests/support/documents.ts';
import {
  checkFile,
  type JudgedFile,
  MACROS,
  EMBEDDED,
  DDE,
  PASSWORD,
} from '../../../../tests/support/samples/judged-files.ts';
import { oldExcel } from '../../../../tests/support/samples/office-samples.ts';

describe('a document of the old format', () => {
  const sheet = (type: number) => oldExcel(0x85, 0, 14, 0, 0, 0, 0, 0, 0, type, 6, 0, ...Buffer.from('Sheet1'));
  const rows: JudgedFile[] = [
    ['of Word', () => ole('WordDocument'), 'doc'],
    ['of Excel', () => sheet(0), 'xls'],
    ['with macros', () => ole('WordDocument', '_VBA_PROJECT'), 'refused', MACROS],
    ['with a macro sheet', () => sheet(1), 'refused', MACROS],
    ['with a package in it', () => ole('WordDocument', '\x01Ole10Native'), 'refused', EMBEDDED],
    [
      'with a DDE field',
      () => Buffer.concat([ole('WordDocument'), Buffer.from('\x13 DDEAUTO cmd "/k calc"', 'utf16le')]),
      'refused',
      DDE,
    ],
    [
      'with a DDE field in single bytes',
      () => Buffer.concat([ole('WordDocument'), Buffer.from('\x13DDE cmd')]),
      'refused',
      DDE,
    ],
    ['with a DDE link', () => oldExcel(0xae, 1, 12, 0, 0, 0, 7, 0, 0, ...Buffer.from('cmd\x03/c ')), 'refused', DDE],
    ['with a password', () => ole('EncryptedPackage'), 'refused', PASSWORD],
    ['of no known program', () => ole('MsiPatch'), 'unknown'],
  ];
  it.each(rows)('%s', checkFile);
});

describe('a CSV', () => {
  const rows: JudgedFile[] = [
    ['in UTF-8', () => Buffer.from('item,qty\nBolt M12,400\n'), 'csv'],
    ['in Windows-1252', () => Buffer.from('item,qty\nØ 20 mm \x96 ½"\xa0,4\n', 'latin1'), 'csv'],
    ['in UTF-16, as Excel writes it', () => Buffer.from('\ufeffitem\tqty\r\nबेयरिंग\t4\r\n', 'utf16le'), 'csv'],
    ['with formulas and bars', () => Buffer.from('item,qty\n=SUM(A1:A2),-4\nA|B,"hello!"\n'), 'csv'],
    ['with a DDE formula', () => Buffer.from("item,qty\nx,=cmd|'/c calc'!A0\n"), 'refused', DDE],
    ['with a DDE formula in quotes', () => Buffer.from('item;qty\nx;"@SUM(1,2)*cmd|\'/c calc\'!A0"\n'), 'refused', DDE],
    ['with a DDE formula in UTF-16', () => Buffer.from("\ufeffx\t+cmd|'/c calc'!A0\n", 'utf16le'), 'refused', DDE],
    ['that is a page', () => Buffer.from('<html>,<script>alert(1)</script>'), 'unknown'],
    ['that is a page in UTF-16', () => Buffer.from('\ufeff<html>,<script>', 'utf16le'), 'unknown'],
    ['that is a program', () => Buffer.from([0x4d, 0x5a, 0, 1, 0x2c]), 'unknown'],
  ];
  it.each(rows)('%s', checkFile);
});
