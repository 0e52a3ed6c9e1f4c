// What a page of the shop may load and do: its own scripts and nothing inline, so that no text a museum or a visitor
// wrote can ever run. Style attributes are allowed: an exhibition's accent is one.
import type { Tags } from '../../domain/site/site.ts';
import { type HostOrigins, hostOrigins } from '../pages/host-origins.ts';
import type { Config } from '../platform/config.ts';
import { tagOrigins } from './tag-origins.ts';

/** What else a page of the shop may do. */
export type PagePermissions = {
  /** The museum's tags, whose vendors' origins are allowed. */
  readonly tags?: Tags | undefined;
  /** Whose pages may show it in a frame, besides the shop's own. */
  readonly framers: readonly string[];
  /** What the museum's own page around it loads. */
  readonly host?: HostOrigins | undefined;
};

/**
 * The header's value. Another API (`API_BASE`) may be called; payment pages are reached by navigation, not by a form.
 * @param page undefined for other answers, which no site may frame
 */
export function contentSecurityPolicy(
  { apiBase, publicUrl }: Pick<Config, 'apiBase' | 'publicUrl'>,
  page?: PagePermissions,
): string {
  const vendors = tagOrigins(page?.tags);
  const host = page?.host ?? hostOrigins(undefined);
  const api = apiBase.startsWith('/') ? [] : [new URL(apiBase).origin];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...vendors.script, ...host.script].join(' '),
    ["style-src 'self' 'unsafe-inline'", ...host.style].join(' '),
    ["img-src 'self' data:", ...vendors.img, ...host.img].join(' '),
    ["font-src 'self'", ...host.font].join(' '),
    ["connect-src 'self'", ...api, ...vendors.connect].join(' '),
    ...(vendors.frame.length > 0 ? [['frame-src', ...vendors.frame].join(' ')] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    page ? ["frame-ancestors 'self'", ...page.framers].join(' ') : "frame-ancestors 'none'",
    "object-src 'none'",
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
