// Lists for the museum's staff as files: for whoever is signed in to the office and may see what is on them (ADR 122). The
// journal keeps who has taken which along.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { listPath } from '../../domain/addresses.ts';
import { defaultLanguage } from '../../domain/language.ts';
import { isRefusal, type Refusal, refuse } from '../../domain/refusal.ts';
import { officeLanguage } from '../../domain/staff/office-language.ts';
import { STAFF_LISTS } from '../../domain/staff/staff-lists.ts';
import type { StaffBearer } from '../api/bearer.ts';
import type { ExplainRefusal } from '../http/explain-refusal.ts';
import { actorOf } from '../staff/acts/actor-of.ts';
import { writeAct } from '../staff/acts/write-act.ts';
import { LISTS } from './lists.ts';
import type { ListQuery, ListsShop, StaffList } from './staff-list.ts';

type Options = {
  /** The shop as it is now. */
  readonly open: () => Promise<ListsShop>;
  /** Who is signed in to the office. @param cookies the header `Cookie` */
  readonly verify: (cookies: string | undefined) => Promise<StaffBearer | undefined>;
  readonly explain: ExplainRefusal;
};

/** Serves `/lists/{name}.csv`. */
export async function listsRoutes(app: FastifyInstance, { open, verify, explain }: Options): Promise<void> {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
  });
  for (const list of LISTS)
    app.get<{ Querystring: ListQuery }>(
      listPath({ name: list.name }),
      { schema: { querystring: list.query } },
      async (request, reply) => {
        const shop = await open();
        const staff = permitted(list, await verify(request.headers.cookie));
        if (isRefusal(staff)) return refused(reply, shop, explain, staff);
        const file = list.make(shop, request.query);
        if (!file) throw Object.assign(new Error('no such list'), { statusCode: 400 });
        await noteTaken(shop, list, staff, request, file.about);
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="${file.name}.csv"`)
          .send(Readable.from(file.pieces()));
      },
    );
}

function permitted({ name }: StaffList, staff: StaffBearer | undefined): StaffBearer | Refusal {
  if (!staff) return refuse('STAFF_SIGNED_OUT');
  if (staff.lacksFactor) return refuse('STAFF_FACTOR_MISSING');
  const may = STAFF_LISTS[name].some((permission) => staff.permissions.has(permission));
  return may ? staff : refuse('STAFF_NOT_PERMITTED');
}

/** In words: whoever opens a list sees the answer in their browser. */
function refused(reply: FastifyReply, { museum }: ListsShop, explain: ExplainRefusal, refusal: Refusal) {
  const language = officeLanguage(defaultLanguage(museum.settings.languages));
  const { status, body } = explain(refusal, language);
  return reply.code(status).type('text/plain; charset=utf-8').send(body.message);
}

async function noteTaken(
  { database, now }: ListsShop,
  { name }: StaffList,
  staff: StaffBearer,
  { ip }: FastifyRequest,
  about: Readonly<Record<string, string>>,
): Promise<void> {
  const by = actorOf({ staff, address: ip });
  const on = { kind: 'list', id: name } as const;
  await database.transaction((sql) => writeAct(sql, { by, verb: 'list.taken', on, after: about }, now()));
}
