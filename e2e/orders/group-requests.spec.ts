// A school asks for an offer: what is missing is said at its field, with scripts and without, and it arrives.
import { expect, type Page } from '@playwright/test';
import { localPath, shopPaths, withSearch } from '../../domain/addresses.ts';
import { groupRequestsDe } from '../../domain/wording/group-requests/de.ts';
import { sidewaysOverflow, violations } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { newEmail } from '../support/visitor.ts';

const t = groupRequestsDe;

async function fill(page: Page, email: string): Promise<void> {
  await page.getByLabel(t['groups.name']).fill('Ada Lovelace');
  await page.getByLabel(t['groups.organisation']).fill('Schule am Steg');
  await page.getByLabel(t['groups.email']).fill(email);
  await page.getByLabel(t['groups.people']).fill('24');
  await page.getByLabel(t['groups.days']).fill('Dienstags im Mai');
}

test('a school asks for an offer', async ({ page }) => {
  await page.goto(localPath('de'));
  await page.getByRole('link', { name: t['groups.title'] }).first().click();
  await fill(page, newEmail());
  await page.getByRole('button', { name: t['groups.submit'] }).click();
  await expect(page.getByLabel('Klassenstufe')).toHaveAttribute('aria-invalid', 'true');
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  await page.getByLabel('Klassenstufe').fill('7');
  await page.getByRole('button', { name: t['groups.submit'] }).click();
  await expect(page.getByRole('heading', { level: 1, name: t['groups.received'] })).toBeFocused();
  expect(await violations(page)).toEqual([]);
});

test('a browser without scripts asks, too', async ({ anotherVisitor }) => {
  const page = await anotherVisitor({ javaScriptEnabled: false });
  await page.goto(localPath('de', withSearch(shopPaths.groups(), { kind: 'school' })));
  await fill(page, newEmail());
  await page.getByLabel('Klassenstufe').fill('99');
  await page.getByRole('button', { name: t['groups.submit'] }).click();
  await expect(page.getByLabel('Klassenstufe')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel(t['groups.name'])).toHaveValue('Ada Lovelace');
  await page.getByLabel('Klassenstufe').fill('9');
  await page.getByRole('button', { name: t['groups.submit'] }).click();
  await expect(page.getByRole('heading', { level: 1, name: t['groups.received'] })).toBeVisible();
});
