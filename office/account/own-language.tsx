import { useRevalidator } from 'react-router';
import { useCall } from '../../ui/call/call-context.tsx';
import { LanguageChoice } from '../ground/page/language-choice.tsx';
import { useOffice } from '../ground/session/use-office.ts';

/** One’s own language, on every device and in mails. What pages show in it is asked for again. */
export function OwnLanguage() {
  const call = useCall();
  const { session } = useOffice();
  const { revalidate } = useRevalidator();
  return (
    <LanguageChoice
      onChoose={async (language) => {
        await call('POST office/language', { body: { language } });
        session.forget();
        await session.me();
        await revalidate();
      }}
    />
  );
}
