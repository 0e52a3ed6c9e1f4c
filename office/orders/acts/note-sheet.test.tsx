// @vitest-environment happy-dom
// A note that was typed and not saved outlives a reload: it is there when its sheet is opened again.
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Call } from '../../../ui/call/call.ts';
import { CallProvider } from '../../../ui/call/call-context.tsx';
import { ADMIN, openTestScreen, type TestScreen } from '../../ground/test-screen.tsx';
import { NoteSheet } from './note-sheet.tsx';

let screen: TestScreen;
beforeEach(() => localStorage.clear());
afterEach(() => screen.close());

const NOTHING = () => {};
const done: unknown[] = [];
const call = (async (_key: string, input: unknown) => void done.push(input)) as unknown as Call;

async function openNote(number: string) {
  screen = await openTestScreen(
    `/office/orders/${number}`,
    <CallProvider call={call}>
      <NoteSheet number={number} onClose={NOTHING} onDone={NOTHING} />
    </CallProvider>,
    ADMIN,
  );
}
const field = () => screen.box.querySelector<HTMLTextAreaElement>('textarea');
const type = (text: string) =>
  act(async () => {
    const typed = field();
    if (!typed) return;
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(typed, text);
    typed.dispatchEvent(new Event('input', { bubbles: true }));
  });

test('a note is there again after a reload, on its own order alone, until it is saved', async () => {
  await openNote('2026-100001');
  await type('Ruft am Montag zurück.');
  screen.close();
  await openNote('2026-100002');
  expect(field()?.value).toBe('');
  screen.close();
  await openNote('2026-100001');
  expect(field()?.value).toBe('Ruft am Montag zurück.');
  await screen.click('button[type=submit]');
  expect(done).toMatchObject([{ body: { text: 'Ruft am Montag zurück.' } }]);
  screen.close();
  await openNote('2026-100001');
  expect(field()?.value).toBe('');
});
