import { useEffect, useState } from 'react';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { canSave, savedUntil } from '../saved-tickets/save-tickets.ts';
import { SAVED } from '../saved-tickets/tickets-cache.ts';

/** Where the page came but not its order: the tickets that this device has saved, if it has. */
export function SavedLink({ id }: { id: string }) {
  const { language, t } = useI18n();
  const [saved, setSaved] = useState(false);
  useEffect(() => {
    if (canSave())
      savedUntil({ id, language }).then(
        (until) => setSaved(until !== undefined),
        () => {},
      );
  }, [id, language]);
  if (!saved) return null;
  return (
    <p>
      <a href={SAVED} className="button button-primary">
        {t('cart.saved.show')}
      </a>
    </p>
  );
}
