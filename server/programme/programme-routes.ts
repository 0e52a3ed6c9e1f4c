// A revision as a folder to take along: a ZIP, made while it is sent; and its pictures, for its forms. Both for whoever may
// change the programme.
import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import {
  officeDraftLogoPath,
  officeDraftPicturePath,
  officeProgrammePath,
} from '../../domain/office-addresses.ts';
import { isTextPath } from '../../domain/programme/folder-path.ts';
import type { StaffBearer } from '../api/bearer.ts';
import { pictureType } from '../museum-folder/picture.ts';
import type { Database } from '../platform/database/sql.ts';
import { readBlob, readFiles, readSizedFiles, type SizedFile } from './programme-file-store.ts';
import { findRevision } from './programme-store.ts';

type Options = {
  readonly database: Database;
  /** @param cookies the header `Cookie` */
  readonly verifyStaff: (cookies: string | undefined) => Promise<StaffBearer | undefined>;
};

/** Serves `/office/programme/{number}.zip`, and its pictures, logo and icons, each by its file’s name. */
export async function programmeRoutes(
  app: FastifyInstance,
  { database, verifyStaff }: Options,
): Promise<void> {
  const asked = async (cookies: string | undefined, number: string) => {
    const staff = await verifyStaff(cookies);
    const isPermitted = staff && !staff.lacksFactor && staff.permissions.has('programme.change');
    return isPermitted && /^\d{1,15}$/.test(number) ? findRevision(database, Number(number)) : undefined;
  };
  app.get<{ Params: { number: string } }>(officeProgrammePath.route, async (request, reply) => {
    const revision = await asked(request.headers.cookie, request.params.number);
    if (!revision) return reply.callNotFound();
    const { number } = revision;
    const files = await readSizedFiles(database, number);
    return reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .type('application/zip')
      .header('content-disposition', `attachment; filename="programme-${number}.zip"`)
      .send(zipOf(database, files, revision.made_at));
  });
  const servePictures = (route: string, folder: string) =>
    app.get<{ Params: { number: string; file: string } }>(route, async ({ headers, params }, reply) => {
      const revision = await asked(headers.cookie, params.number);
      const type = pictureType(params.file) ?? (params.file === 'favicon.ico' ? 'image/x-icon' : undefined);
      const files = revision && type ? await readFiles(database, revision.number) : {};
      const hash = files[`${folder}${params.file}`];
      const content = hash === undefined ? undefined : await readBlob(database, hash);
      if (!content || !type) return reply.callNotFound();
      // A drawing of a draft has not been checked yet: opened by itself, it may load and run nothing.
      return reply
        .header('cache-control', 'private, no-cache')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .header('x-content-type-options', 'nosniff')
        .type(type)
        .send(content);
    });
  servePictures(officeDraftPicturePath.route, 'images/');
  servePictures(officeDraftLogoPath.route, '');
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
