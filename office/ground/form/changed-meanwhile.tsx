// Two people at the same thing see each other’s change before they overwrite it: the server refuses with
// `OFFICE_CHANGED_MEANWHILE` and says in `changes` what is different now.
import { useRevalidator } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import type { ApiRefusal } from '../../../ui/call/call.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useI18n } from '../i18n.ts';

export function isChangedMeanwhile({ code }: Pick<ApiRefusal, 'code'>): boolean {
  return (code as string) === 'OFFICE_CHANGED_MEANWHILE';
}

/** Says what has changed, and loads the page again around what was typed. */
export function ChangedMeanwhile({ refusal }: { refusal: Pick<ApiRefusal, 'details'> }) {
  const { t } = useI18n();
  const { revalidate, state } = useRevalidator();
  const changes = refusal.details['changes'];
  return (
    <Notice tone="attention" title={t('office.changed.title')}>
      {Array.isArray(changes) && changes.length > 0 && (
        <ul>
          {changes.map((change) => (
            <li key={String(change)}>{String(change)}</li>
          ))}
        </ul>
      )}
      <p>{t('office.changed.text')}</p>
      <Button variant="secondary" busy={state === 'loading'} onClick={() => void revalidate()}>
        {t('office.changed.reload')}
      </Button>
    </Notice>
  );
}
