/** Records that a call uses up: each of the three roles that test the call takes another one. */
export async function pool(make: () => Promise<number>): Promise<() => number> {
  const ids = [await make(), await make(), await make()];
  return () => ids.pop() ?? 0;
}
