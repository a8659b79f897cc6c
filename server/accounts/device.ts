/** The first that fits: most browsers also name the ones they descend from. */
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const
const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

/** Enough to recognise one's own log-in, such as `Firefox · Linux`; nothing else of the header is kept. */
export function deviceOf(userAgent: string | null): string {
  const text = userAgent ?? ''
  return [browsers, systems]
    .flatMap((list) => list.find(([, sign]) => sign.test(text))?.[0] ?? [])
    .join(' · ')
}
