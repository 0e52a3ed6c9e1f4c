import { useState } from 'react';
import { barcodePath } from '../../domain/addresses.ts';
import type { AdmissionEntry } from '../../domain/admissions/entries-contract.ts';
import { isPassLine } from '../../domain/merchandise/pass-line.ts';
import type { Admission, Order } from '../../domain/orders/order.ts';
import { lineValidity, passesOf, ticketsOf } from '../../domain/orders/order-passes.ts';
import { isVisit } from '../../domain/orders/visit-line.ts';
import type { OrderLine } from '../../domain/product-kinds.ts';
import { Button } from '../../ui/button.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import styles from './admission-ticket.module.css';
import { admissionWhen } from './admission-when.ts';
import { codeId } from './large-code.tsx';
import { LargeTickets } from './large-tickets.tsx';
import { orderLineView } from './lines/order-line-views.ts';
import { type Entries, useEntries } from './use-entries.ts';
import { useEntryText } from './use-entry-text.ts';

type Props = {
  order: Order;
  line: OrderLine;
  admission: Admission;
  entry: AdmissionEntry | undefined;
  onEnlarge: () => void;
};

/** All admissions of an order: the tickets, then the passes. */
export function AdmissionTickets({ order }: { order: Order }) {
  const { t } = useI18n();
  const tickets = ticketsOf(order);
  const passes = passesOf(order).map(({ admission }) => admission);
  const all = [...tickets, ...passes].filter(({ blocked }) => !blocked);
  const [large, setLarge] = useState<Admission>();
  const entries = useEntries(order, large !== undefined);
  return (
    <>
      <Sheet
        id="tickets-heading"
        title={t('cart.tickets', { count: tickets.length })}
        order={order}
        admissions={tickets}
        entries={entries}
        onEnlarge={setLarge}
      />
      <Sheet
        id="passes-heading"
        title={t('cart.passes', { count: passes.length })}
        order={order}
        admissions={passes}
        entries={entries}
        onEnlarge={setLarge}
      />
      {large && (
        <LargeTickets
          order={order}
          admissions={all}
          entries={entries}
          first={all.indexOf(large)}
          onClose={() => setLarge(undefined)}
        />
      )}
    </>
  );
}

type SheetProps = {
  id: string;
  title: string;
  order: Order;
  admissions: readonly Admission[];
  entries: Entries;
  onEnlarge: (admission: Admission) => void;
};

function Sheet({ id, title, order, admissions, entries, onEnlarge }: SheetProps) {
  if (admissions.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.tickets}>
      <h2 id={id}>{title}</h2>
      <ul>
        {admissions.map((admission) => {
          const line = order.lines[admission.line];
          return (
            line && (
              <AdmissionTicket
                key={admission.barcode}
                order={order}
                line={line}
                admission={admission}
                entry={entries.get(admission.barcode)}
                onEnlarge={() => onEnlarge(admission)}
              />
            )
          );
        })}
      </ul>
    </section>
  );
}

/** An admission on the phone: what, when, where, and the code that is scanned at the door. That of a refunded order is void. */
function AdmissionTicket(props: Props) {
  const { order, line, admission } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const { big, beside, small } = admissionWhen(order, line, admission, i18n);
  const facts = useFacts(props);
  const used = useEntryText(props);
  const isRefunded = order.state === 'refunded';
  const isVoid = isRefunded || admission.blocked;
  return (
    <li className={isVoid ? `${styles.ticket} ${styles.void}` : styles.ticket}>
      <div className={styles.head}>
        <h3>{line.title}</h3>
        {isVisit(line) && line.venue && <p>{line.venue}</p>}
      </div>
      <div className={styles.when}>
        <p className={styles.time}>{big}</p>
        {beside && <p>{beside}</p>}
        {small && <p>{small}</p>}
        {used && <p className={styles.used}>{used}</p>}
      </div>
      <div className={styles.code}>
        {isVoid ? (
          <p className={styles.stamp}>{t(isRefunded ? 'cart.ticket.void' : 'cart.pass.blocked')}</p>
        ) : (
          <Code {...props} />
        )}
      </div>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** What is scanned, or read out where no scanner reads it. A press on it makes it large. */
function Code({ order, line, admission, onEnlarge }: Props) {
  const { t } = useI18n();
  const { barcode, number } = admission;
  return (
    <>
      <img
        id={codeId(admission)}
        src={barcodePath({ id: order.booking_id, line: String(admission.line), number: String(number) })}
        alt={t('cart.ticket.code', { code: barcode })}
        width="240"
        height="240"
      />
      <p>{barcode}</p>
      <Button variant="quiet" className={styles.enlarge} onClick={onEnlarge}>
        {t('cart.ticket.large')}
        <span className="visually-hidden">
          {': '}
          {line.title}, {admission.name}, {number}
        </span>
      </Button>
    </>
  );
}

function useFacts({ line, admission, order }: Props): [name: string, value: string | number][] {
  const i18n = useI18n();
  const { t } = i18n;
  const owner = isPassLine(line) ? line.article.owners[admission.number - 1] : undefined;
  const facts: [string, string | number][] = lineValidity(line, order.date)
    ? [[t('cart.pass.owner'), owner?.name ?? '']]
    : [
        [t('cart.ticket'), admission.name],
        [t('cart.ticket.persons'), admission.persons],
      ];
  if (isVisit(line)) facts.push([t('cart.ticket.place'), line.address]);
  for (const [label, value] of orderLineView(line).ticketFacts(line, i18n)) facts.push([label, value]);
  if (admission.of > 1 && !owner)
    facts.push([
      t('cart.ticket.number'),
      t('cart.ticket.of', { number: admission.number, of: admission.of }),
    ]);
  return facts.filter(([, value]) => value !== '');
}
