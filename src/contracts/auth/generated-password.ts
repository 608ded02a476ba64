/** Specification §9. */
const GENERATED_PASSWORD_LENGTH = 12;

/** Without I, l, 1, O, o and 0, which look alike. */
const KINDS = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnpqrstuvwxyz', '23456789', '!@#$%&*+-=?'];
const ALL = KINDS.join('');

/** A password of letters without look-alikes, digits and symbols, at least one of each kind (specification §5). */
export function generatePassword(): string {
  for (;;) {
    const password = Array.from({ length: GENERATED_PASSWORD_LENGTH }, () => ALL[below(ALL.length)]).join('');
    // Generated again rather than patched, so that all such passwords stay equally likely.
    if (KINDS.every((kind) => [...kind].some((character) => password.includes(character)))) return password;
  }
}

/** A random whole number below `bound`. Bytes that would make small numbers more likely are skipped. */
function below(bound: number): number {
  const [value] = crypto.getRandomValues(new Uint8Array(1)) as unknown as [number];
  return value < 256 - (256 % bound) ? value % bound : below(bound);
}
