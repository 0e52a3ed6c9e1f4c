// Pages have a policy of their own: the museum's tags may load in them, and the pages it has named may show them in a frame
// (ADR 026). Set when the answer goes out: by then the museum has been read, and an import that came in between
// is known.
import type { DoneFuncWithErrOrRes, FastifyReply, FastifyRequest } from 'fastify';
import { hostOrigins } from '../pages/host-origins.ts';
import type { Config } from '../platform/config.ts';
import type { MuseumSettings } from '../site/museum.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

type Settings = Pick<MuseumSettings, 'tags' | 'embed_origins'>;

/**
 * Makes an `onSend` hook.
 * @param settingsNow the museum's current settings
 * @param hostPage the museum's own HTML around the shop
 */
export function pagePolicy(
  config: Pick<Config, 'publicUrl' | 'apiBase'>,
  settingsNow: () => Settings,
  hostPage: string | undefined,
) {
  const host = hostOrigins(hostPage);
  let known: { readonly settings: Settings; readonly policy: string } | undefined;
  return (_request: FastifyRequest, reply: FastifyReply, _payload: unknown, done: DoneFuncWithErrOrRes) => {
    // JSON answers at a page's address need no policy. An answer without a type is a 304 for a page.
    if (String(reply.getHeader('content-type')).startsWith('application/json')) return done();
    const settings = settingsNow();
    const { tags, embed_origins: framers = [] } = settings;
    if (known?.settings !== settings)
      known = { settings, policy: contentSecurityPolicy(config, { tags, framers, host }) };
    reply.header('content-security-policy', known.policy);
    // The old header cannot name other origins; every browser that reads `frame-ancestors` goes by that.
    if (framers.length > 0) reply.removeHeader('x-frame-options');
    else reply.header('x-frame-options', 'SAMEORIGIN');
    done();
  };
}
