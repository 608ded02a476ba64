/** Limits that browser and server share, each with its source. */

/** Catalogue products a page (specification §9). */
export const CATALOG_PAGE_SIZE = 24;
/** Rows of a page of size tables: nearly every subcategory in one page. At most `MAX_PAGE_SIZE`. */
export const TABLE_PAGE_SIZE = 100;
/** Orders a page (specification §9). */
export const ORDERS_PAGE_SIZE = 20;
/** Largest page size; a larger request is clamped, not refused. */
export const MAX_PAGE_SIZE = 100;
/** Longest search, characters; the field's limit, and a longer one in an address is truncated. */
export const MAX_SEARCH_LENGTH = 200;
/** Pause before a search applies, milliseconds (specification §9). */
export const SEARCH_DEBOUNCE_MS = 350;
/** Pause before suggestions are asked for, milliseconds: shorter, as they appear while typing. */
export const SUGGEST_DEBOUNCE_MS = 150;
/** Characters of a ship-to address that the dropdown shows (specification §9). */
export const ADDRESS_PREVIEW_LENGTH = 50;
/** Shortest password (specification §9). */
export const MIN_PASSWORD_LENGTH = 8;
/** Longest password: argon2 hashes all of it, so this bounds the cost of a request. */
export const MAX_PASSWORD_LENGTH = 200;
/** Longest bin of the warehouse, characters. */
export const MAX_BIN = 20;
/** Largest stock of a product: the largest integer of the database. */
export const MAX_STOCK = 2_147_483_647;
/** Highest unit price, rupees. */
export const MAX_UNIT_PRICE = 1_000_000_000;
/** Largest quantity of one order line. */
export const MAX_QTY = 1_000_000;
/** Most lines in one order or cart: a whole quick order (catalog/match-skus.ts). */
export const MAX_ORDER_LINES = 2000;
/** Most products compared side by side. */
export const MAX_COMPARED = 4;
/** A broad catalogue search stops counting here and shows `1000+`. */
export const SEARCH_COUNT_CAP = 1000;
/** Longest message, characters; also the field's limit. */
export const MAX_MESSAGE_LENGTH = 4000;
/** Largest JSON body, bytes. */
export const MAX_JSON_BYTES = 1_000_000;
/** Largest uploaded file, bytes: 4 MB. A function accepts about 4.5 MB with the rest of the form. */
export const MAX_UPLOAD_BYTES = 4 * 1024 * 1024;
/** The first page of a staff list counts no further than this and shows `500+`; a later page counts to where it ends. */
export const LIST_COUNT_CAP = 500;
