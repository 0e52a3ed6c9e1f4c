// The signs a typesetter would set, so that no text of ours has a typewriter's.
import { expect, test } from 'vitest';

function catalogues(of: Record<string, Record<string, Record<string, string>>>): [string, string][] {
  return Object.values(of).flatMap((exported) =>
    Object.values(exported).flatMap((said) => Object.entries(said)),
  );
}
const english = catalogues(import.meta.glob('./*/en.ts', { eager: true }));
const french = catalogues(import.meta.glob('./*/fr.ts', { eager: true }));

test('French keeps a narrow space before ; : ! ? and inside « »', () => {
  expect(french.length).toBeGreaterThan(0);
  for (const [key, message] of french) {
    // A colon inside an address or a format, as in https://, has no space behind it.
    const signs = message.match(/[^\u202f][;!?»]|[^\u202f]:(?=\s|$)|«[^\u202f]/g);
    expect(signs, `${key}: ${message}`).toBeNull();
  }
});

test.each([
  ['English', english],
  ['French', french],
])('%s has curly apostrophes and quotation marks', (_, said) => {
  expect(said.length).toBeGreaterThan(0);
  for (const [key, message] of said) expect(message, key).not.toMatch(/['"`]/);
});
