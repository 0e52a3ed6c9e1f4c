// A customer chooses to log in in two steps, does so with an app's code and with a recovery code, and switches it off.
import { expect, type Page } from '@playwright/test';
import { generate } from 'otplib';
import { journeyNow } from '../servers.ts';
import { inspect } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { type Speech, speechesOf } from '../support/speech.ts';
import { newEmail, visit } from '../support/visitor.ts';
import {
  confirmAddress,
  createAccount,
  fillIn,
  logIn,
  mailedLink,
  PASSWORD,
  press,
  section,
  tryLogin,
  wrong,
} from './settings-visitor.ts';

const PERIOD_SECONDS = 30;

/** The code of the period after this one: it is taken, and has not been used yet. */
function nextCode(secret: string): Promise<string> {
  return generate({ secret, epoch: Math.floor(journeyNow().getTime() / 1000) + PERIOD_SECONDS });
}

/** Opens the form, enters the password, and returns the key for the app. */
async function setUp(page: Page, { t }: Speech): Promise<string> {
  const matter = section(page, t('settings.twoSteps'));
  await press(matter, t('settings.twoSteps.turnOn'));
  await fillIn(matter, { [t('settings.password.old')]: PASSWORD });
  await press(matter, t('settings.twoSteps.next'));
  await expect(matter.getByRole('img', { name: t('settings.twoSteps.qr') })).toBeVisible();
  return ((await matter.getByRole('definition').textContent()) ?? '').replaceAll(' ', '');
}

/** Replaces the recovery codes, and returns the new ones. */
async function renewCodes(page: Page, { t }: Speech): Promise<string[]> {
  const matter = section(page, t('settings.twoSteps'));
  await press(matter, t('settings.twoSteps.renew'));
  await expect(matter).toContainText(t('settings.twoSteps.renew.text'));
  await expect(matter.getByLabel(t('settings.password.old'), { exact: true })).toBeFocused();
  await inspect(page);
  await fillIn(matter, { [t('settings.password.old')]: PASSWORD });
  await press(matter, t('settings.twoSteps.renew'));
  await expect(matter.getByRole('heading', { name: t('settings.twoSteps.codes') })).toBeFocused();
  const codes = await matter.getByRole('list').getByRole('listitem').allTextContents();
  await press(matter, t('settings.twoSteps.codes.done'));
  await expect(matter).toContainText(t('settings.twoSteps.saidRenewed'));
  return codes;
}

for (const speech of speechesOf('nl')) {
  const { t, language } = speech;
  test(`in ${language}, logging in takes two steps once a customer wants it, and every step is accessible`, async ({
    page,
    anotherVisitor,
    watch,
  }) => {
    watch.expectStatus(422);
    const email = newEmail();
    await createAccount(page, speech, email);
    await confirmAddress(page, speech, email);
    await logIn(page, speech, email);
    const matter = section(page, t('settings.twoSteps'));
    const secret = await setUp(page, speech);
    await inspect(page);
    await fillIn(matter, { [t('settings.twoSteps.first')]: '000000' });
    await press(matter, t('settings.twoSteps.confirm'));
    await expect(await wrong(matter, t('field.CODE_WRONG'))).toBeVisible();
    const first = await generate({ secret, epoch: Math.floor(journeyNow().getTime() / 1000) });
    await fillIn(matter, { [t('settings.twoSteps.first')]: first });
    await press(matter, t('settings.twoSteps.confirm'));
    const codes = matter.getByRole('list').getByRole('listitem');
    await expect(codes).toHaveCount(10);
    await inspect(page);
    const recovery = (await codes.first().textContent()) ?? '';
    await press(matter, t('settings.twoSteps.codes.done'));
    await expect(matter).toContainText(t('settings.twoSteps.on', { count: 10 }));

    const elsewhere = await anotherVisitor();
    await visit(elsewhere, `/${language}/login?returnTo=/${language}/settings`);
    await tryLogin(elsewhere, speech, email, PASSWORD);
    const code = elsewhere.getByRole('textbox', { name: t('accounts.login.code'), exact: true });
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(elsewhere.getByRole('main').getByRole('alert')).toHaveCount(0);
    await inspect(elsewhere);
    const submit = elsewhere.getByRole('button', { name: t('accounts.login.submit'), exact: true });
    await code.fill('123456');
    await submit.click();
    await expect(elsewhere.getByRole('main').getByRole('alert')).toContainText(t('field.CODE_WRONG'));
    await code.fill(await nextCode(secret));
    await submit.click();
    await elsewhere.waitForURL(`**/${language}/settings`);

    // Without the phone a recovery code does, once.
    await elsewhere.goto(`/logout?returnTo=/${language}/tickets`);
    await elsewhere.waitForURL(`**/${language}/tickets`);
    await visit(elsewhere, `/${language}/login?returnTo=/${language}/settings`);
    await tryLogin(elsewhere, speech, email, PASSWORD);
    await code.fill(recovery);
    await submit.click();
    await elsewhere.waitForURL(`**/${language}/settings`);

    const own = section(elsewhere, t('settings.twoSteps'));
    await expect(own).toContainText(t('settings.twoSteps.on', { count: 9 }));
    const renewed = await renewCodes(elsewhere, speech);
    expect(renewed).toHaveLength(10);
    expect(renewed).not.toContain(recovery);
    await expect(own).toContainText(t('settings.twoSteps.on', { count: 10 }));
    await mailedLink(email, '/forgot-password');

    await press(own, t('settings.twoSteps.turnOff'));
    await fillIn(own, { [t('settings.password.old')]: PASSWORD });
    await press(own, t('settings.twoSteps.turnOff'));
    await expect(own).toContainText(t('settings.twoSteps.saidOff'));
    await expect(own).toContainText(t('settings.twoSteps.off'));
  });
}
