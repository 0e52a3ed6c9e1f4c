// A sold time cannot take place: it is closed, whoever bought it is written to, and answers; whoever has come in already is left to a
// person. What became of it is one page.
import { expect, type Page } from '@playwright/test';
import { officePaths, officePathWith } from '../../domain/office-addresses.ts';
import { OFFICE_HEADER } from '../../domain/staff/staff-contract.ts';
import { closingWording } from '../../domain/wording/closing/closing-wording.ts';
import { journeyNow } from '../servers.ts';
import { buy } from '../support/bought.ts';
import { checkPage } from '../support/check-page.ts';
import { inspect, violations } from '../support/inspect.ts';
import { test, waitForCompletePage } from '../support/journey.ts';
import { tabTo } from '../support/keys.ts';
import { mailsTo } from '../support/mailbox.ts';
import { apiData, findVisit, newEmail, visit } from '../support/visitor.ts';
import { goByMenu, looksRight, PHONE } from './by-keys.ts';
import { enterAs, menuLink, type OfficeSpeech, officeSpeech } from './colleague.ts';

const EVENT = 'mondwasser';
const POOL = `event:${EVENT}`;
/** Nothing starts then but what the journey adds: no other journey’s visitors are there. */
const LATE = '21:10';
const DESK = { width: 1280, height: 800 };

/** Adds a time; its row leads to its page. */
async function addTime(page: Page, { t, formats }: OfficeSpeech, day: string) {
  await page.goto(officePathWith(officePaths.places(), { day, pool: POOL }));
  await page.getByRole('button', { name: t('place.add'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('decide.times'), { exact: true }).fill(LATE);
  await dialog.getByLabel(t('decide.capacity.places'), { exact: true }).fill('8');
  await dialog.getByRole('button', { name: t('decide.extra.do'), exact: true }).click();
  await expect(dialog).toBeHidden();
  return page
    .getByRole('row')
    .filter({ hasText: formats.clock(LATE) })
    .getByRole('link');
}

async function closeIt(page: Page, { t }: OfficeSpeech) {
  await page.getByRole('button', { name: t('place.close'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('.decide-effect[aria-busy=false]')).toBeVisible();
  await dialog.getByRole('button', { name: t('decide.closure.do'), exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** A device at the door lets one of an order in, ahead of the day. */
async function letIn(page: Page, bookingId: string) {
  const call = async (path: string, data: object, headers: Record<string, string>) => {
    const answer = await page.request.post(`/api/de/${path}`, { data, headers });
    expect(answer.status(), path).toBe(200);
    return (await answer.json()).data;
  };
  const door = { name: 'Tür am Steg', houses: [], may_force: true };
  const { code } = await call('office/devices/invite', door, { [OFFICE_HEADER]: '1' });
  const { token } = await call('door/pair', { code }, {});
  type Order = { readonly admissions: readonly { readonly barcode: string }[] };
  const { admissions } = await apiData<Order>(page, `/api/de/order/review?id=${bookingId}`);
  const scan = {
    ...{ nonce: crypto.randomUUID(), persons: 1, at: journeyNow().getTime(), forced: true },
    ...{ reason: 'Früher da', ref: '', code: admissions[0]?.barcode, order: '' },
  };
  expect((await call('door/ask', scan, { authorization: `Bearer ${token}` })).answer).toBe('in');
}

/** On the page that follows: says what everybody is offered, with a sentence of the museum's own, and sends it off. */
async function writeToEverybody(page: Page, { t }: OfficeSpeech, sentence: string) {
  await expect(page.getByRole('heading', { level: 1, name: t('closings.new.title') })).toBeVisible();
  await page.getByLabel(t('closings.new.until')).fill('');
  await page.getByRole('button', { name: t('closings.new.do') }).click();
  await expect(page.getByLabel(t('closings.new.until'))).toHaveAttribute('aria-invalid', 'true');
  await inspect(page);
  await page.getByRole('textbox', { name: /Deutsch/ }).fill(sentence);
  // What was typed is there again, and the rest as it was left.
  await page.reload();
  await expect(page.getByText(t('office.typed.in'))).toBeVisible();
  await expect(page.getByRole('textbox', { name: /Deutsch/ })).toHaveValue(sentence);
  await looksRight(page);
  await page.getByRole('button', { name: t('office.typed.discard') }).click();
  await expect(page.getByRole('textbox', { name: /Deutsch/ })).toHaveValue('');
  await page.getByRole('textbox', { name: /Deutsch/ }).fill(sentence);
  await page.getByRole('radio', { name: t('closings.unanswered.list') }).check();
  await page.getByRole('button', { name: t('closings.new.do') }).click();
  await page.waitForURL(/closings\/\d+$/);
}

async function linkIn(email: string): Promise<string> {
  const text = async () => (await mailsTo(email)).map((mail) => mail.text ?? '').join('\n');
  await expect.poll(text, { timeout: 120_000 }).toMatch(/closed-visit\/?#\S+/);
  return /https?:\S+closed-visit\/?#\S+/.exec(await text())?.[0] ?? '';
}

/** Comes at another time, on a phone. */
async function takeOtherTime(visitor: Page, link: string) {
  // The mail is in the order's language; the page behind its link is read in another.
  const w = closingWording.en;
  await visitor.goto(link.replace(/\/de\/closed-visit/, '/en/closed-visit'));
  await expect(visitor.getByRole('heading', { level: 1, name: w['closing.title'] })).toBeVisible();
  expect(visitor.url()).not.toContain('#');
  await expect(visitor.getByText('Die Heizung ist ausgefallen.')).toBeVisible();
  await checkPage(visitor, 'en');
  await visitor.setViewportSize(PHONE);
  await visitor.getByRole('radio', { name: w['closing.choice.other-time'] }).check();
  await visitor.getByLabel(w['closing.day'], { exact: true }).selectOption({ index: 1 });
  await visitor.getByLabel(w['closing.time'], { exact: true }).selectOption({ index: 1 });
  const come = visitor.getByRole('button', { name: w['closing.button.other-time'] });
  await expect(come).toBeEnabled();
  await waitForCompletePage(visitor);
  expect(await violations(visitor)).toEqual([]);
  await come.dblclick();
  await expect(visitor.getByRole('heading', { level: 1, name: w['closing.moved.title'] })).toBeVisible();
  await checkPage(visitor, 'en');
}

async function takeMoneyByKeyboard(visitor: Page, link: string) {
  const w = closingWording.de;
  await visitor.goto(link);
  await visitor.getByRole('radio', { name: w['closing.choice.other-time'] }).focus();
  for (const _ of ['voucher', 'money']) await visitor.keyboard.press('ArrowDown');
  const back = visitor.getByRole('button', { name: w['closing.button.money'] });
  await expect(back).toBeEnabled();
  await visitor.keyboard.press('Tab');
  await expect(back).toBeFocused();
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByRole('heading', { level: 1, name: w['closing.money.title'] })).toBeVisible();
}

/** From Today to the closing, and there to the order that waits for a person, by keyboard on a phone. */
async function seeTo(page: Page, speech: OfficeSpeech, closing: string, number: string) {
  const { t } = speech;
  await page.setViewportSize(PHONE);
  await goByMenu(page, speech, 'office.menu.today');
  const onToday = page.getByRole('link').and(page.locator(`[href="${closing}"]`));
  await tabTo(page, onToday, 100);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${closing}`);
  await expect(page.getByText(t('closing.outcome.moved')).first()).toBeVisible();
  await expect(page.getByText(t('closing.outcome.money')).first()).toBeVisible();
  const seenTo = page.getByRole('button', { name: t('closing.seenTo.doOf', { number }) });
  await expect(seenTo).toBeVisible();
  await inspect(page);
  await page.setViewportSize(PHONE);
  await tabTo(page, seenTo, 100);
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('closing.seenTo'), { exact: true })).toBeVisible();
  await expect(seenTo).toHaveCount(0);
}

test('a sold time is closed, its visitors choose what they get, and who is in already is seen to by a person', async ({
  anotherVisitor,
  page: visitor,
  watch,
}) => {
  test.slow();
  watch.expectStatus(401);
  const speech = officeSpeech('de');
  const { t } = speech;
  const page = await anotherVisitor();
  await enterAs(page, speech, 'admin');
  const { day } = await findVisit(page, EVENT, (free) => free > 20, 65);
  const itsPage = await addTime(page, speech, day);
  await visit(visitor, '/de/');
  const [moves, wantsMoney] = [newEmail(), newEmail()];
  const item = { type: 'ticket', id: 'mond-adult', datetime: `${day} ${LATE}`, count: 2 };
  const moved = await buy(visitor, moves, [item]);
  await buy(visitor, wantsMoney, [item]);
  const cameIn = await buy(visitor, newEmail(), [item]);
  await letIn(page, cameIn.booking_id);

  await test.step('the time is closed, and everybody written to', async () => {
    await itsPage.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mondwasser');
    await closeIt(page, speech);
    await writeToEverybody(page, speech, 'Die Heizung ist ausgefallen.');
  });
  const closing = new URL(page.url()).pathname;
  await test.step('one comes at another time', async () => takeOtherTime(visitor, await linkIn(moves)));
  await test.step('one wants the money, by keyboard alone', async () => {
    const other = await anotherVisitor({ viewport: { width: 768, height: 1024 } });
    await takeMoneyByKeyboard(other, await linkIn(wantsMoney));
    // One mail each about the closing, whoever opened it how often.
    const subjects = (await mailsTo(wantsMoney)).map(({ subject }) => subject ?? '');
    const told = closingWording.de['closing.mail.subject'].replace(/\{.*/, '');
    expect(subjects.filter((subject) => subject.startsWith(told))).toHaveLength(1);
  });
  await test.step('who is in already is seen to by a person', () =>
    seeTo(page, speech, closing, cameIn.number));

  await test.step('what became of everybody is one step away', async () => {
    await page.setViewportSize(DESK);
    await page.getByRole('link', { name: moved.number }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(moved.number);
    await menuLink(page, speech, 'office.menu.closings').click();
    await expect(page.getByRole('link').and(page.locator(`[href="${closing}"]`))).toBeVisible();
    await inspect(page);
    await page.setViewportSize(DESK);
    await page.goto(officePaths.placeDecisions());
    await page
      .getByRole('row')
      .filter({ hasText: speech.formats.clock(LATE) })
      .getByRole('link', { name: t('affected.link') })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: t('affected.title') })).toBeVisible();
    await inspect(page);
    await page.setViewportSize(DESK);
    await page.getByRole('link', { name: t('affected.closing') }).click();
    await page.waitForURL(/closings\/\d+$/);
  });
});
