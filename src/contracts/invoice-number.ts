/**
 * The series of tax invoices and credit notes (CGST Rules r. 46(b), r. 53): each counts from 1 in every financial year.
 * The database makes the number, `PS/2627/000118`, with `next_invoice_number`.
 */
export const numberSeries = { invoice: 'PS', creditNote: 'PSC' } as const;
