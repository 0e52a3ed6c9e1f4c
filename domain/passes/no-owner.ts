// Apart from `owners.ts`, so that a page that shows lines need not load the rules of addresses.
import type { Owner } from './owner.ts';

/** An owner of whom nothing is known. */
export function noOwner(country: string): Owner {
  return {
    name: '',
    address: { street: '', zip: '', city: '', country },
    send_to_custom_addr: false,
  };
}
