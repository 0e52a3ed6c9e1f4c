// Which rows of a list are picked, to do something with all of them.
import { useState } from 'react';

export type Selection = {
  readonly keys: ReadonlySet<string>;
  /** Picks a row, or leaves it out. @param range all from the row that was changed last to this one become like it */
  readonly toggle: (key: string, shown: readonly string[], range: boolean) => void;
  readonly pick: (keys: readonly string[]) => void;
  readonly clear: () => void;
};

/** @param of names the list: what was picked of another one is left out */
export function useSelection(of: string): Selection {
  const [state, setState] = useState<{ of: string; keys: ReadonlySet<string>; last: string }>({
    of,
    keys: new Set(),
    last: '',
  });
  const { keys, last } = state.of === of ? state : { keys: new Set<string>(), last: '' };
  return {
    keys,
    toggle: (key, shown, range) =>
      setState({ of, keys: toggled(keys, key, range ? last : '', shown), last: key }),
    pick: (picked) => setState({ of, keys: new Set(picked), last: '' }),
    clear: () => setState({ of, keys: new Set(), last: '' }),
  };
}

/** @param last the row that was changed before, where a range is meant; '' where one row alone is */
export function toggled(
  keys: ReadonlySet<string>,
  key: string,
  last: string,
  shown: readonly string[],
): ReadonlySet<string> {
  const [from, to] = [shown.indexOf(last === '' ? key : last), shown.indexOf(key)].toSorted((a, b) => a - b);
  const range = shown.slice(from === -1 ? to : from, (to ?? 0) + 1);
  const isPicked = !keys.has(key);
  const next = new Set(keys);
  for (const one of range)
    if (isPicked) next.add(one);
    else next.delete(one);
  return next;
}
