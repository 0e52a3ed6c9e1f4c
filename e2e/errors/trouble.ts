// Answers that a server gives only in trouble, and where the shop's pages say so.
import type { Page } from '@playwright/test';
import { addArticle } from '../merchandise/retail-visitor.ts';
import type { Speech } from '../support/speech.ts';
import { goToCheckout } from '../support/visitor.ts';

/** The museum's address for visitors who need help. */
export const SUPPORT = /^[\w.-]+@[\w.-]+$/;

export function answerWith(page: Page, path: string, status: number, json: object = {}, headers = {}) {
  return page.route(`**/api/*/${path}`, (route) => route.fulfill({ status, json, headers }));
}

export function heading(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

export function menu(page: Page, name: string) {
  return page.getByRole('banner').getByRole('link', { name, exact: true }).first();
}

/** The global message above the page. */
export function message(page: Page, words: string) {
  return page.getByRole('alert').getByRole('paragraph').filter({ hasText: words });
}

export async function shopWithAnArticle(page: Page, speech: Speech) {
  await addArticle(page, speech, 'nachtheft');
  await goToCheckout(page, speech);
}

export function inTheCart(page: Page, { t: say }: Speech) {
  return page.getByRole('region', { name: say('cart.lines') }).getByRole('listitem');
}
