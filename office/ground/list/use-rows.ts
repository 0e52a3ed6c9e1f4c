// The rows of a list: the first ones come with the page, others when they are asked for. Those that were asked for are there
// again when somebody comes back to the list.
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { ApiRefusal } from '../../../ui/call/call.ts';

/** A page of a list, as every list of the office answers: the cursor of the next one, if there is one. */
export type RowsPage<Row> = { readonly rows: readonly Row[]; readonly next: string | null };

export type Rows<Row> = {
  readonly all: readonly Row[];
  readonly hasMore: boolean;
  readonly loading: boolean;
  readonly failed: boolean;
  readonly more: () => void;
};

const MOST_KEPT = 20;
/** What was added to lists, by the visit of their page. */
const kept = new Map<string, { readonly after: string | null; readonly added: RowsPage<unknown> }>();

/**
 * @param first as the loader answered it
 * @param load the page after a cursor
 */
export function useRows<Row>(
  first: RowsPage<Row>,
  load: (cursor: string) => Promise<RowsPage<Row>>,
): Rows<Row> {
  const { key } = useLocation();
  const [added, setAdded] = useState<RowsPage<Row>>(() => addedBefore(key, first.next));
  const [shown, setShown] = useState(first);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  // Other filters, or the same ones asked again.
  if (shown !== first) {
    setShown(first);
    setAdded({ rows: [], next: null });
    setState('idle');
  }
  useEffect(() => remember(key, first.next, added), [key, first.next, added]);
  const cursor = added.rows.length > 0 ? added.next : first.next;
  const more = async () => {
    if (cursor === null || state === 'loading') return;
    setState('loading');
    try {
      const page = await load(cursor);
      setAdded((before) => ({ rows: [...before.rows, ...page.rows], next: page.next }));
      setState('idle');
    } catch (problem) {
      if (!(problem instanceof ApiRefusal)) throw problem;
      setState('failed');
    }
  };
  return {
    all: [...first.rows, ...added.rows],
    hasMore: cursor !== null,
    loading: state === 'loading',
    failed: state === 'failed',
    more: () => void more(),
  };
}

/** What was added at this visit of the page, if the list still begins with the same rows. */
function addedBefore<Row>(key: string, after: string | null): RowsPage<Row> {
  const found = kept.get(key);
  return found && after !== null && found.after === after
    ? (found.added as RowsPage<Row>)
    : { rows: [], next: null };
}

function remember<Row>(key: string, after: string | null, added: RowsPage<Row>) {
  kept.delete(key);
  if (added.rows.length > 0) kept.set(key, { after, added });
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
}

/** A list that comes whole. */
export function wholeList<Row>(all: readonly Row[]): Rows<Row> {
  return { all, hasMore: false, loading: false, failed: false, more: () => {} };
}
