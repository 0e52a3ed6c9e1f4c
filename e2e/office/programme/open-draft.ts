import type { Page } from '@playwright/test';
import { menuLink, type OfficeSpeech } from '../colleague.ts';

/** Begins a draft of the programme, from the menu. @returns its number */
export async function openDraft(page: Page, speech: OfficeSpeech, reason: string): Promise<string> {
  const { t } = speech;
  await menuLink(page, speech, 'office.menu.programme').click();
  await page.getByRole('button', { name: t('programme.new') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('programme.new.reason')).fill(reason);
  await dialog.getByRole('button', { name: t('programme.new.submit') }).click();
  await page.waitForURL(/programme\/\d+$/);
  return /\d+$/.exec(page.url())?.[0] ?? '';
}
