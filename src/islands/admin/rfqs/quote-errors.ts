import { lineIndexOf } from '#client/line-fields.ts';
import { ZERO_QUOTE } from '#contracts/quotes/admin.ts';

/** Error messages by field; a line's by its index: `lines.0.price`. */
export type FieldErrors = Record<string, string>;

/** The errors that remain after an edit. The same object if all of them do, so that no field loses the focus to the summary. */
export function withoutErrors(errors: FieldErrors, isEdited: (name: string) => boolean): FieldErrors {
  // ZERO_QUOTE is shown at one line but may be fixed in any field.
  const left = Object.entries(errors).filter(([name, message]) => !isEdited(name) && message !== ZERO_QUOTE);
  return left.length === Object.keys(errors).length ? errors : Object.fromEntries(left);
}

/** The errors that remain after a line was removed; those of the lines behind it move up. */
export function withoutLineErrors(errors: FieldErrors, removed: number): FieldErrors {
  const left = Object.entries(withoutErrors(errors, (name) => lineIndexOf(name) === removed));
  return Object.fromEntries(
    left.map(([name, message]) => {
      const at = lineIndexOf(name) ?? -1;
      return [at > removed ? name.replace(`lines.${at}.`, `lines.${at - 1}.`) : name, message];
    }),
  );
}
