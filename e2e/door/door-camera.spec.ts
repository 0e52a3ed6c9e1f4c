// What the door's camera reads: each kind of code that Foyer prints, moving, turned and not sharp, and a ticket on a phone.
import { expect, type Page } from '@playwright/test';
import bwipjs from 'bwip-js/node';
import sharp from 'sharp';
import { documentPaths } from '../../domain/addresses.ts';
import { firstPage, hasPoppler } from '../../server/documents/pdf/read-pdf.ts';
import { enterAs, officeSpeech } from '../office/colleague.ts';
import { buy } from '../support/bought.ts';
import { inspect } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { apiData, newEmail, visit } from '../support/visitor.ts';
import {
  codesOf,
  doorSpeech,
  expectWord,
  inviteDevice,
  openDoor,
  openTickets,
  phone,
} from './door-visitor.ts';
import { withCamera } from './fake-camera.ts';

/** The middle of a printed ticket: as near as it is held to be read. */
function middleOf(page: Buffer): Promise<Buffer> {
  return sharp(page).extract({ left: 40, top: 420, width: 760, height: 760 }).png().toBuffer();
}

test('the camera reads QR, Aztec and Code 128, and tickets on a phone and on paper', async ({
  page,
  anotherVisitor,
  baseURL,
}) => {
  test.slow();
  const speech = officeSpeech('de');
  const t = doorSpeech('de');
  const office = await anotherVisitor();
  await enterAs(office, speech, 'admin');
  const { booking_id } = await buy(office, newEmail(), [openTickets(5)]);
  const codes = await codesOf(office, booking_id);
  expect(codes).toHaveLength(5);

  await visit(page, `/de/order-review/${booking_id}`);
  const shown = page.getByRole('img', { name: new RegExp(codes[4] ?? '') });
  const onPhone = await shown.screenshot();
  // The other tickets follow each other: the first one on paper.
  const paper = await page.request.get(documentPaths.tickets({ id: booking_id }));
  const printed = hasPoppler ? [await middleOf(firstPage(await paper.body()))] : [];
  const drawn = await Promise.all(
    (['qrcode', 'azteccode', 'code128'] as const).map((bcid, at) =>
      bwipjs.toBuffer({ bcid, text: codes[at + 1] ?? '', scale: 3, padding: 6, backgroundcolor: 'FFFFFF' }),
    ),
  );
  const pair = (name: string) => inviteDevice(office, speech, `${name} ${booking_id.slice(0, 4)}`);

  await test.step('held still in front of the camera, a ticket is one entry', () =>
    withCamera([onPhone], async (browser) => {
      const door = await phone(browser, baseURL);
      await openDoor(door, t, await pair('Tor 0'));
      await expectWord(door, t('door.answer.in'));
      await door.waitForTimeout(1_500);
      await expectWord(door, t('door.answer.in'));
      await inspect(door);
    }));

  await test.step('each of the others lets somebody in', () =>
    withCamera([...printed, ...drawn], async (browser) => {
      const door = await phone(browser, baseURL);
      await openDoor(door, t, await pair('Tor 1'));
      await expect
        .poll(() => cameIn(office, booking_id), { timeout: 60_000 })
        .toBe(printed.length + drawn.length + 1);
    }));
});

/** How many tickets of an order were let in, as its page knows. */
async function cameIn(page: Page, bookingId: string): Promise<number> {
  const path = `/api/de/order/entries?id=${bookingId}`;
  const { entries } = await apiData<{ entries: readonly unknown[] }>(page, path);
  return entries.length;
}
