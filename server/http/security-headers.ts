// The headers that helmet recommends, asked for once: they are the same for every answer, and computing them again each
// time cost a fifth of a small answer. Headers for browsers long gone are left out.
import type { ServerResponse } from 'node:http';
import helmet from '@fastify/helmet';
import Fastify from 'fastify';
import type { Config } from '../platform/config.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

const HSTS = { maxAge: 31_536_000, includeSubDomains: true };

/** Those that an answer of the API needs: it is not shown as a page and loads nothing. */
const ANSWER_HEADERS = [
  'cross-origin-resource-policy',
  'strict-transport-security',
  'x-content-type-options',
];
const ANSWER_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The headers by lower-case name, of pages and of the API's answers. */
export async function securityHeaders(
  config: Pick<Config, 'publicUrl' | 'apiBase'>,
): Promise<{ ofPages: Record<string, string>; ofAnswers: Record<string, string> }> {
  const recorder = Fastify();
  await recorder.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: config.publicUrl.startsWith('https:') ? HSTS : false,
    referrerPolicy: { policy: 'strict-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  const recorded: Record<string, string> = {};
  recorder.get('/', async (_request, reply) => {
    const raw: ServerResponse = reply.raw;
    for (const [name, value] of Object.entries({ ...raw.getHeaders(), ...reply.getHeaders() }))
      recorded[name] = String(value);
    return '';
  });
  await recorder.inject('/');
  await recorder.close();
  const answers = Object.entries(recorded).filter(([name]) => ANSWER_HEADERS.includes(name));
  return {
    ofPages: { ...recorded, 'content-security-policy': contentSecurityPolicy(config) },
    ofAnswers: { ...Object.fromEntries(answers), 'content-security-policy': ANSWER_POLICY },
  };
}
