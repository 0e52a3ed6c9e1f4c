import './steps.css';
import { Button } from '../../ui/button.tsx';
import { useI18n } from '../ground/i18n.ts';

type Props = { label: string; onEarlier: () => void; onLater: () => void; onToday?: () => void };

/** A stretch of time, and the ways to the ones before and after it. */
export function Steps({ label, onEarlier, onLater, onToday }: Props) {
  const { t } = useI18n();
  return (
    <div className="steps">
      <Button variant="secondary" onClick={onEarlier} aria-label={t('plan.earlier')}>
        <span aria-hidden="true">←</span>
      </Button>
      <strong aria-live="polite">{label}</strong>
      <Button variant="secondary" onClick={onLater} aria-label={t('plan.later')}>
        <span aria-hidden="true">→</span>
      </Button>
      {onToday && (
        <Button variant="quiet" onClick={onToday}>
          {t('plan.today')}
        </Button>
      )}
    </div>
  );
}
