import type { RefObject } from 'react';
import { useKeys } from '../keys/use-keys.ts';

/** `j` and `k` move the focus through the rows’ links, so that Enter opens the one that has it. */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  const move = (by: 1 | -1) => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const now = links.indexOf(document.activeElement as HTMLElement);
    const next = links[now === -1 ? (by === 1 ? 0 : links.length - 1) : now + by];
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  };
  useKeys({ j: () => move(1), k: () => move(-1) });
}
