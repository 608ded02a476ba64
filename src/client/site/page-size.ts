/** Blog posts and eBooks per page; pages are shown only above this number of results (specification §9). */
export const LIBRARY_PAGE_SIZE = 6;
