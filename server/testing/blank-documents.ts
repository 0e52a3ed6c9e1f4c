// Documents that nobody looks at: drawing the tickets of a mail takes a thread, which costs more than all else in a test.
import { openKeepingPrinter } from '../documents/kept/keeping-printer.ts';
import type { TestShop } from './test-shop.ts';

const BLANK = Buffer.from('%PDF-1.7\n%%EOF\n');

/** From now on the shop's documents are blank. They are kept and mailed like others. */
export async function drawBlank({ shop }: TestShop): Promise<void> {
  const { print, printOnce, close } = openKeepingPrinter(shop, {
    print: async () => BLANK,
    close: async () => {},
  });
  Object.assign(shop.printer, { print, printOnce });
  // It sweeps nothing by itself; the shop's own printer does.
  await close();
}
