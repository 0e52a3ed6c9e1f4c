// What the door's camera reads: each kind of code that Foyer prints, moving, turned and not sharp, and a ticket on a phone.
import { expect } from '@playwright/test';
import bwipjs from 'bwip-js/node';
import sharp from 'sharp';
import { documentPaths } from '../../domain/addresses.ts';
import { firstPage, hasPoppler } from '../../server/documents/pdf/read-pdf.ts';
import { buy } from '../office/bought.ts';
import { enterAs, officeSpeech } from '../office/colleague.ts';
import { inspect } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { newEmail, visit } from '../support/visitor.ts';
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
  await page.goto('/de/');
  const { booking_id } = await buy(page, newEmail(), [openTickets(5)]);
  const codes = await codesOf(page, booking_id);
  expect(codes).toHaveLength(5);

  await visit(page, `/de/order-review/${booking_id}`);
  const shown = page.getByRole('img', { name: new RegExp(codes[4] ?? '') });
  // The last ticket is held up on a phone, the first one on paper.
  const paper = await page.request.get(documentPaths.tickets({ id: booking_id }));
  const pictures = [
    await shown.screenshot(),
    ...(hasPoppler ? [await middleOf(firstPage(await paper.body()))] : []),
    ...(await Promise.all(
      (['qrcode', 'azteccode', 'code128'] as const).map((bcid, at) =>
        bwipjs.toBuffer({ bcid, text: codes[at + 1] ?? '', scale: 3, padding: 6, backgroundcolor: 'FFFFFF' }),
      ),
    )),
  ];
  for (const [at, picture] of pictures.entries())
    await withCamera(picture, async (browser) => {
      const door = await phone(browser, baseURL);
      await openDoor(door, t, await inviteDevice(office, speech, `Tor ${at} ${booking_id.slice(0, 4)}`));
      await expectWord(door, t('door.answer.in'));
      // Held still in front of the camera, it stays one entry.
      await door.waitForTimeout(1_500);
      await expectWord(door, t('door.answer.in'));
      if (at === 0) await inspect(door);
    });
});
