/** An address normalised for signing in: people type it in many ways. */
export function emailKey(email: string | undefined): string {
  return (email ?? '').trim().normalize('NFC').toLowerCase();
}
