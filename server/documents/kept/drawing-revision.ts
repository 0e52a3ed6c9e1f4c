// Which code draws: a document of another version, or of a layout that was just changed, is not served again.
import { readdirSync, readFileSync, statSync } from 'node:fs';

const ROOT = new URL('../../../', import.meta.url);
const DRAWN_BY = ['server/documents/', 'domain/wording/documents/'];

let revision: string | undefined;

/** The version of the shop, and when the files last changed that draw. */
export function drawingRevision(): string {
  revision ??= `${versionOf()} ${Math.max(...DRAWN_BY.map((folder) => lastChange(new URL(folder, ROOT))))}`;
  return revision;
}

function versionOf(): string {
  const { version } = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8')) as { version: string };
  return version;
}

function lastChange(folder: URL): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return Math.max(...files.map((name) => statSync(new URL(name.replaceAll('\\', '/'), folder)).mtimeMs));
}
