/** Makes a record for each of the three roles that test a call, because the call uses its record up. */
export async function pool<T = number>(make: () => Promise<T>): Promise<() => T> {
  const ids = [await make(), await make(), await make()];
  return () => ids.pop() ?? (0 as T);
}
