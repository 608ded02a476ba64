/** Single-letter keys in lists can be turned off on a device, for people whose keyboard or voice input presses them unasked. */
const KEY = 'row-keys';

export const areRowKeysOn = (): boolean => localStorage.getItem(KEY) !== 'off';

export function setRowKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, 'off');
}
