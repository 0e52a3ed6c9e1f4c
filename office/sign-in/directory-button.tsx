// The way to the museum’s directory. From the sign-in page the browser goes there and comes back; from a page with something on it
// the directory opens in another tab, which says when it is done.
import { useEffect } from 'react';
import { Button } from '../../ui/button.tsx';
import type { Call } from '../../ui/call/call.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { Notice } from '../../ui/notice.tsx';
import { failureText } from '../ground/failure-text.ts';
import { useOfficeForm } from '../ground/form/use-office-form.ts';
import { useI18n } from '../ground/i18n.ts';
import { directoryChannel } from './directory-channel.ts';

type Props = {
  label: string;
  /** Asks where the directory is. */
  start: (call: Call) => Promise<{ readonly address: string }>;
  /** The page stays; this is called when the other tab is done. */
  onDone?: () => void | Promise<void>;
  variant?: 'primary' | 'secondary';
};

export function DirectoryButton({ label, start, onDone, variant = 'secondary' }: Props) {
  const { t } = useI18n();
  const call = useCall();
  useEffect(() => {
    if (!onDone) return;
    const channel = directoryChannel();
    channel.onmessage = () => void onDone();
    return () => channel.close();
  }, [onDone]);
  const form = useOfficeForm({
    values: {},
    keep: () => {},
    check: () => ({}),
    send: async () => {
      // Browsers open a tab at the press alone, not when an answer has come.
      const tab = onDone ? window.open('', '_blank') : null;
      try {
        const { address } = await start(call);
        (tab ?? window).location.assign(address);
      } catch (problem) {
        tab?.close();
        throw problem;
      }
    },
  });
  return (
    <div className="passkey-button">
      {form.failure && (
        <Notice tone="error">
          <p>{failureText(form.failure, t)}</p>
        </Notice>
      )}
      <Button variant={variant} busy={form.busy} onClick={() => void form.submit()}>
        {label}
      </Button>
    </div>
  );
}
