// Lets customers download everything that the shop stores about them (GDPR art. 15 and 20).
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ApiRefusal } from '../../../ui/call/call.ts';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { failureText } from '../../ground/failure-text.ts';
import { SettingsSection } from './settings-section.tsx';
import { useAccountCall } from './use-account-call.ts';

export function DataSection() {
  const { t } = useI18n();
  const call = useAccountCall();
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const [failure, setFailure] = useState<ApiRefusal>();
  const download = async () => {
    setBusy(true);
    setDone(false);
    setFailure(undefined);
    try {
      const data = await call('GET customer/export', {});
      const name = `${t('settings.data.file')}-${data.exported_at.slice(0, 10)}.json`;
      saveFile(name, 'application/json', JSON.stringify(data, null, 2));
      setDone(true);
    } catch (problem) {
      if (!(problem instanceof ApiRefusal)) throw problem;
      setFailure(problem);
    } finally {
      setBusy(false);
    }
  };
  return (
    <SettingsSection id="data" title={t('settings.data')}>
      <p>{t('settings.data.text')}</p>
      <Button variant="secondary" busy={busy} onClick={() => void download()}>
        {t('settings.data.download')}
      </Button>
      {failure && (
        <Notice tone="error">
          <p>{failureText(failure, t)}</p>
        </Notice>
      )}
      <p role="status">{done && t('settings.data.done')}</p>
    </SettingsSection>
  );
}
