import { createHmac } from 'node:crypto';
import { networkOf } from '../../platform/network-of.ts';

/**
 * What is kept of the network that a cart comes from: enough to count its carts, and nothing that names it to anyone
 * without the key.
 * @returns null for the shop itself
 */
export function networkDigest(key: string, address: string): string | null {
  return address === '' ? null : createHmac('sha256', key).update(networkOf(address)).digest('base64url');
}
