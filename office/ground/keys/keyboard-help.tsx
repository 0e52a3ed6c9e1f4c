import './keyboard-help.css';
import { useState } from 'react';
import { useI18n } from '../i18n.ts';
import { Sheet } from '../page/sheet.tsx';
import { useKeys } from './use-keys.ts';

const KEYS = [
  ['/', 'office.keys.search'],
  ['g', 'office.keys.goTo'],
  ['j', 'office.keys.next'],
  ['k', 'office.keys.previous'],
  ['Enter', 'office.keys.enter'],
  ['Esc', 'office.keys.escape'],
  ['?', 'office.keys.help'],
] as const;

/** The button and the key `?` that show which keys there are. */
export function KeyboardHelp() {
  const { t } = useI18n();
  const [open, setOpen] = useState(false);
  useKeys({ '?': () => setOpen(true) });
  return (
    <>
      <button
        type="button"
        className="head-button keys-button"
        aria-label={t('office.keys.open')}
        title={t('office.keys.open')}
        onClick={() => setOpen(true)}
      >
        <kbd>?</kbd>
      </button>
      <Sheet open={open} title={t('office.keys')} onClose={() => setOpen(false)}>
        <dl className="keys">
          {KEYS.map(([key, wording]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{t(wording)}</dd>
            </div>
          ))}
        </dl>
        <p className="soft">{t('office.keys.note')}</p>
      </Sheet>
    </>
  );
}
