// What can be done with a revision as it is: what is not possible is not offered.
import { useState } from 'react';
import { officeProgrammePath } from '../../domain/office-addresses.ts';
import type { RevisionDetails } from '../../domain/programme/programme-contract.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { useI18n } from '../ground/i18n.ts';
import { DiscardSheet, TakeBackSheet, UnscheduleSheet } from './plain-sheets.tsx';
import { PreviewButton } from './preview-button.tsx';
import { PublishSheet } from './publish-sheet.tsx';
import type { RevisionActProps } from './revision-act-props.ts';
import { ScheduleSheet } from './schedule-sheet.tsx';

type Act = 'publish' | 'schedule' | 'unschedule' | 'takeBack' | 'discard';

const SHEETS = {
  publish: PublishSheet,
  schedule: ScheduleSheet,
  unschedule: UnscheduleSheet,
  takeBack: TakeBackSheet,
  discard: DiscardSheet,
} as const satisfies Record<Act, React.ComponentType<RevisionActProps>>;

export function RevisionActs({ revision }: { revision: RevisionDetails }) {
  const { t } = useI18n();
  const [open, setOpen] = useState<Act>();
  const Sheet = open && SHEETS[open];
  return (
    <>
      {actsOf(revision).map((act, index) => (
        <Button key={act} variant={index === 0 ? 'primary' : 'secondary'} onClick={() => setOpen(act)}>
          {t(`revision.${act}`)}
        </Button>
      ))}
      {revision.wrong.length === 0 && <PreviewButton number={revision.number} />}
      <a
        className={buttonClass('secondary')}
        href={officeProgrammePath({ number: String(revision.number) })}
        download
      >
        {t('revision.download')}
      </a>
      {Sheet && <Sheet revision={revision} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function actsOf({ state, outdated, wrong }: RevisionDetails): readonly Act[] {
  if (state === 'scheduled') return ['unschedule'];
  if (state === 'replaced') return ['takeBack'];
  if (state !== 'draft') return [];
  return outdated || wrong.length > 0 ? ['discard'] : ['publish', 'schedule', 'discard'];
}
