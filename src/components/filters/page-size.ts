/** Blog posts and eBooks a page; pages are shown only above that many results (specification §9). */
export const LIBRARY_PAGE_SIZE = 6;
