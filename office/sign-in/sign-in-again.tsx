// The session is over in the middle of something: a sheet over everything, opaque because visitors’ data is behind it. What was
// typed stays, and the call is made again. Whoever signs in as somebody else starts from the beginning.
import './sign-in-again.css';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useI18n } from '../ground/i18n.ts';
import { useMe } from '../ground/session/me.ts';
import { useAsking } from '../ground/session/use-asking.ts';
import { useOffice } from '../ground/session/use-office.ts';
import { SignInForm } from './sign-in-form.tsx';

export function SignInAgain() {
  const { t } = useI18n();
  const me = useMe();
  const { session } = useOffice();
  const dialog = useRef<HTMLDialogElement>(null);
  const [answers, setAnswers] = useState<readonly ((again: boolean) => void)[]>([]);
  const open = answers.length > 0;
  const ask = useCallback(
    () => new Promise<boolean>((resolve) => setAnswers((waiting) => [...waiting, resolve])),
    [],
  );
  useAsking('sign-in', ask);
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open) dialog.current?.close();
  }, [open]);
  const enter = async () => {
    session.forget();
    const { id } = await session.me();
    if (id !== me.id) window.location.reload();
    else {
      for (const answer of answers) answer(true);
      setAnswers([]);
    }
  };
  return (
    <dialog
      ref={dialog}
      className="sign-in-again"
      aria-labelledby="sign-in-again"
      onCancel={(event) => event.preventDefault()}
    >
      {open && (
        <div>
          <h2 id="sign-in-again">{t('signIn.again.title')}</h2>
          <p>{t('signIn.again.text')}</p>
          <SignInForm onSignedIn={enter} />
        </div>
      )}
    </dialog>
  );
}
