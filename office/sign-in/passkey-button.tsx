import './passkey-button.css';
import { Button } from '../../ui/button.tsx';
import type { Call } from '../../ui/call/call.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { Notice } from '../../ui/notice.tsx';
import { failureText } from '../ground/failure-text.ts';
import { useOfficeForm } from '../ground/form/use-office-form.ts';
import { type I18n, useI18n } from '../ground/i18n.ts';

type Props = {
  label: string;
  /** What the passkey is asked for. */
  give: (call: Call, t: I18n['t']) => Promise<void>;
  onGiven: () => void | Promise<void>;
  /** The only way here, not one beside a field. */
  alone?: boolean;
};

/** Asks for a passkey, and says why there was none. */
export function PasskeyButton({ label, give, onGiven, alone = false }: Props) {
  const { t } = useI18n();
  const call = useCall();
  const form = useOfficeForm({
    values: {},
    keep: () => {},
    check: () => ({}),
    send: async () => {
      await give(call, t);
      await onGiven();
    },
  });
  return (
    <div className="passkey-button">
      {form.failure && (
        <Notice tone="error">
          <p>{failureText(form.failure, t)}</p>
        </Notice>
      )}
      <Button variant={alone ? 'primary' : 'secondary'} busy={form.busy} onClick={() => void form.submit()}>
        {label}
      </Button>
    </div>
  );
}
