import { Suspense, useEffect, useRef, useState } from 'react';
import type { VoucherLine } from '../../../domain/vouchers/voucher-line.ts';
import { Button } from '../../../ui/button.tsx';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { later } from '../../../ui/later.ts';
import { Greeting } from './greeting.tsx';

/** Loaded on demand, because few visitors change their greeting. */
const EditGreeting = later(() =>
  import('./edit-greeting.tsx').then((module) => ({ default: module.EditGreeting })),
);

/** A voucher's greeting in the cart, with a button to change it. */
export function GreetingLine({ line, index }: { line: VoucherLine; index: number }) {
  const { t } = useI18n();
  const [editing, setEditing] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const touched = useRef(false);
  useEffect(() => {
    // The pressed button is gone. The focus moves to what replaced it.
    if (touched.current && !editing) box.current?.querySelector('button')?.focus();
    touched.current = true;
  }, [editing]);
  const words = line.greeting === '' ? t('cart.greeting.add') : t('cart.greeting.change');
  return (
    <div ref={box}>
      {editing ? (
        <Suspense>
          <EditGreeting line={line} index={index} onDone={() => setEditing(false)} />
        </Suspense>
      ) : (
        <>
          <Greeting text={line.greeting} />
          <Button variant="quiet" aria-label={`${words}: ${line.name}`} onClick={() => setEditing(true)}>
            {words}
          </Button>
        </>
      )}
    </div>
  );
}
