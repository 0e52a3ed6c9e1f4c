// Members of staff in journeys: invited on the command line beside the running shop, and signed in with the second step that
// their role asks for.
import { execFileSync } from 'node:child_process';
import { expect, type Page } from '@playwright/test';
import { generate } from 'otplib';
import { officePaths } from '../../domain/office-addresses.ts';
import type { OfficeLanguage } from '../../domain/staff/office-language.ts';
import type { Role } from '../../domain/staff/permissions.ts';
import type { staffRefusalsEn } from '../../domain/staff/refusals/en.ts';
import { staffRefusalsWording } from '../../domain/staff/refusals/staff-refusals-wording.ts';
import { createFormats } from '../../domain/wording/formats.ts';
import type { Translate } from '../../domain/wording/message.ts';
import { type OfficeWording, officeWording } from '../../domain/wording/office/office-catalogue.ts';
import { createTranslate } from '../../domain/wording/translate.ts';
import { compileWording } from '../../server/pages/compile-wording.ts';
import { dataFolder, journeyNow, type ShopName } from '../servers.ts';
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

/** Invites somebody on the command line; returns the invitation's link. */
export function inviteByCommand(
  name: string,
  email: string,
  role: Role,
  language: OfficeLanguage,
  shop: ShopName = 'shop',
): string {
  const program = new URL('../../server/commands/staff.ts', import.meta.url).pathname;
  const said = execFileSync(
    process.execPath,
    [program, 'invite', name, email, role, '--language', language],
    {
      env: { ...process.env, DATA_DIR: dataFolder(shop) },
      encoding: 'utf8',
    },
  );
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
  const epoch = Math.floor(journeyNow().getTime() / 1000);
  await page.getByLabel(t('account.factor.code')).fill(await generate({ secret, epoch }));
  await page.getByRole('button', { name: t('account.factor.confirm') }).click();
  await page.getByRole('button', { name: t('account.codes.done') }).click();
  return secret;
}

/** Somebody new with a role, signed in and at Today. */
export async function enterAs(
  page: Page,
  speech: OfficeSpeech,
  role: Role,
  shop: ShopName = 'shop',
): Promise<{ email: string }> {
  const { t } = speech;
  const email = newEmail();
  await join(page, speech, inviteByCommand(`Kim ${role}`, email, role, speech.language, shop));
  const today = page.getByRole('heading', { level: 1, name: t('today.title') });
  const account = page.getByRole('heading', { level: 1, name: t('office.menu.account') });
  await expect(today.or(account)).toBeVisible();
  if (await account.isVisible()) {
    await setUpApp(page, speech);
    await page.goto(officePaths.today());
  }
  await expect(today).toBeVisible();
  return { email };
}

export function menuLink(page: Page, { t }: OfficeSpeech, key: Parameters<OfficeSpeech['t']>[0]) {
  const name = (t as (key: string) => string)(key);
  return page.getByRole('navigation', { name: t('office.menu') }).getByRole('link', { name, exact: true });
}
