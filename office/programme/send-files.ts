// Contents on their way to the server: each is asked for by its hash, and sent only where it is not there.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Call } from '../../ui/call/call.ts';

type Sent = { readonly path: string; readonly hash: string };

/** @param onProgress how many of all that are new were sent */
export async function sendFiles(
  call: Call,
  files: ReadonlyMap<string, Uint8Array>,
  onProgress: (done: number, count: number) => void,
): Promise<Sent[]> {
  const sent = [...files].map(([path, content]) => ({ path, content, hash: bytesToHex(sha256(content)) }));
  const hashes = [...new Set(sent.map(({ hash }) => hash))];
  const { known } = await call('POST office/programme/files/known', { body: { hashes } });
  const missing = new Map(
    sent.filter(({ hash }) => !known.includes(hash)).map(({ hash, content }) => [hash, content]),
  );
  let done = 0;
  for (const content of missing.values()) {
    onProgress(done, missing.size);
    await call('POST office/programme/files', { body: { content: await base64Of(content) } });
    done += 1;
  }
  return sent.map(({ path, hash }) => ({ path, hash }));
}

function base64Of(content: Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(new Blob([content as BlobPart]));
  });
}
