// A sold time cannot take place: it is closed, whoever bought it is written to, and answers; what became of it is one page.
import { expect, type Page } from '@playwright/test';
import { officePaths, officePathWith } from '../../domain/office-addresses.ts';
import { closingWording } from '../../domain/wording/closing/closing-wording.ts';
import { addressOf, clockShift } from '../servers.ts';
import { checkPage } from '../support/check-page.ts';
import { inspect, violations } from '../support/inspect.ts';
import { test, waitForCompletePage } from '../support/journey.ts';
import { tabTo } from '../support/keys.ts';
import { mailsTo } from '../support/mailbox.ts';
import { closeShop, openShop } from '../support/own-shop.ts';
import { findVisit, newEmail, visit } from '../support/visitor.ts';
import { buy } from './bought.ts';
import { enterAs, type OfficeSpeech, officeSpeech } from './colleague.ts';

const EVENT = 'mondwasser';
const POOL = `event:${EVENT}`;
/** Nothing starts then but what a journey adds, and they do not overlap: no other journey’s visitors are there. */
const LATE = { de: '21:10', en: '22:40' } as const;

type Language = keyof typeof LATE;

/** Adds a time and opens its page. */
async function addTime(page: Page, { t, formats }: OfficeSpeech, day: string, time: string) {
  await page.goto(officePathWith(officePaths.places(), { day, pool: POOL }));
  await page.getByRole('button', { name: t('place.add'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('decide.times'), { exact: true }).fill(time);
  await dialog.getByLabel(t('decide.capacity.places'), { exact: true }).fill('8');
  await dialog.getByRole('button', { name: t('decide.extra.do'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await page
    .getByRole('row')
    .filter({ hasText: formats.clock(time) })
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Mondwasser|Moon Water/);
}

async function closeIt(page: Page, { t }: OfficeSpeech) {
  await page.getByRole('button', { name: t('place.close'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('.decide-effect[aria-busy=false]')).toBeVisible();
  await dialog.getByRole('button', { name: t('decide.closure.do'), exact: true }).click();
  await expect(dialog).toBeHidden();
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
  await page.getByRole('button', { name: t('office.typed.discard') }).click();
  await expect(page.getByRole('textbox', { name: /Deutsch/ })).toHaveValue('');
  await inspect(page);
  await page.getByRole('textbox', { name: /Deutsch/ }).fill(sentence);
  await page.screenshot({ path: test.info().outputPath('new-closing.png'), fullPage: true });
  await page.getByRole('button', { name: t('closings.new.do') }).click();
  await page.waitForURL(/closings\/\d+$/);
}

async function linkIn(email: string): Promise<string> {
  const text = async () => (await mailsTo(email)).map((mail) => mail.text ?? '').join('\n');
  await expect.poll(text, { timeout: 120_000 }).toMatch(/closed-visit\/?#\S+/);
  return /https?:\S+closed-visit\/?#\S+/.exec(await text())?.[0] ?? '';
}

for (const language of ['de', 'en'] as const satisfies readonly Language[])
  test(`in ${language}, a sold time is closed, and its visitors choose what they get`, async ({
    anotherVisitor,
    page: visitor,
    watch,
  }) => {
    test.slow();
    watch.expectStatus(401);
    const speech = officeSpeech(language);
    const { t } = speech;
    const w = closingWording[language];
    const page = await anotherVisitor({ locale: language === 'de' ? 'de-DE' : 'en-GB' });
    await enterAs(page, speech, 'admin');
    const { day } = await findVisit(page, EVENT, (free) => free > 20, 65);
    await addTime(page, speech, day, LATE[language]);
    await visit(visitor, '/de/');
    const [moves, wantsMoney] = [newEmail(), newEmail()];
    const item = { type: 'ticket', id: 'mond-adult', datetime: `${day} ${LATE[language]}`, count: 2 };
    const moved = await buy(visitor, moves, [item]);
    await buy(visitor, wantsMoney, [item]);
    await page.reload();
    await closeIt(page, speech);
    await writeToEverybody(page, speech, 'Die Heizung ist ausgefallen.');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    // The mail is in the order's language; the page behind its link is read in this one.
    const of = (link: string) => link.replace(/\/de\/closed-visit/, `/${language}/closed-visit`);
    await visitor.goto(of(await linkIn(moves)));
    await expect(visitor.getByRole('heading', { level: 1, name: w['closing.title'] })).toBeVisible();
    expect(visitor.url()).not.toContain('#');
    await expect(visitor.getByText('Die Heizung ist ausgefallen.')).toBeVisible();
    await checkPage(visitor, language);
    await visitor.setViewportSize({ width: 360, height: 780 });
    await visitor.screenshot({ path: test.info().outputPath('closed-visit.png'), fullPage: true });
    await visitor.getByRole('radio', { name: w['closing.choice.other-time'] }).check();
    await visitor.getByLabel(w['closing.day'], { exact: true }).selectOption({ index: 1 });
    await visitor.getByLabel(w['closing.time'], { exact: true }).selectOption({ index: 1 });
    const come = visitor.getByRole('button', { name: w['closing.button.other-time'] });
    await expect(come).toBeEnabled();
    await waitForCompletePage(visitor);
    expect(await violations(visitor)).toEqual([]);
    await visitor.screenshot({ path: test.info().outputPath('other-time.png'), fullPage: true });
    await come.dblclick();
    await expect(visitor.getByRole('heading', { level: 1, name: w['closing.moved.title'] })).toBeVisible();
    await checkPage(visitor, language);

    // By keyboard alone.
    const other = await anotherVisitor({ viewport: { width: 768, height: 1024 } });
    await other.goto(of(await linkIn(wantsMoney)));
    await other.getByRole('radio', { name: w['closing.choice.other-time'] }).focus();
    for (const _ of ['voucher', 'money']) await other.keyboard.press('ArrowDown');
    const back = other.getByRole('button', { name: w['closing.button.money'] });
    await expect(back).toBeEnabled();
    await other.screenshot({ path: test.info().outputPath('money.png'), fullPage: true });
    await other.keyboard.press('Tab');
    await expect(back).toBeFocused();
    await other.keyboard.press('Enter');
    await expect(other.getByRole('heading', { level: 1, name: w['closing.money.title'] })).toBeVisible();

    await page.reload();
    await expect(page.getByText(t('closing.outcome.moved')).first()).toBeVisible();
    await expect(page.getByText(t('closing.outcome.money')).first()).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.screenshot({ path: test.info().outputPath('closing.png'), fullPage: true });
    await inspect(page);
    await page.getByRole('link', { name: moved.number }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(moved.number);
    await page.goto(officePaths.closings());
    await inspect(page);
    await page.goto(officePaths.placeDecisions());
    await page
      .getByRole('row')
      .filter({ hasText: speech.formats.clock(LATE[language]) })
      .getByRole('link', { name: t('affected.link') })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: t('affected.title') })).toBeVisible();
    await inspect(page);
    // Nobody is booked any more, and what became of them is one step away.
    await page.getByRole('link', { name: t('affected.closing') }).click();
    await page.waitForURL(/closings\/\d+$/);
    // One mail each about the closing, whoever opened it how often.
    const subjects = (await mailsTo(wantsMoney)).map(({ subject }) => subject ?? '');
    const told = closingWording.de['closing.mail.subject'].replace(/\{.*/, '');
    expect(subjects.filter((subject) => subject.startsWith(told))).toHaveLength(1);
  });

test.describe('on another day', () => {
  test.afterAll(closeShop);

  test('who has not answered is seen to by a person, by keyboard and on a phone', async ({
    anotherVisitor,
    watch,
  }) => {
    test.setTimeout(600_000);
    watch.expectStatus(401);
    const speech = officeSpeech('de');
    const { t } = speech;
    await openShop('dated', clockShift, true);
    const dated = { locale: 'de-DE', baseURL: addressOf('dated') };
    const page = await anotherVisitor(dated);
    await enterAs(page, speech, 'admin', 'dated');
    const { day } = await findVisit(page, EVENT, (free) => free > 20, 65);
    await addTime(page, speech, day, LATE.de);
    const item = { type: 'ticket', id: 'mond-adult', datetime: `${day} ${LATE.de}`, count: 2 };
    const { number } = await buy(page, newEmail(), [item]);
    await page.reload();
    await closeIt(page, speech);
    await page.getByRole('radio', { name: t('closings.unanswered.list') }).check();
    await page.getByRole('button', { name: t('closings.new.do') }).click();
    await page.waitForURL(/closings\/\d+$/);
    const closing = new URL(page.url()).pathname;
    await expect(async () => {
      await page.reload();
      await expect(page.getByText(number)).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 60_000 });
    await page.goto('about:blank');

    // The time to answer is over. The office's sessions are, too.
    await closeShop();
    await openShop('dated', clockShift + 40 * 86_400_000);
    const later = await anotherVisitor({ ...dated, viewport: { width: 360, height: 780 } });
    await later.setViewportSize({ width: 1280, height: 800 });
    await enterAs(later, speech, 'service', 'dated');
    await later.setViewportSize({ width: 360, height: 780 });
    const onToday = later.getByRole('link').and(later.locator(`[href="${closing}"]`));
    await expect(async () => {
      await later.goto(officePaths.today());
      await expect(onToday).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 60_000 });
    await tabTo(later, onToday, 100);
    await later.keyboard.press('Enter');
    await later.waitForURL(`**${closing}`);
    const seenTo = later.getByRole('button', { name: t('closing.seenTo.doOf', { number }) });
    await expect(async () => {
      await later.reload();
      await expect(seenTo).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 60_000 });
    await inspect(later);
    await later.screenshot({ path: test.info().outputPath('listed.png'), fullPage: true });
    await tabTo(later, seenTo, 100);
    await later.keyboard.press('Enter');
    await expect(later.getByText(t('closing.seenTo'), { exact: true })).toBeVisible();
    await expect(seenTo).toHaveCount(0);
  });
});
