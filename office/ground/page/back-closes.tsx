import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';

/** In what lies over the page: the browser’s Back closes it, and the page stays. */
export function BackCloses({ onClose }: { onClose: () => void }) {
  const blocker = useBlocker(isBack);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    close();
  }, [blocker]);
  return null;
}

/** Forward as well, which nobody can tell from it. */
function isBack({ historyAction }: { readonly historyAction: string }): boolean {
  return historyAction === 'POP';
}
