import { describe, expect, it } from 'vitest';
import { invoiceNumbersIn, methodOf, payerOf, referenceOf } from './narration.ts';

describe('a narration', () => {
  it.each([
    {
      bank: 'HDFC',
      narration: 'NEFT CR-SBIN0004266-ARAVALLI AUTO COMPONENTS PVT LTD-PLANTSETU PROCUREMENT-SBINN52026110212345678',
      column: 'SBINN52026110212345678',
      reads: ['NEFT', 'SBINN52026110212345678', 'aravalli auto'],
    },
    {
      bank: 'SBI',
      narration: 'BY TRANSFER-NEFT*HDFC0000123*N307262345678901*KONKAN AGRO PROC--',
      column: null,
      reads: ['NEFT', 'N307262345678901', 'konkan agro'],
    },
    {
      bank: 'ICICI',
      narration: 'RTGS-UTIBR52026110300123456-MALWA CASTINGS LLP-918020012345678-UTIB0000043',
      column: '',
      reads: ['RTGS', 'UTIBR52026110300123456', 'malwa castings'],
    },
    {
      bank: 'Axis',
      narration: 'IMPS/P2A/630714123456/NARMADAPUM/HDFCBANK/INV PS26270001',
      column: '-',
      reads: ['IMPS', '630714123456', 'narmadapum'],
    },
    {
      bank: 'Kotak',
      narration: 'UPI/SHREE TRADERS/630799887766/Payment',
      column: 'UPI-630799887766',
      reads: ['UPI', '630799887766', 'shree traders'],
    },
    {
      bank: 'PNB',
      narration: 'CLG CHQ DEP 004512 LARSEN & TOUBRO LTD',
      column: '004512',
      reads: ['cheque', '4512', 'larsen toubro'],
    },
    { bank: 'a cash deposit', narration: 'CASH DEPOSIT SELF', column: null, reads: ['other', null, null] },
  ])('of $bank has method, reference and payer', ({ narration, column, reads }) => {
    expect([methodOf(narration), referenceOf(narration, column), payerOf(narration)]).toEqual(reads);
  });

  it.each([
    ['PS/2627/000118', ['PS/2627/000118']],
    ['INV PS2627000118 OCT', ['PS/2627/000118']],
    ['INVPS2627000118', ['PS/2627/000118']],
    ['bill ps-2627-118', ['PS/2627/000118']],
    ['PS 2627 118, 119 & 120', ['PS/2627/000118', 'PS/2627/000119', 'PS/2627/000120']],
    ['PS/2627/000118 PSB/2627/000004', ['PS/2627/000118', 'PSB/2627/000004']],
    ['PS/2627/000118,PS/2627/000118', ['PS/2627/000118']],
    // Not a financial year, not our series, not a number.
    ['PS/2629/000118', []],
    ['GPS2627000118', []],
    ['UPS 2627 TYRES', []],
  ])('%s names %j', (narration, numbers) => {
    expect(invoiceNumbersIn(narration)).toEqual(numbers);
  });

  it('never takes a branch code or an account number for a UTR', () => {
    expect(referenceOf('NEFT HDFC0000123 50200012345678 ARAVALLI', null)).toBeNull();
    expect(referenceOf('NEFT ARAVALLI', '0000000000000000')).toBeNull();
  });
});
