import { describe, expect, it } from 'vitest';
import { missingDetails, NO_SELLER_DETAILS, SaveSellerDetails } from './seller-details.ts';

const account = {
  ...{ bank_name: 'Example Bank', account_name: 'PlantSetu', account_number: '0011 2233 4455 66', ifsc: 'expb0001234' },
};

const errorsOf = (given: Record<string, unknown>) => {
  const parsed = SaveSellerDetails.safeParse({ version: null, ...given });
  return parsed.success ? {} : Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path[0], message]));
};

describe('the details on our documents', () => {
  it('are kept in capitals without spaces; a blank one is null', () => {
    const given = {
      ...account,
      cin: 'u29100rj2019ptc067890',
      udyam: ' udyam-rj-17-0012345',
      upi_id: 'Plant.Setu@examplebank',
    };
    expect(SaveSellerDetails.parse({ version: 4, ...given, signatory: ' ' })).toEqual({
      ...NO_SELLER_DETAILS,
      ...{ version: 4, cin: 'U29100RJ2019PTC067890', udyam: 'UDYAM-RJ-17-0012345', upi_id: 'Plant.Setu@examplebank' },
      ...{
        bank_name: 'Example Bank',
        account_name: 'PlantSetu',
        account_number: '00112233445566',
        ifsc: 'EXPB0001234',
      },
    });
  });

  it.each([
    ['cin', 'U29100RJ2019PTC06789'],
    ['cin', 'X29100RJ2019PTC067890'],
    ['udyam', 'UDYAM-RJ-1-0012345'],
    ['account_number', '12345678'],
    ['account_number', '12345678X'],
    // The letter O in place of the zero.
    ['ifsc', 'EXPBO001234'],
    ['ifsc', 'EXPB000123'],
    ['upi_id', 'plantsetu'],
    ['upi_id', 'plant setu@bank'],
    ['upi_id', 'a@bank&am=1'],
  ])('refuse the %s %s', (field, value) => {
    expect(errorsOf({ ...account, [field]: value })).toHaveProperty(field);
  });

  it('have an account in full or not at all', () => {
    expect(errorsOf({})).toEqual({});
    expect(Object.keys(errorsOf({ bank_branch: 'Bhiwadi' }))).toEqual([
      ...['bank_name', 'account_name', 'account_number', 'ifsc'],
    ]);
    expect(errorsOf({ ...account, ifsc: '' })).toEqual({
      ifsc: 'Enter the IFSC too, or leave all account fields blank.',
    });
  });

  it('that are missing are named', () => {
    expect(missingDetails(NO_SELLER_DETAILS)).toEqual(['CIN', 'registered office', 'bank account', 'UPI ID']);
    expect(missingDetails({ ...NO_SELLER_DETAILS, cin: 'C', registered_office: 'R', account_number: '1' })).toEqual([
      'UPI ID',
    ]);
  });
});
