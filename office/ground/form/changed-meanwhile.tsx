// Two people at the same thing see each other’s change before they overwrite it: the server refuses with
// `OFFICE_CHANGED_MEANWHILE` and says in `changes` what is different now.
import { useRevalidator } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import type { ApiRefusal } from '../../../ui/call/call.ts';
import { Notice } from '../../../ui/notice.tsx';
import { actText } from '../act-text.ts';
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
          {changes.filter(isChange).map((change) => (
            <li key={change.at + change.verb}>{actText(change.by, change.verb, t)}</li>
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

/** What the server says of an act: which, when, and who did it. */
type Change = { readonly verb: string; readonly at: string; readonly by: string };

function isChange(change: unknown): change is Change {
  const { verb, at, by } = (change ?? {}) as Partial<Record<string, unknown>>;
  return typeof verb === 'string' && typeof at === 'string' && typeof by === 'string';
}
