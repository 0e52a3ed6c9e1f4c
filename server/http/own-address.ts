/**
 * An address of the shop's own, as the browser will read it and encoded as a header needs it; undefined for any other:
 * `blob:` and addresses with credentials are refused. On a developer's machine, localhost and 127.0.0.1 are the same shop.
 * @param others origins whose pages may show the shop, and to which visitors may therefore return
 */
export function ownAddress(
  text: string,
  publicUrl: string,
  others: readonly string[] = [],
): string | undefined {
  const origins = [publicUrl, publicUrl.replace('//localhost', '//127.0.0.1'), ...others];
  const href = URL.canParse(text) ? new URL(text).href : '';
  return origins.some((origin) => href.startsWith(`${origin}/`)) ? href : undefined;
}
