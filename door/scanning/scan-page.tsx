import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useWakeLock } from '../../ui/use-wake-lock.ts';
import { useI18n } from '../ground/i18n.ts';
import { show } from '../session/door.ts';
import { scanText } from '../session/scan.ts';
import { useDoor, useDoorState } from '../session/use-door.ts';
import { AnswerView } from './answer-view.tsx';
import { CameraView } from './camera-view.tsx';
import { FoundView } from './found-view.tsx';
import { StatusLine } from './status-line.tsx';
import { useKeystrokes } from './use-keystrokes.ts';

/** The door in use: the answer, the camera, the field to type into, who is in. */
export function ScanPage() {
  const { t } = useI18n();
  const door = useDoor();
  const { setup, said, found, counts, out, ready } = useDoorState();
  const scan = (text: string) => void scanText(door, text);
  useKeystrokes(scan);
  useWakeLock();
  return (
    <main className="door">
      <h1 className="visually-hidden">
        {t('door.title', { door: setup?.name ?? '', museum: setup?.museum ?? '' })}
      </h1>
      <StatusLine />
      <dl className="door-counts">
        <div>
          <dt>{t(setup?.counts_exits ? 'door.inside' : 'door.came')}</dt>
          <dd>{setup?.counts_exits ? counts.inside : counts.came}</dd>
        </div>
        <div>
          <dt>{t('door.expected')}</dt>
          <dd>{counts.expected}</dd>
        </div>
      </dl>
      {!ready && <p className="door-notice">{t('door.not-ready')}</p>}
      <div aria-live="assertive" className="door-stage">
        {said && <AnswerView key={said.place} said={said} />}
      </div>
      {found && <FoundView found={found} />}
      <CameraView onScan={scan} />
      <TypedCode onScan={scan} />
      {setup?.counts_exits && (
        <Button
          variant={out ? 'primary' : 'secondary'}
          onClick={() => show(door, { out: !out, said: undefined })}
        >
          {t(out ? 'door.count-in' : 'door.count-out')}
        </Button>
      )}
    </main>
  );
}

function TypedCode({ onScan }: { onScan: (text: string) => void }) {
  const { t } = useI18n();
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') onScan(typed);
    setTyped('');
  };
  return (
    <form className="door-typed" onSubmit={submit}>
      <label>
        <span>{t('door.type')}</span>
        <input
          className="control"
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="go"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <Button type="submit" variant="secondary">
        {t('door.check')}
      </Button>
    </form>
  );
}
