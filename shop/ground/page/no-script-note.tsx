import type { ReactNode } from 'react';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PhoneLink } from '../phone-link.tsx';
import { useShell } from '../use-shell.ts';
import { NoScript } from './no-script.tsx';

/** Says what to do where the shop's scripts do not run: switch them on, or turn to the museum. @param children what else helps */
export function NoScriptNote({ children }: { children?: ReactNode }) {
  const { t } = useI18n();
  const { info } = useShell();
  return (
    <NoScript>
      <Notice tone="attention" title={t('site.noScript.title')}>
        <p>
          {t('site.noScript')}{' '}
          {info.phone && (
            <>
              <PhoneLink phone={info.phone} /> ·{' '}
            </>
          )}
          <a href={`mailto:${info.email}`}>{info.email}</a>
        </p>
        {children}
      </Notice>
    </NoScript>
  );
}
