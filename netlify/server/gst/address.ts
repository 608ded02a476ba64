import { codeOfState } from './document.ts';

/** The parts of an address as printed on one line: `E-418, RIICO Industrial Area, Bhiwadi, Rajasthan 301019`. */
export interface AddressParts {
  address: string;
  place: string;
  /** GST code of the State; null for an unknown one. */
  stateCode: string | null;
  /** Six digits; null if the address has none. */
  pin: number | null;
}

/** Splits a printed address; the last part is the State and its PIN code, the one before it the place. */
export function splitAddress(text: string): AddressParts {
  const parts = text.split(/[,\n]/).map((part) => part.trim());
  const [, state = '', pin] = /^(.*?)\s*(\d{6})?$/.exec(parts.at(-1) ?? '') ?? [];
  const stateCode = codeOfState(state);
  const before = stateCode || pin ? parts.slice(0, -1) : parts;
  const place = before.length > 1 ? before.at(-1)! : '';
  const address = before.slice(0, place ? -1 : undefined).join(', ');
  return { address, place: place || address, stateCode, pin: pin ? Number(pin) : null };
}

/** Only characters that the portals take, on one line; at most `max`. */
export const portalText = (text: string, max: number) =>
  text
    .replace(/[^A-Za-z0-9@#/,&.()* -]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, max)
    .trim();

/** An address over one or two fields of 100 characters, broken between words. */
export function addressLines(address: string): [first: string, second?: string] {
  const text = portalText(address, 200);
  if (text.length <= 100) return [text];
  const at = text.lastIndexOf(' ', 100);
  const end = at > 0 ? at : 100;
  const rest = text.slice(end).trim().slice(0, 100);
  // The portals refuse a second line of fewer than three letters.
  return rest.length < 3 ? [text.slice(0, end).trim()] : [text.slice(0, end).trim(), rest];
}
