/**
 * Runs a command that an operator types, such as `npm run db:backup`. A refusal, and what the database answers, is printed as
 * its message alone, a mistake in our code with its stack; then the command exits with 1.
 */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(isRefusal(error) ? error.message : error);
    process.exitCode = 1;
  }
}

/** Node's own errors about what was typed or about a file have a code, of whatever class they are. */
const isRefusal = (error: unknown): error is Error =>
  error instanceof Error && ('code' in error || !BUGS.some((bug) => error instanceof bug));

const BUGS = [TypeError, ReferenceError, RangeError, SyntaxError];
