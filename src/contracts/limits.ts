/** Numbers that both sides of the wire keep to. The source of each stands beside it. */

/** Catalogue products a page (specification §9). */
export const CATALOG_PAGE_SIZE = 24;
/** Orders a page (specification §9). */
export const ORDERS_PAGE_SIZE = 20;
/** Largest page that a caller may ask for; more is clamped, not refused. */
export const MAX_PAGE_SIZE = 100;
/** Longest search of a list, characters; its field stops there, and what an address asks beyond is cut off. */
export const MAX_SEARCH_LENGTH = 200;
/** Pause before a search applies, milliseconds (specification §9). */
export const SEARCH_DEBOUNCE_MS = 350;
/** Characters of a ship-to address that the dropdown shows (specification §9). */
export const ADDRESS_PREVIEW_LENGTH = 50;
/** Shortest password (specification §9). */
export const MIN_PASSWORD_LENGTH = 8;
/** Longest password: argon2 reads all of it, so a bound keeps a request cheap. */
export const MAX_PASSWORD_LENGTH = 200;
/** Largest quantity of one order line. */
export const MAX_QTY = 1_000_000;
/** Most lines in one order, and so in a cart: a whole quick order (contracts/quick-order). */
export const MAX_ORDER_LINES = 2000;
/** A broad text search counts no further than this and shows `1000+`. */
export const SEARCH_COUNT_CAP = 1000;
/** Longest message of a conversation, characters; the fields stop there too. */
export const MAX_MESSAGE_LENGTH = 4000;
/** Largest JSON body, bytes. */
export const MAX_JSON_BYTES = 1_000_000;
/** Largest file of an upload, bytes: 4 MB. A function takes about 4.5 MB of body, form and all. */
export const MAX_UPLOAD_BYTES = 4 * 1024 * 1024;
/** The first page of a staff list counts no further than this and shows `500+`; a later page counts to where it ends. */
export const LIST_COUNT_CAP = 500;
/** The same of a search of the staff's that many rows match: `30+`. Of a rarer word all matches are counted. */
export const LIST_SEARCH_CAP = 30;
