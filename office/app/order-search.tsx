// One field in the header finds orders by whatever somebody says on the telephone. `/` leads there, results come as one types,
// Enter opens the order that the text names. What was typed stands in no address: it may be a code (ADR 048).
import './order-search.css';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { officePaths } from '../../domain/office-addresses.ts';
import { useI18n } from '../ground/i18n.ts';
import { useKeys } from '../ground/keys/use-keys.ts';
import { FoundOrders } from './found-orders.tsx';
import { type Found, useOrderSearch } from './use-order-search.ts';

export function OrderSearch() {
  const { t } = useI18n();
  const { pathname } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const { found, state } = useOrderSearch(typed);
  const open = useOpen(typed, state === 'found' ? found : undefined);
  const id = useId();
  const isAsked = typed.trim() !== '';
  useKeys({ '/': () => field.current?.focus() });
  // Whoever has opened something has found what they looked for.
  useEffect(() => {
    if (pathname) setTyped('');
  }, [pathname]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    open();
  };
  return (
    <search className="order-search">
      <form onSubmit={submit} onKeyDown={({ key }) => key === 'Escape' && setTyped('')}>
        <input
          ref={field}
          type="search"
          className="control"
          aria-label={t('search.label')}
          aria-controls={isAsked ? id : undefined}
          placeholder={t('search.placeholder')}
          autoComplete="off"
          maxLength={200}
          value={typed}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
        {isAsked && (
          // Takes the focus where a browser gives none to a link that is clicked: else it would be gone before the click.
          <div className="order-search-found" id={id} tabIndex={-1}>
            <FoundOrders state={state} found={found} q={typed.trim()} onLeave={() => setTyped('')} />
          </div>
        )}
      </form>
    </search>
  );
}

/** Opens the order that the text names, or the only one found. Who is faster than the answer need not press Enter twice. */
function useOpen(typed: string, found: Found | undefined): () => void {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<string>();
  useEffect(() => {
    if (!found || wanted !== typed) return;
    setWanted(undefined);
    const number = found.opens || (found.orders.length === 1 && found.orders[0]?.number);
    if (number) void navigate(officePaths.order(number));
  }, [navigate, typed, found, wanted]);
  return () => setWanted(typed);
}
