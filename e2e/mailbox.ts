// The mails that a shop has sent, as its visitors find them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { dataFolder, type ShopName } from './servers.ts';
import { mailProblems } from './valid-html.ts';

/** All mails to an address, oldest first. */
export async function mailsTo(address: string, shop: ShopName = 'shop'): Promise<Email[]> {
  const outbox = join(dataFolder(shop), 'outbox');
  if (!existsSync(outbox)) return [];
  const texts = readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .filter((text) => text.includes(address));
  const mails = await Promise.all(texts.map((text) => PostalMime.parse(text)));
  return mails.filter((mail) => mail.to?.some((to) => to.address === address));
}

/** The one mail to an address: waits for it, and then a moment for a second one that must not come. */
export async function onlyMailTo(address: string, shop: ShopName = 'shop'): Promise<Email> {
  await expect
    .poll(async () => (await mailsTo(address, shop)).length, { timeout: 15_000 })
    .toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const mails = await mailsTo(address, shop);
  expect(mails.map(({ subject }) => subject)).toHaveLength(1);
  expect(await mailProblems(mails[0]?.html ?? '')).toEqual([]);
  return mails[0] as Email;
}

/** The first attachment of a type. @param of how many there are; of PDFs the tickets come first, then invoice and terms */
export function attachment(mail: Email, type: string, of = 1): Buffer {
  const found = mail.attachments.filter(({ mimeType }) => mimeType.startsWith(type));
  expect(found, `attachments of type ${type}`).toHaveLength(of);
  const { content } = found[0] as Email['attachments'][number];
  return typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as Uint8Array<ArrayBuffer>);
}

/** Pages of a PDF: each admission is a page with a code of its own. */
export function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
