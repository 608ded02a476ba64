/**
 * Writes one line of JSON for each event. Never log a password, token or body. Addresses and phone numbers in any text are
 * taken out: a log is kept and read by others than the data in the database.
 */
export function log(level: 'info' | 'error', event: string, fields: Record<string, unknown> = {}): void {
  const line = JSON.stringify({ at: new Date().toISOString(), level, event, ...fields }, (_, value: unknown) =>
    typeof value === 'string' ? redact(value) : value,
  );
  if (level === 'error') console.error(line);
  else console.log(line);
}

/** The fields of an unknown error worth logging, without the values of the request: only a database names its rule. */
export function describe(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: String(error) };
  return {
    error: messageOf(error),
    // The frames only: the first lines repeat the message.
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(error.cause instanceof Error ? { cause: messageOf(error.cause), ...ruleOf(error.cause) } : ruleOf(error)),
  };
}

/**
 * A message without values. The query builder appends all parameters; PostgreSQL (class 22) and the JSON parser quote what they
 * could not read.
 */
function messageOf(error: Error): string {
  const message = error.message.replace(/\nparams: [\s\S]*$/, '');
  const quotesValue = error instanceof SyntaxError || /^22/.test(codeOf(error));
  return quotesValue ? message.replace(/(["'])[\s\S]*\1(\.\.\.)?/g, '(value)') : message;
}

/** Of a database's error: its code, and the names of table, column and constraint. Its `detail` has values. */
function ruleOf(error: Error): Record<string, unknown> {
  const { table, column, constraint } = error as { table?: string; column?: string; constraint?: string };
  const code = codeOf(error) || undefined;
  return { code, table, column, constraint };
}

const codeOf = (error: Error) => ('code' in error && typeof error.code === 'string' ? error.code : '');

const ADDRESS = /[^\s@<>"'(),:;[\]\\/]+@[^\s@<>"'(),:;[\]\\/]+\.[^\s@<>"'(),:;[\]\\/]{2,}/g;
// Not one with a port, which is a server of ours that does not answer.
const IP = /(?<![\w.:])(\d{1,3}(\.\d{1,3}){3}|([\da-f]{1,4}:){3,7}(:?[\da-f]{1,4}|:))(?![\w.:])/gi;
const PHONE = /(?<![\w.-])\+?\d[\d ()-]{8,}\d(?![\w.-])/g;

function redact(text: string): string {
  return text
    .replace(ADDRESS, '(address)')
    .replace(IP, '(ip)')
    .replace(PHONE, (number) => (number.replace(/\D/g, '').length >= 10 ? '(number)' : number));
}
