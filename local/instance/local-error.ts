/** A refusal that whoever runs `npm start` can act on: its message is one sentence and is printed without a stack. */
export class LocalError extends Error {
  override name = 'LocalError';
}
