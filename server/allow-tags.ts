// Pages of a museum with tags have a wider policy than all else. Set when the answer goes out: by then the museum has been
// read, and an import that came in between is known.
import type { DoneFuncWithErrOrRes, FastifyReply, FastifyRequest } from 'fastify';
import type { Tags } from '../domain/site/site.ts';
import { tagKinds } from '../domain/site/tags.ts';
import type { Config } from './config.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** A hook `onSend`. @param tagsNow of the museum as it is */
export const allowTags = (config: Pick<Config, 'publicUrl' | 'apiBase'>, tagsNow: () => Tags | undefined) => {
  let known: { readonly tags: Tags; readonly policy: string } | undefined;
  return (_request: FastifyRequest, reply: FastifyReply, _payload: unknown, done: DoneFuncWithErrOrRes) => {
    const tags = tagsNow();
    if (tags && tagKinds(tags).length > 0) {
      if (known?.tags !== tags) known = { tags, policy: contentSecurityPolicy(config, tags) };
      reply.header('content-security-policy', known.policy);
    }
    done();
  };
};
