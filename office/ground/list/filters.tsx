// Filters of a list stand in its address, so that a list as it is shown can be sent to somebody.
import '../../../ui/select-field.css';
import './filters.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { useI18n } from '../i18n.ts';
import { useKeys } from '../keys/use-keys.ts';

const TYPING_MS = 250;

/** So many stand on a phone; of more, all but two fold (filters.css). */
const MOST_ON_PHONE = 4;

/** The line of filters above a list; its last part clears them all. */
export function Filters({ names, children }: { names: readonly string[]; children: ReactNode }) {
  const { t } = useI18n();
  const [search, setSearch] = useSearchParams();
  const clear = () => {
    const next = new URLSearchParams(search);
    for (const name of names) next.delete(name);
    setSearch(next, { replace: true });
  };
  const isSet = names.some((name) => search.get(name));
  const [isOpen, setOpen] = useState(isSet);
  const folds = names.length > MOST_ON_PHONE;
  return (
    <div className="filters" data-folded={folds && !isOpen}>
      {children}
      {folds && (
        <Button
          variant="quiet"
          className="filters-more"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'office.filter.fewer' : 'office.filter.more')}
        </Button>
      )}
      {isSet && (
        <Button variant="quiet" onClick={clear}>
          {t('office.list.clear')}
        </Button>
      )}
    </div>
  );
}

/** A filter’s value in the address, and how to change it. */
export function useFilter(name: string): readonly [value: string, change: (value: string) => void] {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const { location: coming } = useNavigation();
  const change = (value: string) => {
    // Another filter may have been changed just before, and its rows are still on their way.
    const next = new URLSearchParams(coming?.pathname === pathname ? coming.search : search);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true });
  };
  return [search.get(name) ?? '', change];
}

/** The field that `/` leads to. The list follows while one types. */
export function SearchFilter({ name = 'q', label }: { name?: string; label: string }) {
  const [value, change] = useFilter(name);
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const field = useRef<HTMLInputElement>(null);
  useKeys({ '/': () => field.current?.focus() });
  useEffect(() => {
    // Changed elsewhere: Back, or all filters cleared.
    if (value !== sent.current) setTyped(value);
    sent.current = value;
  }, [value]);
  useEffect(() => {
    if (typed.trim() === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = typed.trim();
      change(typed.trim());
    }, TYPING_MS);
    return () => clearTimeout(timer);
  });
  return (
    <label className="filter filter-search">
      <span>{label}</span>
      <input
        ref={field}
        type="search"
        className="control"
        value={typed}
        autoComplete="off"
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
      />
    </label>
  );
}

type Options = readonly { readonly value: string; readonly label: string }[];

/** One of several values, or all. */
export function SelectFilter(props: { name: string; label: string; options: Options; all?: string }) {
  const { t } = useI18n();
  const [value, change] = useFilter(props.name);
  return (
    <label className="filter">
      <span>{props.label}</span>
      <select
        className="control select"
        value={value}
        onChange={(event) => change(event.currentTarget.value)}
      >
        <option value="">{props.all ?? t('office.filter.all')}</option>
        {props.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A day, or none. */
export function DayFilter({ name, label }: { name: string; label: string }) {
  const [value, change] = useFilter(name);
  return (
    <label className="filter">
      <span>{label}</span>
      <input
        type="date"
        className="control"
        value={value}
        onChange={(event) => change(event.currentTarget.value)}
      />
    </label>
  );
}
