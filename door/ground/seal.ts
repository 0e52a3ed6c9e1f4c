// What the device keeps is encrypted at rest, under a key that never leaves this browser.

export type Sealed = { readonly iv: Uint8Array<ArrayBuffer>; readonly bytes: ArrayBuffer };

export function makeSealKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

export async function seal(key: CryptoKey, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const plain = new TextEncoder().encode(JSON.stringify(value));
  return { iv, bytes: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain) };
}

/** @throws when it was sealed under another key */
export async function unseal<Value>(key: CryptoKey, { iv, bytes }: Sealed): Promise<Value> {
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes);
  return JSON.parse(new TextDecoder().decode(plain)) as Value;
}
