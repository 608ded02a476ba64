/** Parameters in the address of the catalogue that are no facets: an attribute that is a filter needs another name. */
export const CATALOG_PARAMS: readonly string[] =
  'q category subcategory sort page view by price_min price_max in_stock'.split(' ');

/** A price in the address: rupees with at most two decimals. */
export const PRICE = /^\d{1,10}(\.\d{1,2})?$/;
