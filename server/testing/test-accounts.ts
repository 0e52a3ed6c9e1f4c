// Accounts for tests, and the mails that their owners get.

import { createHash } from 'node:crypto';
import PostalMime from 'postal-mime';
import { vi } from 'vitest';
import { accountMailsWording } from '../../domain/wording/account-mails/account-mails-wording.ts';
import { composeShop } from '../compose-shop.ts';
import type { AccountMailKind } from '../customers/account-mails/prepare-account-mail.ts';
import { buildServer } from '../http/build-server.ts';
import { closePayments } from '../payments/payments-module.ts';
import { readConfig } from '../platform/config.ts';
import { type Answer, NO_PAGES, type TestShop } from './test-shop.ts';

export const PASSWORD = digest('Ebbe und Flut am Deich');
export const NEW_PASSWORD = digest('Zwölf Möwen im Wind');
export const ADA = { lname: 'Lovelace', email: 'ada@example.org', country: 'DE' };
export const BACKLINK = 'http://localhost:3000/de/recover/';

export type ReadMail = { to: string; subject: string; html: string; text: string; secret: string };

/** A password's digest, as browsers send it. */
export function digest(typed: string): string {
  return createHash('md5').update(typed).digest('hex');
}

export function bearing(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

/** Registers and returns the token. */
export async function register(shop: TestShop, more: object = {}, token?: string): Promise<string> {
  const c = { ...ADA, password: PASSWORD, ...more };
  const headers = token === undefined ? {} : bearing(token);
  return (await shop.post('/api/de/customer/register', { c }, headers)).body.data;
}

export function logIn(shop: TestShop, email = ADA.email, password = PASSWORD): Promise<Answer> {
  return shop.post('/api/de/auth/login', { _u: email, _p: password });
}

/** All mails of a kind in German to an address, the oldest first of those that the clock tells apart. */
export async function mailsOf(
  shop: TestShop,
  kind: AccountMailKind,
  email: string = ADA.email,
): Promise<ReadMail[]> {
  // Parsing takes long, and a shop of many tests has many mails.
  const about = shop
    .outbox()
    .map((name) => shop.mail(name))
    .filter((raw) => raw.toLowerCase().includes(email.toLowerCase()));
  const mails = await Promise.all(about.map(readMail));
  const subject = accountMailsWording.de[`account-mails.${kind}.subject`];
  return mails.filter((mail) => mail.subject === subject && mail.to.toLowerCase() === email.toLowerCase());
}

async function readMail(raw: string): Promise<ReadMail> {
  const { to, subject = '', html = '', text = '' } = await PostalMime.parse(raw);
  const [first] = to ?? [];
  return {
    to: first && 'address' in first ? (first.address ?? '') : '',
    subject,
    html,
    text,
    secret: /\/#(\w+)/.exec(text)?.[1] ?? '',
  };
}

/** Waits for the first mail of a kind to an address. */
export function mailOf(shop: TestShop, kind: AccountMailKind, email: string = ADA.email): Promise<ReadMail> {
  return vi.waitFor(
    async () => {
      const [mail] = await mailsOf(shop, kind, email);
      if (!mail) throw new Error(`no mail of ${kind} to ${email}`);
      return mail;
    },
    { timeout: 150_000, interval: 50 },
  );
}

/** Registers, confirms the address and returns the token. */
export async function registerConfirmed(shop: TestShop, email: string = ADA.email): Promise<string> {
  const token = await register(shop, { email });
  const { secret } = await mailOf(shop, 'confirm', email);
  await shop.post('/api/de/customer/emailconfirm', { token: secret }, bearing(token));
  return token;
}

/** A second process of the same shop, which shares only the database. */
export async function openSecondProcess(shop: TestShop, settings: Record<string, string>) {
  const config = readConfig({ LOG_LEVEL: 'silent', JOBS: 'off', ...settings });
  const wired = await composeShop(config, shop.database, { error: () => {}, warn: () => {} }, shop.now);
  const app = await buildServer(wired, NO_PAGES);
  await wired.jobs.start();
  await app.ready();
  return {
    post: (path: string, payload: object) => app.inject({ method: 'POST', url: path, payload }),
    close: async () => {
      await app.close();
      await wired.jobs.stop();
      closePayments(wired.payments);
      wired.mailer.close();
      await wired.printer.close();
    },
  };
}
