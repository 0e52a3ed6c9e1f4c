import { useEffect, useState } from 'react';
import { useMe } from '../session/me.ts';
import { forgetTyping, keepTyping, readTyping } from './kept-typing.ts';

/** What a form says of what was typed before: it is in its fields again, or it could be put back into them. */
export type TypedBefore = 'in' | 'out' | 'changedSince';

export type Typing<Value> = {
  readonly value: Value;
  readonly change: (value: Value) => void;
  /** It is saved, or what it was about is gone. */
  readonly forget: () => void;
  /** Undefined where nothing was left unsaved. */
  readonly before: TypedBefore | undefined;
  /** Takes what was typed before out of the fields, or puts it back; nothing is lost by either. */
  readonly toggle: () => void;
  /** Rises with `toggle`: fields that keep something of their own begin anew. */
  readonly round: number;
};

type Options<Value> = {
  /** Of the form, such as a thing of a draft. */
  readonly name: string;
  /** What is saved now. */
  readonly saved: Value;
  /** Nothing is saved yet: nobody can have changed it. */
  readonly isNew: boolean;
  /** What may not stay in a browser: leaving the page asks first. */
  readonly secret?: boolean;
};

/** The values of a form that outlive a reload: what was typed is there again, and can be discarded. */
export function useKeptTyping<Value>({ name, saved, isNew, secret = false }: Options<Value>): Typing<Value> {
  const key = `${useMe().id}:${name}`;
  const [found] = useState(() => (secret ? undefined : readTyping<Value>(key)));
  const isSame = found !== undefined && (isNew || isEqual(found.before, saved));
  const [value, setValue] = useState(found && isSame ? found.value : saved);
  const [before, setBefore] = useState<TypedBefore | undefined>(found && (isSame ? 'in' : 'changedSince'));
  const [other, setOther] = useState(found && !isSame ? found.value : saved);
  const [round, setRound] = useState(0);
  const [isUnkept, setUnkept] = useState(false);
  useAskBeforeLeaving(isUnkept);

  const change = (next: Value) => {
    setValue(next);
    const isTyped = !isEqual(next, saved);
    if (!isTyped) forgetTyping(key);
    setUnkept(isTyped && (secret || !keepTyping(key, { before: saved, value: next })));
  };
  const forget = () => {
    forgetTyping(key);
    setUnkept(false);
    setBefore(undefined);
  };
  const toggle = () => {
    setRound((count) => count + 1);
    setBefore(before === 'in' ? 'out' : 'in');
    setOther(value);
    change(other);
  };
  return { value, change, forget, before, toggle, round };
}

function useAskBeforeLeaving(isUnkept: boolean): void {
  useEffect(() => {
    if (!isUnkept) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnkept]);
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
