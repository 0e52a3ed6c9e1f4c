import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useI18n } from '../i18n.ts';
import type { Typing } from './use-kept-typing.ts';

/** Says that what was typed and not saved is in the form again, or could be. The button stays, so that it keeps the focus. */
export function TypedBefore({ typing }: { typing: Pick<Typing<unknown>, 'before' | 'toggle'> }) {
  const { t } = useI18n();
  const { before, toggle } = typing;
  if (!before) return null;
  return (
    <Notice tone="attention" title={t(`office.typed.${before}`)}>
      <Button variant="secondary" onClick={toggle}>
        {t(before === 'in' ? 'office.typed.discard' : 'office.typed.restore')}
      </Button>
    </Notice>
  );
}
