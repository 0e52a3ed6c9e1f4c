import './act-sheet.css';
import { Button } from '../../../ui/button.tsx';
import { useI18n } from '../i18n.ts';

type Props = { label: string; done: number; all: number; onStop?: () => void };

/** How far a long act is. It can be stopped, and goes on from there. */
export function LongAct({ label, done, all, onStop }: Props) {
  const { t } = useI18n();
  return (
    <div className="long-act">
      <progress aria-label={label} value={done} max={all} />
      <p role="status" className="figures">
        {label}: {t('office.act.progress', { done, all })}
      </p>
      {onStop && done < all && (
        <Button variant="secondary" onClick={onStop}>
          {t('office.act.stop')}
        </Button>
      )}
    </div>
  );
}
