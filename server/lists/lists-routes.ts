// Lists for the museum's staff as files: for whoever is signed in to the office and may see what is on them (ADR 122). The
// journal keeps who has taken which along.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { listPath } from '../../domain/office-addresses.ts';
import { isRefusal } from '../../domain/refusal.ts';
import { STAFF_LISTS } from '../../domain/staff/staff-lists.ts';
import type { StaffBearer } from '../api/bearer.ts';
import { actorOf } from '../staff/acts/actor-of.ts';
import { writeAct } from '../staff/acts/write-act.ts';
import { mayOpen, type StaffFiles, sendRefusal } from '../staff/files/staff-files.ts';
import { LISTS } from './lists.ts';
import type { ListQuery, ListsShop, StaffList } from './staff-list.ts';

type Options = StaffFiles & {
  /** The shop as it is now. */
  readonly open: () => Promise<ListsShop>;
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
        const staff = mayOpen(await verify(request.headers.cookie), STAFF_LISTS[list.name]);
        if (isRefusal(staff)) return sendRefusal(reply, shop.museum.settings.languages, explain, staff);
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
