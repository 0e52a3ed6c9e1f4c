// A revision as a folder to take along: a ZIP, made while it is sent, for whoever may change the programme.
import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { officeProgrammePath } from '../../domain/addresses.ts';
import { isTextPath } from '../../domain/programme/folder-path.ts';
import type { StaffBearer } from '../api/bearer.ts';
import type { Database } from '../platform/database/sql.ts';
import { findRevision, readBlob, readSizedFiles, type SizedFile } from './programme-store.ts';

type Options = {
  readonly database: Database;
  /** @param cookies the header `Cookie` */
  readonly verifyStaff: (cookies: string | undefined) => Promise<StaffBearer | undefined>;
};

/** Serves `/office/programme/{number}.zip`. */
export async function programmeRoutes(
  app: FastifyInstance,
  { database, verifyStaff }: Options,
): Promise<void> {
  app.get<{ Params: { number: string } }>(officeProgrammePath.route, async (request, reply) => {
    const staff = await verifyStaff(request.headers.cookie);
    const number = /^\d{1,15}$/.test(request.params.number) ? Number(request.params.number) : 0;
    const isPermitted = staff && !staff.lacksFactor && staff.permissions.has('programme.change');
    const revision = isPermitted ? await findRevision(database, number) : undefined;
    if (!revision) return reply.callNotFound();
    const files = await readSizedFiles(database, number);
    return reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .type('application/zip')
      .header('content-disposition', `attachment; filename="programme-${number}.zip"`)
      .send(zipOf(database, files, revision.made_at));
  });
}

/** One file is in memory at a time; whoever reads slowly is waited for. */
function zipOf(database: Database, files: readonly SizedFile[], at: Date): PassThrough {
  const stream = new PassThrough();
  const zip = new Zip((problem, data, isLast) => {
    if (problem) stream.destroy(problem);
    else stream.write(data);
    if (isLast) stream.end();
  });
  const send = async () => {
    for (const { path, hash } of files) {
      const content = await readBlob(database, hash);
      if (!content) throw new Error(`the content of ${path} is not there`);
      const entry = isTextPath(path) ? new ZipDeflate(path, { level: 6 }) : new ZipPassThrough(path);
      entry.mtime = at;
      zip.add(entry);
      entry.push(content, true);
      if (stream.writableNeedDrain)
        await new Promise((resolve) => stream.once('drain', resolve).once('close', resolve));
      if (stream.destroyed) return;
    }
    zip.end();
  };
  send().catch((problem: Error) => stream.destroy(problem));
  return stream;
}
