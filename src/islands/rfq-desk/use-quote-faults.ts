import { useState } from 'react';
import { lineOf } from '#client/line-of.ts';
import { QUOTE_OF_NOTHING } from '#contracts/rfq-desk.ts';

/** Messages by field, a line's by its place: `lines.0.price`. */
export type Faults = Record<string, string>;

/**
 * What is said of the editor's fields: of each until it is edited, of a line's until that line is, whatever else is typed.
 * `toLine` turns to the page of a line: to the first faulty one when faults are told, and not when one of them is mended.
 */
export function useQuoteFaults(toLine: (at: number) => void) {
  const [faults, setFaults] = useState<Faults>({});
  const drop = (isMended: (name: string) => boolean) => setFaults((known) => withoutFaults(known, isMended));
  return {
    faults,
    tell: (now: Faults) => {
      setFaults(now);
      const first = Object.keys(now)
        .map(lineOf)
        .find((at) => at !== undefined);
      if (first !== undefined) toLine(first);
    },
    edited: (names: readonly string[]) => drop((name) => names.includes(name)),
    editedLine: (at: number) => drop((name) => lineOf(name) === at),
    removedLine: (at: number) => setFaults((known) => withoutLine(known, at)),
  };
}

/** What is left to say; the same object where that is all of it, which takes the focus from no field. */
export function withoutFaults(known: Faults, isMended: (name: string) => boolean): Faults {
  // That the whole quote comes to nothing stands at one line and may be mended at any.
  const left = Object.entries(known).filter(([name, message]) => !isMended(name) && message !== QUOTE_OF_NOTHING);
  return left.length === Object.keys(known).length ? known : Object.fromEntries(left);
}

/** What is left to say once a line is gone and those behind it have moved up. */
export function withoutLine(known: Faults, gone: number): Faults {
  const left = Object.entries(withoutFaults(known, (name) => lineOf(name) === gone));
  return Object.fromEntries(
    left.map(([name, message]) => {
      const at = lineOf(name) ?? -1;
      return [at > gone ? name.replace(`lines.${at}.`, `lines.${at - 1}.`) : name, message];
    }),
  );
}
