import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { DoorRefusal } from '../ground/door-call.ts';
import { useI18n } from '../ground/i18n.ts';
import { touch } from '../session/keep-in-touch.ts';
import { pair } from '../session/pair.ts';
import { useDoor, useDoorState } from '../session/use-door.ts';

/** The device is not paired yet, or no longer. */
export function PairPage({ museum }: { museum: string }) {
  const { t } = useI18n();
  const door = useDoor();
  const { revoked } = useDoorState();
  const [code, setCode] = useState(codeInAddress);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') return setProblem(t('door.pair.missing'));
    setBusy(true);
    try {
      await pair(door, code);
      history.replaceState(null, '', window.location.pathname);
      await touch(door);
    } catch (failed) {
      setProblem(failed instanceof DoorRefusal ? failed.message : t('door.pair.offline'));
    }
    setBusy(false);
  };
  return (
    <main className="door-pairing">
      <p className="door-museum">{museum}</p>
      <h1 tabIndex={-1} ref={heading}>
        {t('door.pair.title')}
      </h1>
      {revoked && <p role="alert">{t('door.pair.revoked')}</p>}
      <p>{t('door.pair.text')}</p>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          name="code"
          label={t('door.pair.code')}
          value={code}
          error={problem}
          autoComplete="off"
          maxLength={40}
          onChange={(typed) => {
            setCode(typed);
            setProblem('');
          }}
        />
        <Button type="submit" busy={busy}>
          {t('door.pair.submit')}
        </Button>
      </form>
    </main>
  );
}

/** The office's code to scan leads here with the code behind the `#`. */
function codeInAddress(): string {
  return decodeURIComponent(window.location.hash.slice(1));
}
