import { areTexts, isStored } from '../products/stored-line.ts';
import type { Owner } from './owner.ts';

/** Whether something from the browser's storage is an owner. */
export function isOwner(value: unknown): value is Owner {
  return (
    isStored(value) &&
    areTexts(value, 'name') &&
    isStored(value.address) &&
    areTexts(value.address, 'street', 'zip', 'city', 'country') &&
    typeof value.send_to_custom_addr === 'boolean'
  );
}
