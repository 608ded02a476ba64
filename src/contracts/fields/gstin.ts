import { GST_STATES } from './gst-states.ts';

/** A GST number and its parts. */
export interface Gstin {
  value: string;
  /** First two digits. */
  stateCode: string;
  /** Name of the State or union territory of registration. */
  state: string;
  /** The ten characters after the state code. */
  pan: string;
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** State, PAN, entity, a 14th character that is normally Z, check character (CGST Rules 2017, rule 10). */
const SHAPE = /^(\d{2})([A-Z]{5}\d{4}[A-Z])[1-9A-Z][Z1-9ABD-J][0-9A-Z]$/;

/** The fourth letter is the kind of holder: company, firm, individual, trust, … */
const PAN = /^[A-Z]{3}[ABCFGHJKLPT][A-Z]\d{4}[A-Z]$/;

/** Sales tax number from before GST: 11 digits, optionally followed by V or C. */
const TIN = /^\d{11}[VC]?$/;

/** Upper case without spaces. */
export function normalizeCode(value: string): string {
  return value.replace(/\s+/g, '').toUpperCase();
}

/** The 15th character, computed from the first 14: weights 1, 2, 1, 2 … in base 36. */
export function checkCharacter(first14: string): string {
  const sum = [...first14].reduce((total, character, index) => {
    const product = DIGITS.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.trunc(product / 36) + (product % 36);
  }, 0);
  return DIGITS[(36 - (sum % 36)) % 36]!;
}

/** Parses a GST number in upper case; null if its format, State, PAN or check character is wrong. */
export function parseGstin(value: string): Gstin | null {
  return gstinError(value) === null ? split(value) : null;
}

/** What is wrong with a GST number and how to correct it; null if it is valid. */
export function gstinError(value: string): string | null {
  if (value.length !== 15) return `A GST number has 15 characters; this one has ${value.length}.`;
  const gstin = split(value);
  if (!gstin) return 'Check the GST number. It should look like 08AABCA1234E1ZF.';
  if (!gstin.state) return `Check the first two digits: ${gstin.stateCode} is not a State code.`;
  if (!isPan(gstin.pan)) return `Check characters 3 to 12: ${gstin.pan} is not a valid PAN.`;
  if (checkCharacter(value.slice(0, 14)) !== value[14]) {
    return 'Check the GST number for a typing error: its check character does not match.';
  }
  return null;
}

export const isPan = (value: string) => PAN.test(value);

export const isTin = (value: string) => TIN.test(value);

function split(value: string): Gstin | null {
  const [, stateCode = '', pan = ''] = SHAPE.exec(value) ?? [];
  return stateCode ? { value, stateCode, state: GST_STATES[stateCode] ?? '', pan } : null;
}
