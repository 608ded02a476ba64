const percent = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

/** `+4.2%`, `−10%`; `new price` where the price was ₹0. */
export function formatPriceChange(was: number, becomes: number): string {
  if (was === 0) return 'new price';
  return `${percent.format(((becomes - was) / was) * 100).replace('-', '−')}%`;
}
