import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import frame from '../../ground/form/form-page.module.css';
import styles from './settings.module.css';

type Props = { codes: readonly string[]; onDone: () => void };

/** The recovery codes, which the shop shows this once. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const { t } = useI18n();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that led here is gone.
  useEffect(() => heading.current?.focus(), []);
  const save = () =>
    saveFile(`${t('settings.twoSteps.codes.file')}.txt`, 'text/plain', `${codes.join('\n')}\n`);
  return (
    <div className={styles.form}>
      <h3 ref={heading} tabIndex={-1}>
        {t('settings.twoSteps.codes')}
      </h3>
      <p>{t('settings.twoSteps.codes.text')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={frame.ways}>
        <Button onClick={onDone}>{t('settings.twoSteps.codes.done')}</Button>
        <Button variant="quiet" onClick={save}>
          {t('settings.twoSteps.codes.save')}
        </Button>
      </div>
    </div>
  );
}
