import type { OrderNote } from '../../domain/orders/order-acts-contract.ts';
import { Button } from '../../ui/button.tsx';
import { newActKey } from '../ground/act/act-key.ts';
import { useSend } from '../ground/act/use-send.ts';
import { useI18n } from '../ground/i18n.ts';
import { Section } from '../ground/page/page.tsx';
import { useMay } from '../ground/session/me.ts';
import './order-notes.css';

/** What staff noted on an order; what was struck out can still be read. */
export function OrderNotes({ number, notes }: { number: string; notes: readonly OrderNote[] }) {
  const { t, formats } = useI18n();
  const may = useMay();
  const { busy, send } = useSend();
  const change = (act: 'strike-note' | 'restore-note', note: string) => {
    const body = { note, key: newActKey() };
    send((call) => call(`POST office/orders/:number/${act}`, { params: { number }, body }));
  };
  return (
    <Section title={t('acts.notes')}>
      {notes.length === 0 && <p>{t('acts.notes.none')}</p>}
      <ul className="order-notes">
        {notes.map(({ id, at, text, author, struck_at }) => (
          <li key={id}>
            <p className="order-note-head figures">
              {formats.moment(at)} · {author.name}
            </p>
            {struck_at === '' ? <p>{text}</p> : <del>{text}</del>}
            {struck_at !== '' && (
              <p className="order-note-head">{t('acts.notes.struck', { at: formats.moment(struck_at) })}</p>
            )}
            {may('orders.change') && (
              <Button
                variant="secondary"
                busy={busy}
                onClick={() => change(struck_at === '' ? 'strike-note' : 'restore-note', id)}
              >
                {t(struck_at === '' ? 'acts.notes.strike' : 'acts.notes.restore')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
