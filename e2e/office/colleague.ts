// Members of staff in journeys: invited as the command line does it, and signed in with the second step that their role asks
// for.
import { expect, type Page } from '@playwright/test';
import { generate } from 'otplib';
import { officePaths } from '../../domain/office-addresses.ts';
import type { OfficeLanguage } from '../../domain/staff/office-language.ts';
import type { Role } from '../../domain/staff/permissions.ts';
import type { staffRefusalsEn } from '../../domain/staff/refusals/en.ts';
import { staffRefusalsWording } from '../../domain/staff/refusals/staff-refusals-wording.ts';
import { OFFICE_HEADER } from '../../domain/staff/staff-contract.ts';
import { createFormats } from '../../domain/wording/formats.ts';
import type { Translate } from '../../domain/wording/message.ts';
import { type OfficeWording, officeWording } from '../../domain/wording/office/office-catalogue.ts';
import { createTranslate } from '../../domain/wording/translate.ts';
import { compileWording } from '../../server/pages/compile-wording.ts';
import { askRunningShop } from '../../server/platform/command-socket.ts';
import { staffArguments } from '../../server/staff/command/staff-arguments.ts';
import { addressOf, dataFolder, journeyNow, type ShopName } from '../servers.ts';
import { newEmail } from '../support/visitor.ts';

export const PASSWORD = 'vier Möwen am Kai';

export type OfficeSpeech = {
  readonly language: OfficeLanguage;
  readonly t: Translate<OfficeWording>;
  /** What the server says where it refuses. */
  readonly refusal: (sentence: keyof typeof staffRefusalsEn, details: Record<string, string>) => string;
  readonly formats: ReturnType<typeof createFormats>;
};

export function officeSpeech(language: OfficeLanguage): OfficeSpeech {
  const t = createTranslate<OfficeWording>(compileWording(officeWording[language]), language);
  const refusals = compileWording(staffRefusalsWording[language]);
  const refusal = createTranslate(refusals, language) as OfficeSpeech['refusal'];
  return { language, t, refusal, formats: createFormats(language) };
}

/** Invites somebody as the command line does; returns the invitation's link. */
export async function invite(
  name: string,
  email: string,
  role: Role,
  language: OfficeLanguage,
  shop: ShopName = 'shop',
): Promise<string> {
  const task = staffArguments(['invite', name, email, role, '--language', language]);
  const answer = await askRunningShop(dataFolder(shop), { command: 'staff', task, user: 'journey' });
  return linkIn(answer?.text ?? 'no shop listens');
}

function linkIn(said: string): string {
  const link = /http\S+\/office\/join#\S+/.exec(said)?.[0];
  if (!link) throw new Error(`no link in: ${said}`);
  return link;
}

/** Accepts an invitation with a password. */
export async function join(page: Page, { t }: OfficeSpeech, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel(t('join.password')).fill(PASSWORD);
  await page.getByRole('button', { name: t('join.submit') }).click();
  await page.waitForURL(/\/office\/(account)?$/);
}

/** Sets up an app and leaves the codes; returns the app's key. */
export async function setUpApp(page: Page, { t }: OfficeSpeech): Promise<string> {
  await page.getByRole('button', { name: t('account.factor.setUp') }).click();
  const key = page.getByRole('dialog').getByRole('definition');
  const secret = ((await key.textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel(t('account.factor.code')).fill(await codeNow(secret));
  await page.getByRole('button', { name: t('account.factor.confirm') }).click();
  await page.getByRole('button', { name: t('account.codes.done') }).click();
  return secret;
}

/** What an app with this key shows. */
function codeNow(secret: string): Promise<string> {
  return generate({ secret, epoch: Math.floor(journeyNow().getTime() / 1000) });
}

/** Somebody new with a role, signed in by the calls of the office, without its pages. */
export async function becomeMember(
  page: Page,
  { language }: OfficeSpeech,
  role: Role,
  shop: ShopName = 'shop',
): Promise<{ email: string }> {
  const email = newEmail();
  const name = `Kim ${role}`;
  const secret = (await invite(name, email, role, language, shop)).split('#')[1]?.replace('secret=', '');
  const call = async (path: string, data?: object) => {
    const url = `${addressOf(shop)}/api/${language}/office/${path}`;
    const headers = { [OFFICE_HEADER]: '1' };
    const answer = await page.request.fetch(url, { method: data ? 'POST' : 'GET', data, headers });
    expect(answer.status(), path).toBe(200);
    return (await answer.json()).data;
  };
  await call('join', { secret, name, password: PASSWORD });
  if ((await call('me')).factor.missing) {
    const app = await call('factor/app-start', {});
    await call('factor/app-confirm', { code: await codeNow(app.secret) });
  }
  return { email };
}

/** Somebody new with a role, signed in and at Today. What comes before, office-access.spec.ts goes through. */
export async function enterAs(
  page: Page,
  speech: OfficeSpeech,
  role: Role,
  shop: ShopName = 'shop',
): Promise<{ email: string }> {
  const member = await becomeMember(page, speech, role, shop);
  await page.goto(addressOf(shop) + officePaths.today());
  await expect(page.getByRole('heading', { level: 1, name: speech.t('today.title') })).toBeVisible();
  return member;
}

export function menuLink(page: Page, { t }: OfficeSpeech, key: Parameters<OfficeSpeech['t']>[0]) {
  const name = (t as (key: string) => string)(key);
  return page.getByRole('navigation', { name: t('office.menu') }).getByRole('link', { name, exact: true });
}
