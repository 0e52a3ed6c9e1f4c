import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { VoucherLine } from '../../../domain/vouchers/voucher-line.ts';
import { Button } from '../../../ui/button.tsx';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import styles from '../../cart/cart-line.module.css';
import { replaceLine } from '../../cart/change-cart.ts';
import { GreetingField } from '../greeting-field.tsx';

/** Another greeting for a voucher's line, or none. */
export function EditGreeting(props: { line: VoucherLine; index: number; onDone: () => void }) {
  const { line, index, onDone } = props;
  const { t } = useI18n();
  const [draft, setDraft] = useState(line.greeting);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  const keep = (greeting: string) => {
    replaceLine(index, { ...line, greeting: greeting.trim() });
    onDone();
  };
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    keep(draft);
  };
  return (
    <form method="post" ref={form} onSubmit={confirm} className={styles.greeting}>
      <GreetingField name={`greeting-${index}`} greeting={draft} onChange={setDraft} />
      <div className={styles.ways}>
        <Button type="submit" variant="secondary">
          {t('cart.document.confirm')}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t('cart.document.leave')}
        </Button>
        {line.greeting !== '' && (
          <Button
            variant="quiet"
            aria-label={t('cart.remove.line', { name: t('cart.greeting') })}
            onClick={() => keep('')}
          >
            {t('cart.remove')}
          </Button>
        )}
      </div>
    </form>
  );
}
