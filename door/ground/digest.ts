// The digest by which the device knows a code: the same as `server/admissions/code-digest.ts`. The key can be used on this
// device and never be read, not even by this app.

const LETTERS = 11;

export function importDigestKey(base64url: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}

export async function digestOf(key: CryptoKey, code: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(code)));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, LETTERS);
}
