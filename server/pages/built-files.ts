// The files of a build: named by their content, compressed when they were built, kept by browsers for good. A visitor's first
// page asks for dozens of them, so each is read once and kept in memory (ADR 156).
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { nameKept } from '../platform/kept-in-memory.ts';
import type { SentContent } from './send-page.ts';

export type BuiltFile = { readonly content: SentContent; readonly contentType: string };

/** `types` has all that may be asked for, by name: nothing that a browser sends becomes a path. */
export type BuiltFiles = {
  readonly folder: string;
  readonly types: ReadonlyMap<string, string>;
  readonly kept: Map<string, Promise<BuiltFile>>;
  bytes: number;
};

/** Three builds have five megabytes, in all encodings. */
export const MOST_BUILT_BYTES = 16 * 1024 * 1024;

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/**
 * @param part what monitors call them
 * @param folder of a build; what lies in folders below it is not served
 * @throws where the build holds a file whose type is not known
 */
export function openBuiltFiles(part: string, folder: string): BuiltFiles {
  const names = readdirSync(folder).filter((name) => !/\.(br|gz)$/.test(name));
  const types = new Map(names.map((name) => [name, typeOf(name)]));
  const files: BuiltFiles = { folder, types, kept: new Map(), bytes: 0 };
  nameKept(`built ${part}`, MOST_BUILT_BYTES, () => files.bytes);
  return files;
}

function typeOf(name: string): string {
  const type = CONTENT_TYPES[extname(name)];
  if (!type) throw new Error(`${name}: what type is this?`);
  return type;
}

/** A file by its name; undefined when the build has none of it. */
export function builtFile(files: BuiltFiles, name: string): Promise<BuiltFile> | undefined {
  const known = files.kept.get(name);
  const contentType = files.types.get(name);
  if (known || !contentType) return known;
  const reading = read(files, name, contentType);
  files.kept.set(name, reading);
  // What could not be read is tried again.
  reading.catch(() => files.kept.delete(name));
  return reading;
}

async function read(files: BuiltFiles, name: string, contentType: string): Promise<BuiltFile> {
  const path = join(files.folder, name);
  const [identity, br, gzip] = await Promise.all([
    readFile(path),
    readIfThere(`${path}.br`),
    readIfThere(`${path}.gz`),
  ]);
  const bytes = identity.length + (br?.length ?? 0) + (gzip?.length ?? 0);
  if (files.bytes + bytes > MOST_BUILT_BYTES) {
    files.kept.clear();
    files.bytes = 0;
  }
  files.bytes += bytes;
  return { content: { status: 200, etag: `"${name}"`, identity, br, gzip }, contentType };
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  return existsSync(path) ? readFile(path) : undefined;
}
