import { GST_STATES } from './gst-states.ts';

/** Six digits, the first not 0: India Post's zones are 1 to 9. */
export const isPinCode = (value: string) => /^[1-9]\d{5}$/.test(value);

export const PIN_CODE = 'Enter a PIN code of six digits, like 301019.';

/** What is wrong with a PIN code; null if it is valid or blank. */
export function pinError(value: string): string | null {
  if (value === '' || isPinCode(value)) return null;
  return /^0\d{5}$/.test(value) ? 'A PIN code does not begin with 0. Enter six digits, like 301019.' : PIN_CODE;
}

/** A PIN code without spaces: `400 001` becomes `400001`. Other text, e.g. a foreign code, is returned unchanged. */
export function normalizePin(value: string): string {
  const digits = value.replace(/\s/g, '');
  return isPinCode(digits) ? digits : value;
}

/**
 * Prefix of a PIN code → GST codes of its States; the longest prefix applies. Near a border a post office can belong to
 * the neighbouring State, so use this for hints only, never to refuse.
 */
const REGIONS: Readonly<Record<string, string>> = {
  ...{ 11: '07', 12: '06', 13: '06', 14: '03', 15: '03', 16: '03 04', 17: '02', 18: '01', 19: '01', 194: '38' },
  ...{ 20: '09', 21: '09', 22: '09', 23: '09', 24: '09 05', 25: '09', 26: '09 05', 27: '09', 28: '09' },
  ...{ 30: '08', 31: '08', 32: '08', 33: '08', 34: '08', 36: '24 26', 37: '24', 38: '24', 39: '24 26' },
  ...{ 40: '27', 41: '27', 42: '27', 43: '27', 44: '27', 403: '30', 45: '23', 46: '23', 47: '23', 48: '23', 49: '22' },
  ...{ 50: '36', 51: '37', 52: '37', 53: '37 34', 56: '29', 57: '29', 58: '29', 59: '29' },
  ...{ 60: '33 34', 61: '33', 62: '33', 63: '33', 64: '33', 67: '32 34', 68: '32 31', 69: '32' },
  ...{ 70: '19', 71: '19', 72: '19', 73: '19', 74: '19', 737: '11', 744: '35', 75: '21', 76: '21', 77: '21', 78: '18' },
  ...{ 790: '12', 791: '12', 792: '12', 793: '17', 794: '17', 795: '14', 796: '15', 797: '13', 798: '13', 799: '16' },
  ...{ 80: '10', 81: '10 20', 82: '10 20', 83: '20', 84: '10', 85: '10 20' },
};

/** Names of the States of a PIN code; empty if unknown. */
export function statesOfPin(pin: string): string[] {
  const codes = REGIONS[pin.slice(0, 3)] ?? REGIONS[pin.slice(0, 2)];
  return isPinCode(pin) && codes ? codes.split(' ').map((code) => GST_STATES[code]!) : [];
}
