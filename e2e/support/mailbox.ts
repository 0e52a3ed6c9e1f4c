// The mails that a shop has sent to its visitors.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { dataFolder, type ShopName } from '../servers.ts';
import { mailProblems } from './valid-html.ts';

/** The headers of the mails seen so far, by their files: a mail's file never changes. */
const headersOf = new Map<string, string>();

/** All mails to an address, oldest first. */
export async function mailsTo(address: string, shop: ShopName = 'shop'): Promise<Email[]> {
  const outbox = join(dataFolder(shop), 'outbox');
  if (!existsSync(outbox)) return [];
  const files = readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => join(outbox, name))
    .filter((file) => headers(file).includes(address));
  const mails = await Promise.all(files.map((file) => PostalMime.parse(readFileSync(file))));
  return mails.filter((mail) => mail.to?.some((to) => to.address === address));
}

function headers(file: string): string {
  const known = headersOf.get(file);
  if (known !== undefined) return known;
  const [read = ''] = readFileSync(file, 'latin1').split('\r\n\r\n', 1);
  headersOf.set(file, read);
  return read;
}

/** How many mails an address has. On a busy machine each of them may give way for a minute (ADR 159). */
function pollMails(address: string, shop: ShopName, timeout = 120_000) {
  const arrived = async () => (await mailsTo(address, shop)).length;
  return expect.poll(arrived, { message: `mails to ${address}`, timeout });
}

/** Waits until an address has so many mails. @param timeout in milliseconds @returns them, oldest first */
export async function waitForMails(
  address: string,
  count: number,
  shop: ShopName = 'shop',
  timeout?: number,
): Promise<Email[]> {
  await pollMails(address, shop, timeout).toBe(count);
  return mailsTo(address, shop);
}

/** Mails with a link that a visitor waits for do not give way. @returns them, oldest first */
export function waitForLinks(address: string, count: number, shop?: ShopName): Promise<Email[]> {
  return waitForMails(address, count, shop, 15_000);
}

/** Waits for the only mail to an address. Then waits a moment longer, because no second mail may arrive. */
export async function onlyMailTo(address: string, shop: ShopName = 'shop'): Promise<Email> {
  await pollMails(address, shop).toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const mails = await mailsTo(address, shop);
  expect(mails.map(({ subject }) => subject)).toHaveLength(1);
  expect(await mailProblems(mails[0]?.html ?? '')).toEqual([]);
  return mails[0] as Email;
}

/** The first attachment of a type. For PDFs: tickets, then invoice, then terms. @param of how many of that type are expected */
export function attachment(mail: Email, type: string, of = 1): Buffer {
  const found = mail.attachments.filter(({ mimeType }) => mimeType.startsWith(type));
  expect(found, `attachments of type ${type}`).toHaveLength(of);
  const { content } = found[0] as Email['attachments'][number];
  return typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as Uint8Array<ArrayBuffer>);
}

/** The number of pages of a PDF. Each admission has a separate page with its own code. */
export function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
