/** An error that a developer can resolve: only its message is printed, without a stack. */
export class LocalError extends Error {
  override name = 'LocalError';
}
