/**
 * The business rules whose tests are tested by a mutation run, each with the tests that have to notice a change of it; none
 * named: the test beside the file. Decision 052 says what is left out and why.
 */
export const RULES = {
  /** Paise, GST, rounding, discounts, credit and debit notes, receipts, TDS. */
  money: {
    'src/contracts/fields/money.ts': [],
    'src/contracts/fields/financial-year.ts': [],
    'src/contracts/catalog/sale.ts': [],
    'src/contracts/quotes/freight.ts': [],
    'src/contracts/tds/purchase-tds.ts': [],
    'netlify/server/platform/percent.ts': ['netlify/server/quotes/draft-lines.test.ts'],
    'netlify/server/catalog/tax.ts': [],
    'src/contracts/catalog/tax-on.ts': ['netlify/server/catalog/tax.test.ts'],
    'netlify/server/catalog/pricing.ts': [],
    'netlify/server/quotes/draft-lines.ts': [],
    'src/contracts/quotes/price-quote.ts': ['netlify/server/quotes/draft-lines.test.ts'],
    'netlify/server/invoices/balance.ts': [],
    'netlify/server/invoices/apportion.ts': [],
    'netlify/server/invoices/credit-lines.ts': [],
    'netlify/server/invoices/debit-lines.ts': [],
    'netlify/server/orders/revise.ts': [],
    'src/contracts/orders/revised-line.ts': ['netlify/server/orders/revise.test.ts'],
    'netlify/server/orders/supplied.ts': [],
    'netlify/server/receipts/plan.ts': [],
  },
  stock: {
    'src/contracts/fields/thousandths.ts': [],
    'netlify/server/quotes/allocate-stock.ts': [],
  },
  states: {
    'src/contracts/life-cycle.ts': ['src/contracts/states.test.ts'],
    'src/contracts/orders/states.ts': ['src/contracts/states.test.ts'],
    'src/contracts/quotes/states.ts': ['src/contracts/states.test.ts'],
    'src/contracts/invoices/states.ts': ['src/contracts/states.test.ts'],
    'src/contracts/bank/states.ts': ['src/contracts/states.test.ts'],
    'src/contracts/catalog/states.ts': ['src/contracts/states.test.ts'],
    'src/contracts/support/states.ts': ['src/contracts/states.test.ts'],
    'src/contracts/visitors/states.ts': ['src/contracts/states.test.ts'],
    'src/contracts/receivables/promise-states.ts': ['src/contracts/states.test.ts'],
  },
  /** Quantities, price breaks, validity of prices, delivery. */
  limits: {
    'src/contracts/fields/quantity.ts': [],
    'src/contracts/fields/day-in-india.ts': [],
    'src/contracts/catalog/order-qty.ts': ['src/contracts/catalog/terms.test.ts'],
    'src/contracts/catalog/terms.ts': [],
    'src/contracts/catalog/price-breaks.ts': [],
    'src/contracts/catalog/validity.ts': [],
    'src/contracts/companies/budget.ts': [],
    'src/contracts/delivery/promise.ts': [],
    'src/contracts/delivery/working-days.ts': ['src/contracts/delivery/promise.test.ts'],
  },
} satisfies Record<string, Record<string, string[]>>;

export type Group = keyof typeof RULES;

/** The tests of a group's rules. */
export function testsOf(group: Group): string[] {
  const tests = Object.entries<string[]>(RULES[group]).flatMap(([file, named]) =>
    named.length > 0 ? named : [file.replace(/\.ts$/, '.test.ts')],
  );
  return [...new Set(tests)];
}
