import { Button } from '../../ui/button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { useI18n } from '../ground/i18n.ts';

/** The recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useI18n();
  const save = () => saveFile(`${t('account.codes.file')}.txt`, 'text/plain', `${codes.join('\n')}\n`);
  return (
    <>
      <p>{t('account.codes.text')}</p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="form-buttons">
        <Button onClick={onDone}>{t('account.codes.done')}</Button>
        <Button variant="secondary" onClick={save}>
          {t('account.codes.save')}
        </Button>
      </div>
    </>
  );
}
