// What a page of the shop may load and do: its own scripts and nothing inline, so that no text a museum or a visitor
// wrote can ever run. Style attributes are allowed: an exhibition's accent is one.
import type { Tags } from '../domain/site/site.ts';
import type { Config } from './config.ts';
import { tagOrigins } from './tag-origins.ts';

/**
 * The header's value. Another API (`API_BASE`) may be called; payment pages are left to by navigation, not by form.
 * @param tags those of the museum, whose vendors' origins are allowed besides
 */
export const contentSecurityPolicy = (
  { apiBase, publicUrl }: Pick<Config, 'apiBase' | 'publicUrl'>,
  tags?: Tags,
): string => {
  const vendors = tagOrigins(tags);
  const api = apiBase.startsWith('/') ? [] : [new URL(apiBase).origin];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...vendors.script].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...vendors.img].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...api, ...vendors.connect].join(' '),
    ...(vendors.frame.length > 0 ? [['frame-src', ...vendors.frame].join(' ')] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
};
