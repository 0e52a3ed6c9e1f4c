// What a list of sessions says of a device, in words that people recognise: Firefox on Windows. Versions are left out: they
// tell a customer nothing, and would describe the device more closely than the list needs.
import Bowser from 'bowser';

/** Names as their makers write them, in every language; null where the browser does not say. */
export type SessionDevice = { readonly browser: string | null; readonly system: string | null };

/** Longer headers come from no browser. */
const LONGEST_HEADER = 500;

/** @param userAgent the header `User-Agent` */
export function deviceOf(userAgent: string | undefined): SessionDevice {
  if (!userAgent || userAgent.length > LONGEST_HEADER) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name || null, system: os.name || null };
}
