/** The query string of a list without its page, which is not part of a view. */
export function searchToSave(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('page');
  return params.toString();
}

/** Whether two query strings show the same list, whatever the order of their parameters. */
export function isSameSearch(one: string, other: string): boolean {
  return normalised(one) === normalised(other);
}

function normalised(search: string): string {
  const params = new URLSearchParams(searchToSave(search));
  params.sort();
  return params.toString();
}
