/**
 * The value of DATABASE_OWNER_URL, if it is an address for work that needs a session of its own. Neon's pooled address is
 * not: it may run each transaction in another session, without the advisory lock and the settings of the one before.
 * Throws if the address is missing, no address, or pooled; then it names the host to use.
 */
export function requireOwnerUrl(url: string | undefined): string {
  if (!url || !URL.canParse(url))
    throw new Error('Set DATABASE_OWNER_URL to the address of the role that owns the tables: postgresql://….');
  const { hostname } = new URL(url);
  const direct = hostname.replace('-pooler.', '.');
  if (direct === hostname) return url;
  throw new Error(
    `DATABASE_OWNER_URL is the pooled address of Neon, ${hostname}. Use the direct one: the same address with the host ${direct}.`,
  );
}
