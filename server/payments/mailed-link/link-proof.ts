// What a mailed link proves: its reader has the mailbox of the order. It is a signature of the cart's id, so that nothing has
// to be stored, and every mail of one order has the same link.
import { createHmac, timingSafeEqual } from 'node:crypto';

/** The proof for a cart. @param key the installation's */
export function linkProof(key: string, cartId: string): string {
  return createHmac('sha256', key).update(cartId).digest('base64url');
}

export function isLinkProof(key: string, cartId: string, given: string): boolean {
  const [proof, other] = [Buffer.from(linkProof(key, cartId)), Buffer.from(given)];
  return proof.length === other.length && timingSafeEqual(proof, other);
}
