/** A read's `dataKey` without its page: a React key under which Prev and Next survive a change of page. */
export const withoutPage = (dataKey: string) => dataKey.replace(/"page":\d+/, '');
