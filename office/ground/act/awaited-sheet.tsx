import type { ApiRefusal } from '../../../ui/call/call.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { failureText } from '../failure-text.ts';
import { useI18n } from '../i18n.ts';
import { Sheet } from '../page/sheet.tsx';

type Props = {
  title: string;
  /** Why what there is to choose does not come. */
  failure: ApiRefusal | undefined;
  onClose: () => void;
};

/** In place of an act's sheet, until what there is to choose is known. */
export function AwaitedSheet({ title, failure, onClose }: Props) {
  const { t } = useI18n();
  return (
    <Sheet open title={title} onClose={onClose}>
      {failure ? (
        <Notice tone="error">
          <p>{failureText(failure, t)}</p>
        </Notice>
      ) : (
        <div role="status">
          <span className="visually-hidden">{t('office.loading')}</span>
          <Skeleton lines={4} />
        </div>
      )}
    </Sheet>
  );
}
