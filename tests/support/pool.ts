/** Makes a record for each of the three roles that test a call, because the call uses its record up. */
export async function pool(make: () => Promise<number>): Promise<() => number> {
  const ids = [await make(), await make(), await make()];
  return () => ids.pop() ?? 0;
}
