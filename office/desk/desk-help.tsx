import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useI18n } from '../ground/i18n.ts';
import { Sheet } from '../ground/page/sheet.tsx';

const KEYS = [
  [['2', 'Enter', 'Enter '], 'desk.keys.digits'],
  [['+', '−'], 'desk.keys.step'],
  [['t', 'T'], 'desk.keys.time'],
  [['e'], 'desk.keys.event'],
  [['k'], 'desk.keys.kind'],
  [['c'], 'desk.keys.code'],
  [['1', '…', '5'], 'desk.keys.way'],
  [['n'], 'desk.keys.buyer'],
  [['p'], 'desk.keys.print'],
  [['Esc'], 'desk.keys.escape'],
] as const;

/** Which keys the desk has. */
export function DeskHelp() {
  const { t } = useI18n();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t('desk.keys')}
      </Button>
      <Sheet open={open} title={t('desk.keys')} onClose={() => setOpen(false)}>
        <dl className="keys desk-keys">
          {KEYS.map(([keys, wording]) => (
            <div key={wording}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{t(wording)}</dd>
            </div>
          ))}
        </dl>
      </Sheet>
    </>
  );
}
