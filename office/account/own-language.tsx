import { useSend } from '../ground/act/use-send.ts';
import { LanguageChoice } from '../ground/page/language-choice.tsx';
import { useOffice } from '../ground/session/use-office.ts';

/** One’s own language, on every device and in mails. What pages show in it is asked for again. */
export function OwnLanguage() {
  const { session } = useOffice();
  const { send } = useSend();
  return (
    <LanguageChoice
      onChoose={(language) =>
        send(async (call) => {
          await call('POST office/language', { body: { language } });
          session.forget();
          await session.me();
        })
      }
    />
  );
}
