// Order matters: most browsers also name the ones below them.
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** `Chrome on Windows`, from the user agent of the sign-in. */
export function deviceName(userAgent: string | null): string {
  const match = (known: [RegExp, string][]) => known.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const [browser, system] = [match(BROWSERS), match(SYSTEMS)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? (system ? `An app on ${system}` : 'An unknown device');
}
