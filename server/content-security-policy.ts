// What a page of the shop may load and do: its own scripts and nothing inline, so that no text a museum or a visitor
// wrote can ever run. Style attributes are allowed: an exhibition's accent is one.
import type { Config } from './config.ts';

/** The header's value. Another API (`API_BASE`) may be called; payment pages are left to by navigation, not by form. */
export const contentSecurityPolicy = ({
  apiBase,
  publicUrl,
}: Pick<Config, 'apiBase' | 'publicUrl'>): string => {
  const api = apiBase.startsWith('/') ? [] : [new URL(apiBase).origin];
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...api].join(' '),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
};
