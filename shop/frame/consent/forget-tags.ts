// Consent that is taken back leaves nothing behind: the tags' cookies go, on our host and on the domains above it, where
// they set them. The shop itself has none.
const THEIRS = /^(_ga|_gid|_gat|_gac|_gcl|_dc_gtm|_fbp|_fbc|_ttp)/;

export function forgetTags(): void {
  for (const name of cookiesOfTags(document.cookie)) {
    const gone = `${name}=; max-age=0; path=/`;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
    document.cookie = gone;
    for (const domain of domainsOf(location.hostname)) {
      // biome-ignore lint/suspicious/noDocumentCookie: as above
      document.cookie = `${gone}; domain=${domain}`;
    }
  }
  try {
    for (const key of Object.keys(localStorage)) if (THEIRS.test(key)) localStorage.removeItem(key);
  } catch {
    // If storage is refused, nothing is stored.
  }
}

/** `shop.museum.example` → itself, `museum.example`, `example`. */
export function domainsOf(host: string): string[] {
  return host.split('.').map((_, index, parts) => parts.slice(index).join('.'));
}

/** Names of cookies in `document.cookie` that tags have set. */
export function cookiesOfTags(cookies: string): string[] {
  return cookies
    .split(';')
    .map((cookie) => cookie.trim().split('=', 1)[0] ?? '')
    .filter((name) => THEIRS.test(name));
}
