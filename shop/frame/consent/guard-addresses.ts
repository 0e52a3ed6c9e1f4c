// Once a tag is in the page it reads every address that appears there. A page whose address is private is therefore loaded
// again, without tags (ADR 025), instead of being shown in this one.
import type { DataRouter } from 'react-router';
import { shareableAddress } from '../../../domain/site/shareable-address.ts';

/** Call it before the first tag loads. */
export function guardAddresses(router: Pick<DataRouter, 'getBlocker'>): void {
  router.getBlocker('consent', ({ nextLocation: { pathname, search, hash }, historyAction }) => {
    const address = pathname + search + hash;
    if (shareableAddress({ pathname, search, hash }) === address) return false;
    if (historyAction === 'POP') {
      // Back or forward: the browser is there already.
      window.location.reload();
      return false;
    }
    if (historyAction === 'REPLACE') window.location.replace(address);
    else window.location.assign(address);
    return true;
  });
}
