import './people/guide-form.css';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { useToasts } from '../../ui/toasts.tsx';
import { useI18n } from '../ground/i18n.ts';

/** The address of a calendar, to be subscribed to or copied. */
export function FeedAddress({ address }: { address: string }) {
  const { t } = useI18n();
  const { show } = useToasts();
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    show(t('guides.feed.copied'), { tone: 'good' });
  };
  return (
    <>
      <p className="soft">{t('guides.feed.text')}</p>
      <p className="guide-feed">{address}</p>
      <div className="page-actions">
        <a className={buttonClass('secondary')} href={address.replace(/^https?:/, 'webcal:')}>
          {t('guides.feed.open')}
        </a>
        {window.isSecureContext && (
          <Button variant="quiet" onClick={() => void copy()}>
            {t('guides.feed.copy')}
          </Button>
        )}
      </div>
    </>
  );
}
