import type { CartLine } from '../../domain/product-kinds.ts';
import { isCodeLine } from '../../domain/vouchers/voucher-code-line.ts';

/** The server's line, which has no picture, with that of the line that it replaces. */
export function withPicture(line: CartLine, was: CartLine | undefined): CartLine {
  return was && 'picture' in was && was.picture && !isCodeLine(line)
    ? { picture: was.picture, ...line }
    : line;
}
