// A ticket as the door wants it: alone, its code as large as the screen, on white also where all else is dark. It is part of the
// order's page and asks the network for nothing: at the door there may be none (ADR 084).
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { AdmissionEntry } from '../../domain/admissions/entries-contract.ts';
import { isPassLine } from '../../domain/merchandise/pass-line.ts';
import { codeGroups } from '../../domain/orders/code-groups.ts';
import type { Admission, Order } from '../../domain/orders/order.ts';
import { isVisit } from '../../domain/orders/visit-line.ts';
import { Button } from '../../ui/button.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { useWakeLock } from '../../ui/use-wake-lock.ts';
import { admissionWhen } from './admission-when.ts';
import { LargeCode } from './large-code.tsx';
import styles from './large-tickets.module.css';
import type { Entries } from './use-entries.ts';
import { useEntryText } from './use-entry-text.ts';

type Props = {
  order: Order;
  admissions: readonly Admission[];
  entries: Entries;
  /** The one that is shown first. */
  first: number;
  onClose: () => void;
};

/** All tickets side by side, one to a screen: a swipe, the arrow keys or the buttons lead to the others. */
export function LargeTickets({ order, admissions, entries, first, onClose }: Props) {
  const { t } = useI18n();
  const { dialog, track, shown, turnBy, follow } = useTrack(first);
  useWakeLock();
  const several = admissions.length > 1;
  const number = t('cart.ticket.of', { number: shown + 1, of: admissions.length });
  const turn = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    turnBy(step);
  };
  return (
    <dialog
      ref={dialog}
      className={styles.large}
      aria-label={t('cart.tickets', { count: admissions.length })}
      onClose={onClose}
      onKeyDown={turn}
    >
      <div className={styles.bar}>
        <p aria-live="polite">{several && number}</p>
        <button
          type="button"
          className="close-button"
          aria-label={t('site.close')}
          onClick={() => dialog.current?.close()}
        >
          <span aria-hidden="true">×</span>
        </button>
      </div>
      <ol ref={track} className={styles.track} onScroll={follow} tabIndex={several ? 0 : undefined}>
        {admissions.map((admission, index) => (
          <li key={admission.barcode} inert={index !== shown}>
            <LargeTicket order={order} admission={admission} entry={entries.get(admission.barcode)} />
          </li>
        ))}
      </ol>
      {several && (
        <div className={styles.ways}>
          <Button variant="secondary" aria-disabled={shown === 0} onClick={() => turnBy(-1)}>
            {t('cart.ticket.previous')}
          </Button>
          <Button
            variant="secondary"
            aria-disabled={shown === admissions.length - 1}
            onClick={() => turnBy(1)}
          >
            {t('cart.ticket.next')}
          </Button>
        </div>
      )}
    </dialog>
  );
}

/** Which ticket is in view: where the row was scrolled to, by whatever means. */
function useTrack(first: number) {
  const dialog = useRef<HTMLDialogElement>(null);
  const track = useRef<HTMLOListElement>(null);
  const [shown, setShown] = useState(first);
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    if (track.current) scrollTo(track.current, first);
  }, [first]);
  return {
    dialog,
    track,
    shown,
    /** From where the row is now: two quick presses are two tickets, also before the first one is drawn. */
    turnBy: (step: number) => {
      if (track.current) scrollTo(track.current, shownIn(track.current) + step);
    },
    follow: () => {
      if (track.current) setShown(shownIn(track.current));
    },
  };
}

function shownIn(row: HTMLElement): number {
  return Math.round(row.scrollLeft / row.clientWidth);
}

function scrollTo(row: HTMLElement, index: number): void {
  row.scrollTo({ left: index * row.clientWidth, behavior: 'instant' });
}

type TicketProps = { order: Order; admission: Admission; entry: AdmissionEntry | undefined };

function LargeTicket({ order, admission, entry }: TicketProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { barcode, number, of } = admission;
  const line = order.lines[admission.line];
  const used = useEntryText({ line, admission, entry });
  if (!line) return null;
  const { big, beside, small } = admissionWhen(order, line, admission, i18n);
  const owner = isPassLine(line) ? line.article.owners[number - 1]?.name : undefined;
  const persons = isVisit(line) ? `${t('cart.ticket.persons')}: ${admission.persons}` : '';
  const count = of > 1 && !owner ? t('cart.ticket.of', { number, of }) : '';
  return (
    <>
      <LargeCode admission={admission} label={t('cart.ticket.code', { code: barcode })} />
      <div className={styles.words}>
        <p role="status" className={styles.used}>
          {used}
        </p>
        <p className={styles.number}>{codeGroups(barcode)}</p>
        <h2>{line.title}</h2>
        <p className={styles.time}>{big}</p>
        {beside && <p>{beside}</p>}
        {small !== '' && <p>{small}</p>}
        <p>{[owner ?? admission.name, count, persons].filter((text) => text !== '').join(' · ')}</p>
      </div>
    </>
  );
}
