import { localPath, type ShopPath } from '../../domain/addresses.ts';
import type { Language } from '../../domain/language.ts';
import { previewAddress } from '../../domain/office-addresses.ts';
import { Button } from '../../ui/button.tsx';
import type { Call } from '../../ui/call/call.ts';
import { useSend } from '../ground/act/use-send.ts';
import { useI18n } from '../ground/i18n.ts';

type Props = {
  number: number;
  /** Where it begins, and the languages in which it is there. */
  at?: { page: ShopPath; languages: readonly Language[] } | undefined;
};

/** Shows a revision in place of the shop. */
export function PreviewButton({ number, at }: Props) {
  const { t, language } = useI18n();
  const { busy, send } = useSend({ isRead: true });
  const open = async (call: Call) => {
    const params = { number: String(number) };
    const { secret } = await call('POST office/programme/:number/preview', { params, body: {} });
    const spoken = at?.languages.includes(language) ? language : at?.languages[0];
    window.location.assign(previewAddress(secret, at && spoken && localPath(spoken, at.page)));
  };
  return (
    <Button variant="secondary" busy={busy} title={t('revision.preview.hint')} onClick={() => send(open)}>
      {t('revision.preview')}
    </Button>
  );
}
