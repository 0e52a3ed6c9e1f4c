// Not in `owners.ts`, so that a page that shows lines need not load the rules for addresses.
import type { Owner } from './owner.ts';

/** An empty owner. */
export function noOwner(country: string): Owner {
  return {
    name: '',
    address: { street: '', zip: '', city: '', country },
    send_to_custom_addr: false,
  };
}
