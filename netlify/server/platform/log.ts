/** Writes one line of JSON for each event. Never log a password, token or body. */
export function log(level: 'info' | 'error', event: string, fields: Record<string, unknown> = {}): void {
  const line = JSON.stringify({ at: new Date().toISOString(), level, event, ...fields });
  if (level === 'error') console.error(line);
  else console.log(line);
}

/** The fields of an unknown error worth logging. The database's own message is in the cause. */
export function describe(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: String(error) };
  return {
    error: error.message,
    stack: error.stack,
    cause: error.cause instanceof Error ? error.cause.message : undefined,
  };
}
