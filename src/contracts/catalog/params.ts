/** Parameters in the address of the catalogue that are no facets: an attribute that is a filter needs another name. */
export const CATALOG_PARAMS = [
  ...(['q', 'category', 'subcategory', 'sort', 'page', 'view', 'price_min', 'price_max', 'in_stock'] as const),
] as const;
