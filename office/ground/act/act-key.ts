/** Names an act: a form that is sent twice is one act. Without `crypto.randomUUID`, which plain http does not have. */
export function newActKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
