import { useEffect, useRef } from 'react';
import { isStored } from '../../domain/products/stored-line.ts';
import { sessionValue } from '../ground/session-value.ts';

type Kept = Readonly<Record<string, unknown>>;

const NONE: Kept = {};
const choices = sessionValue<Kept>('choices', NONE, (stored) => (isStored(stored) ? stored : NONE));

type Keeping<Choice> = {
  /** Which page: the kind of product and its id. */
  page: string;
  choice: Choice;
  isEmpty: boolean;
  /** A line of the cart is changed: what was chosen is in the cart, and stays there. */
  isChanging: boolean;
  /** Takes up what was kept, checked before it is believed. */
  restore: (stored: unknown) => void;
};

/** Keeps what is chosen on a page for as long as the tab is open: Back and a reload find it again. */
export function useKeptChoice<Choice>({ page, choice, isEmpty, isChanging, restore }: Keeping<Choice>): void {
  const latest = useRef(restore);
  useEffect(() => {
    latest.current = restore;
  });
  const begun = useRef(false);
  const text = JSON.stringify(choice);
  useEffect(() => {
    if (isChanging) return;
    if (begun.current) {
      keep(page, isEmpty ? undefined : JSON.parse(text));
      return;
    }
    begun.current = true;
    const kept = choices.get()[page];
    if (kept !== undefined) latest.current(kept);
  }, [page, text, isEmpty, isChanging]);
}

function keep(page: string, choice: unknown): void {
  const { [page]: _, ...others } = choices.get();
  const next = choice === undefined ? others : { ...others, [page]: choice };
  choices.set(Object.keys(next).length > 0 ? next : NONE);
}
