import './message-bar.css';
import { useI18n } from '../i18n/i18n.tsx';
import { dismissMessage, useMessage } from './message-store.ts';
import { useShell } from './use-shell.ts';

export const MessageBar = () => {
  const { t } = useI18n();
  const { info } = useShell();
  const message = useMessage();
  return (
    <div className="message-place" role="alert">
      {message && (
        <div className={`message-bar message-${message.tone}`}>
          <p>
            {typeof message.text === 'string' ? (
              message.text
            ) : (
              <>
                {t('site.failureBefore')} <a href={`mailto:${info.email}`}>{info.email}</a>
                {t('site.failureAfter')}
              </>
            )}
          </p>
          <button
            type="button"
            className="close-button"
            aria-label={t('site.close')}
            onClick={dismissMessage}
          >
            <span aria-hidden="true">×</span>
          </button>
        </div>
      )}
    </div>
  );
};
