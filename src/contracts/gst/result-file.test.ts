import { describe, expect, it } from 'vitest';
import { readResultJson, readResultRows } from './result-file.ts';

const IRN = 'b386c6cbb17315cbdacd339180da230d5e2980db99c9f78b0e888f716f38b957';
const QR_DATA = { SellerGstin: '27AAPFU0939F1ZV', DocNo: 'PS/2627/000001', DocTyp: 'INV', Irn: IRN };
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const QR = `${base64({ alg: 'RS256' })}.${base64({ iss: 'NIC', data: JSON.stringify(QR_DATA) })}.c2lnbmF0dXJl`;

const registration = {
  ...{ typ: 'INV', number: 'PS/2627/000001', irn: IRN, ack_no: '112010036563310' },
  ...{ ack_at: '2026-11-05T08:33:00.000Z', irn_qr: QR },
};

describe('a result file', () => {
  it('as a table: columns by their usual names, in any order, under a title', () => {
    const rows = [
      ['E-invoices of November'],
      ['Sl No', 'Ack No', 'Ack Date', 'Doc No', 'Doc Type', 'IRN', 'SignedQRCode'],
      ['1', '112010036563310', '05/11/2026 14:03:00', 'ps/2627/000001', 'INV', IRN.toUpperCase(), QR],
      ['', '', '', '', '', '', ''],
    ];
    expect(readResultRows(rows)).toEqual({ registrations: [registration], problems: [] });
  });

  it('as JSON of answers without document number: the signed QR code has it', () => {
    const answer = { AckNo: 112010036563310, AckDt: '2026-11-05 14:03:00', Irn: IRN, SignedQRCode: QR, Status: 'ACT' };
    expect(readResultJson(JSON.stringify([answer]))).toEqual({ registrations: [registration], problems: [] });
    expect(readResultJson(JSON.stringify({ result: [answer] })).registrations).toHaveLength(1);
    expect(readResultJson(JSON.stringify(answer)).registrations).toHaveLength(1);
  });

  it('as JSON with nested document details', () => {
    const answer = { DocDtls: { Typ: 'CRN', No: 'PSC/2627/000001' }, Irn: IRN };
    expect(readResultJson(JSON.stringify([answer])).registrations).toEqual([
      { typ: 'CRN', number: 'PSC/2627/000001', irn: IRN, ack_no: null, ack_at: null, irn_qr: null },
    ]);
  });

  it('names the rows that were not understood', () => {
    const rows = [
      ['Doc No', 'Doc Type', 'IRN', 'Error Message'],
      ['PS/1', 'INV', '', '2150: Duplicate IRN'],
      ['PS/2', 'INV', 'abc', ''],
      ['', 'INV', IRN, ''],
      ['PS/3', '', IRN, ''],
      ['PS/4', 'Tax Invoice', IRN, ''],
    ];
    const { registrations, problems } = readResultRows(rows);
    expect(registrations.map(({ number }) => number)).toEqual(['PS/4']);
    expect(problems).toEqual([
      { row: 2, message: '2150: Duplicate IRN' },
      { row: 3, message: '“abc” is not an IRN of 64 characters.' },
      { row: 4, message: 'The row has no document number.' },
      { row: 5, message: 'PS/3: the document type is missing; it is INV, CRN or DBN.' },
    ]);
  });

  it.each([
    ['no IRN column', () => readResultRows([['Number'], ['PS/1']]), 'No column is called Irn.'],
    ['no JSON', () => readResultJson('{'), 'The file is not valid JSON.'],
  ])('with %s says so', (_name, read, message) => {
    expect(read()).toEqual({ registrations: [], problems: [{ row: 1, message }] });
  });
});
