// Whoever of the staff has opened a preview sees it in place of the shop, at the shop's own addresses, until they end it or two
// hours are over: a cookie says so. It is kept by nobody, listed by no search engine, and takes nothing: what would change
// something is refused.
import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FOLDERS } from '../../../domain/addresses.ts';
import { officePaths, officePreviewPath, PREVIEW_END_PATH } from '../../../domain/office-addresses.ts';
import { officeLanguage } from '../../../domain/staff/office-language.ts';
import { officeWording } from '../../../domain/wording/office/office-catalogue.ts';
import type { StaffBearer } from '../../api/bearer.ts';
import { secretDigest } from '../../credentials/link-secret.ts';
import type { Database } from '../../platform/database/sql.ts';
import { versionOf } from '../../staff/acts/begin-act.ts';
import { programmeObject } from '../make-draft.ts';
import { PREVIEW_SECONDS } from './open-preview.ts';
import { previewShops } from './preview-shops.ts';
import { findPreview } from './preview-store.ts';

type Options = {
  readonly database: Database;
  readonly now: () => Date;
  readonly publicUrl: string;
  /** @param cookies the header `Cookie` */
  readonly verifyStaff: (cookies: string | undefined) => Promise<StaffBearer | undefined>;
  readonly log: { error(details: object, text: string): void };
};

const COOKIE = 'foyer-preview';
const SECRET = new RegExp(`(?:^|; )${COOKIE}=([^;]+)`);
/** What is the same in every shop, or belongs to orders, staff or monitors. */
const NOT_PREVIEWED = [
  FOLDERS.office,
  FOLDERS.assets,
  FOLDERS.documents,
  FOLDERS.lists,
  FOLDERS.demoBank,
  `${FOLDERS.api}webhooks/`,
];
const NOT_PREVIEWED_API = /^\/api\/[a-z]{2}\/office\//;
const MONITORED = ['/healthz', '/readyz', '/metrics', '/office'];

/** Before any other route. */
export function servePreviews(app: FastifyInstance, options: Options): void {
  serveLinks(app, options);
  showInPlace(app, options);
}

/** What a secret opens, for whoever of the staff is signed in and may change the programme. */
async function previewOf(
  { database, now, verifyStaff }: Options,
  cookies: string | undefined,
  secret: string,
) {
  const staff = await verifyStaff(cookies);
  if (!staff || staff.lacksFactor || !staff.permissions.has('programme.change')) return undefined;
  return findPreview(database, secretDigest(secret), now());
}

/** The link that begins a preview, and the one that ends it. */
function serveLinks(app: FastifyInstance, options: Options): void {
  const { publicUrl } = options;
  app.get<{ Params: { secret: string }; Querystring: { page?: unknown } }>(
    officePreviewPath.route,
    async (request, reply) => {
      const { secret } = request.params;
      const found = await previewOf(options, request.headers.cookie, secret);
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, nofollow');
      if (!found) return reply.redirect(officePaths.programme(), 303);
      return reply
        .header('set-cookie', cookie(secret, PREVIEW_SECONDS, publicUrl))
        .redirect(pageIn(request.query.page), 303);
    },
  );
  app.get(PREVIEW_END_PATH, (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .header('set-cookie', cookie('', 0, publicUrl))
      .redirect(officePaths.programme(), 303),
  );
}

/** A page of the shop, and nothing that leads elsewhere. */
function pageIn(asked: unknown): string {
  return typeof asked === 'string' && /^\/[a-z]{2}\/[a-z]+(-[a-z]+)*\/[\w-]+$/.test(asked) ? asked : '/';
}

function showInPlace(app: FastifyInstance, options: Options): void {
  const { database, publicUrl, log } = options;
  const shops = previewShops(database, publicUrl);
  app.addHook('onClose', async () => shops.close());
  /** @returns whether it was answered */
  const show = async (request: FastifyRequest, reply: FastifyReply, secret: string): Promise<boolean> => {
    const found = await previewOf(options, request.headers.cookie, secret);
    if (!found) {
      reply.header('set-cookie', cookie('', 0, publicUrl));
      return false;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      await refuseAct(request, reply);
      return true;
    }
    try {
      const version = await versionOf(database, programmeObject(found.revision));
      await pass(request, reply, await shops.open(found.revision, version));
    } catch (problem) {
      log.error({ err: problem, revision: found.revision }, 'a preview could not be shown');
      throw Object.assign(new Error('the preview could not be shown'), { statusCode: 503 });
    }
    return true;
  };
  // Visitors have no such cookie, and wait for nothing.
  app.addHook('onRequest', (request, reply, done) => {
    const secret = secretIn(request.headers.cookie);
    if (secret === undefined || !isPreviewed(request.url)) return done();
    show(request, reply, secret).then((answered) => (answered ? undefined : done()), done);
  });
}

function isPreviewed(url: string): boolean {
  const path = url.split('?')[0] ?? '';
  return (
    !NOT_PREVIEWED.some((folder) => path.startsWith(folder)) &&
    !NOT_PREVIEWED_API.test(path) &&
    !MONITORED.includes(path)
  );
}

function secretIn(cookies: string | undefined): string | undefined {
  return cookies?.includes(COOKIE) ? SECRET.exec(cookies)?.[1] : undefined;
}

function cookie(secret: string, seconds: number, publicUrl: string): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${COOKIE}=${secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`;
}

function wordsFor({ url }: FastifyRequest) {
  const [, first = '', second = ''] = url.split(/[/?]/);
  return officeWording[officeLanguage(first === 'api' ? second : first)];
}

/** As a refusal of the API, so that the shop's pages say it. */
function refuseAct(request: FastifyRequest, reply: FastifyReply) {
  return reply
    .code(403)
    .header('cache-control', 'no-store')
    .send({ code: 'FORBIDDEN', message: String(wordsFor(request)['programme.preview.noSelling']) });
}

/** Hands a request to the shop of the preview, without the cookies of the real one. */
async function pass(request: FastifyRequest, reply: FastifyReply, socketPath: string): Promise<void> {
  const { host = 'localhost', accept = '*/*', 'accept-language': language = '' } = request.headers;
  const headers = { host, accept, 'accept-language': language, 'accept-encoding': 'identity' };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const { method, url: path } = request;
    httpRequest({ socketPath, path, method, headers }, resolve).once('error', reject).end();
  });
  for (const [name, value] of Object.entries(answer.headers))
    if (value !== undefined && !['connection', 'content-length', 'transfer-encoding', 'etag'].includes(name))
      reply.header(name, value);
  reply
    .code(answer.statusCode ?? 502)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex, nofollow');
  const isPage = String(answer.headers['content-type'] ?? '').startsWith('text/html');
  await reply.send(isPage ? withNote(await textOf(answer), request) : answer);
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

/** The page says that it is a preview, above everything else. */
function withNote(page: string, request: FastifyRequest): string {
  const words = wordsFor(request);
  const note = `<aside class="notice notice-attention"><p class="notice-title">${words['programme.preview.note']}</p>
    <div class="notice-text"><a href="${PREVIEW_END_PATH}">${words['programme.preview.end']}</a></div></aside>`;
  return page.replace(/<body[^>]*>/, (body) => body + note);
}
