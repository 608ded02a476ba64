import * as z from 'zod/mini';
import { endpoint, FileReply, staffRoles } from '../endpoint.ts';
import { exportQuery } from '../fields/export-query.ts';
import { rupees } from '../fields/rupees.ts';
import { countParam, id, idParam, optional, required, requiredId } from '../fields/text.ts';
import { MAX_PAGE_SIZE, MAX_SEARCH_LENGTH, MAX_UNIT_PRICE } from '../limits.ts';
import { areBreaksLower, BREAK_NOT_LOWER, PriceBreak, priceBreaks } from './price-breaks.ts';
import { pricePer } from '../fields/quantity.ts';
import { Validity, validity, validityInOrder } from './validity.ts';

/** Price lists, and lines of one, a page. */
export const PRICE_LISTS_PAGE_SIZE = 25;
export const PRICE_LIST_LINES_PAGE_SIZE = 50;

export const PRICE_LIST_CONFLICT =
  'Another user has changed this price list since you opened it. Your changes were not saved.';

/** A price list in the admin list. */
export const PriceListRow = z.object({
  id: z.int(),
  name: z.string(),
  note: z.nullable(z.string()),
  ...Validity.shape,
  /** False once it is no longer assigned to companies. */
  active: z.boolean(),
  /** Number of items in it, and of companies that use it. */
  items: z.int(),
  companies: z.int(),
});
export type PriceListRow = z.infer<typeof PriceListRow>;

/** A company that uses a list, with the number of its products that are in the list, by where their price comes from. */
export const ListCompany = z.object({ id: z.int(), name: z.string(), by_list: z.int(), by_contract: z.int() });
export type ListCompany = z.infer<typeof ListCompany>;

/** A line of a list; the price in rupees, before tax. */
export const PriceListLine = z.object({
  id: z.int(),
  version: z.int32(),
  sku: z.string(),
  name: z.string(),
  unit: z.string(),
  price: z.number(),
  /** Number of units that the price and its breaks are for. */
  price_per: z.number(),
  price_breaks: z.array(PriceBreak),
});
export type PriceListLine = z.infer<typeof PriceListLine>;

/** Price lists by name; `q` searches names and notes. */
export const listPriceListsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/price-list-list',
  roles: staffRoles,
  query: z.object({
    q: optional(MAX_SEARCH_LENGTH),
    status: z.optional(z.enum(['active', 'inactive'])),
    sort: z.optional(z.enum(['name_asc', 'name_desc'])),
    page: countParam(1, 1_000_000),
    size: countParam(PRICE_LISTS_PAGE_SIZE, MAX_PAGE_SIZE),
  }),
  reply: z.object({ items: z.array(PriceListRow), total: z.int(), total_capped: z.boolean() }),
});

/** The list as CSV. */
export const exportPriceListsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/price-list-export',
  roles: staffRoles,
  query: exportQuery(listPriceListsEndpoint.query),
  reply: FileReply,
});

/** One price list with the companies that use it; 404 for an unknown id. */
export const getPriceListEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/price-list-get',
  roles: staffRoles,
  query: z.object({ id: idParam }),
  reply: z.object({
    list: z.object({ ...PriceListRow.shape, version: z.int32() }),
    companies: z.array(ListCompany),
  }),
});

export const SavePriceList = z
  .object({
    /** Absent for a new list. */
    id: z.optional(id),
    /** The version that the form was opened with; absent overwrites any version. */
    version: z.optional(z.int32()),
    name: required(100, 'Enter the name of the price list.'),
    note: optional(500),
    ...validity,
    active: z._default(z.boolean(), true),
  })
  .check(validityInOrder);
export type SavePriceList = z.infer<typeof SavePriceList>;

/**
 * Creates a price list, or saves the one with `id`. Its first and last day are written to the products that follow it: before the
 * first day they keep the price that they have, after the last they have to be quoted. 404 for an unknown id; 409 for a name in use, if another user has changed
 * the list since `version`, or if a list that companies use would become inactive.
 */
export const savePriceListEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/price-list-save',
  creates: true,
  roles: staffRoles,
  needs: ['sales'],
  body: SavePriceList,
  reply: z.object({ message: z.string(), id: z.int() }),
});

/** Absent: by SKU. */
const lineSort = z.optional(z.enum(['sku_asc', 'sku_desc', 'price_asc', 'price_desc']));

/** Lines of a price list; `q` searches names and SKUs. */
export const listPriceListLinesEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/price-line-list',
  roles: staffRoles,
  query: z.object({
    id: idParam,
    q: optional(MAX_SEARCH_LENGTH),
    sort: lineSort,
    page: countParam(1, 1_000_000),
    size: countParam(PRICE_LIST_LINES_PAGE_SIZE, MAX_PAGE_SIZE),
  }),
  reply: z.object({ items: z.array(PriceListLine), total: z.int(), total_capped: z.boolean() }),
});

/** The lines as CSV, with the columns of its import. */
export const exportPriceLinesEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/price-line-export',
  roles: staffRoles,
  query: exportQuery(listPriceListLinesEndpoint.query),
  reply: FileReply,
});

const LineFields = z.object({
  list_id: id,
  /** An item that is in the list already gets the new price. */
  sku: required(80, 'Enter the SKU.'),
  /** The version of the line that the form was opened with; absent for a new line: 409 if there is one already. */
  version: z.optional(z.int32()),
  /** Price of `price_per` units in rupees, before tax. */
  price: rupees('Enter the price in rupees.', { max: MAX_UNIT_PRICE }),
  price_per: pricePer,
  price_breaks: z._default(priceBreaks, []),
});
export const SavePriceListLine = LineFields.check(
  z.refine(areBreaksLower, { error: BREAK_NOT_LOWER, path: ['price_breaks'] }),
);
export type SavePriceListLine = z.infer<typeof SavePriceListLine>;

/**
 * Adds an item to a list, or changes its price, for all products that follow the list. 404 for an unknown list; 400 at `sku` if
 * no item has it; 409 if the line has been added, changed or removed in the meantime.
 */
export const savePriceListLineEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/price-line-save',
  roles: staffRoles,
  needs: ['sales'],
  body: SavePriceListLine,
  reply: z.object({ message: z.string() }),
});

/** Removes a line. Products that followed it keep its price as a contract price. 404 if it is gone, 409 if it has changed. */
export const removePriceListLineEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/price-line-remove',
  roles: staffRoles,
  needs: ['sales'],
  body: z.object({ id, version: z.int32() }),
  reply: z.object({ message: z.string() }),
});

/** What assigning a list to a company would do; each number is of the company's products. */
export const AssignEffect = z.object({
  /** The list that the company uses now. */
  current: z.nullable(z.object({ id: z.int(), name: z.string() })),
  /** Products that follow the current list: those that get another price, and those that keep theirs as a contract price. */
  changed: z.int(),
  kept: z.int(),
  /** Products with a contract price whose item is in the new list, and those of them with another price there. */
  contract: z.int(),
  contract_differing: z.int(),
});
export type AssignEffect = z.infer<typeof AssignEffect>;

/** Counts the prices that assigning would change; nothing is written. 404 for an unknown list or company. */
export const getAssignEffectEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/price-list-effect',
  roles: staffRoles,
  query: z.object({
    company_id: idParam,
    /** Absent: no list. */
    list_id: z.optional(idParam),
  }),
  reply: z.object({ effect: AssignEffect }),
});

/**
 * Assigns a list to a company, or none. Products that follow its list get the new prices; contract prices stay unless
 * `replace_contract`. Assigning again changes nothing. 404 for an unknown company or list; 409 for an inactive list.
 */
export const assignPriceListEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/price-list-assign',
  roles: staffRoles,
  needs: ['sales'],
  body: z.object({
    company_id: requiredId('Choose the company.'),
    /** Null: no list. */
    list_id: z.nullable(id),
    /** True: the company's products whose items are in the list follow it, and lose their contract prices. */
    replace_contract: z._default(z.boolean(), false),
  }),
  reply: z.object({ message: z.string() }),
});
