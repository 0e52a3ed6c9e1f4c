// An act on many orders: how far it is, and what came of each. It runs on the server, whoever looks or does not.
import './bulk.css';
import { useEffect } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import type { WholeBulkAct } from '../../../domain/office/bulk/bulk-contract.ts';
import { officePaths } from '../../../domain/office-addresses.ts';
import { Button } from '../../../ui/button.tsx';
import { newActKey } from '../../ground/act/act-key.ts';
import { LongAct } from '../../ground/act/long-act.tsx';
import { useSend } from '../../ground/act/use-send.ts';
import { useI18n } from '../../ground/i18n.ts';
import { type Fact, Facts } from '../../ground/page/facts.tsx';
import { Page, Section } from '../../ground/page/page.tsx';
import { officeContext } from '../../ground/session/office-context.ts';
import { BulkOutcomes } from './bulk-outcomes.tsx';

const LOOK_EVERY_MS = 1000;

export function loader({ context, params }: LoaderFunctionArgs) {
  return context.get(officeContext).call('GET office/bulk-acts/:id', { params: { id: params['id'] ?? '' } });
}

export function Component() {
  const { t } = useI18n();
  const act = useLoaderData<WholeBulkAct>();
  useLookAgain(act);
  return (
    <Page
      title={t(`bulk.${act.kind}.title`)}
      back={{ to: officePaths.bulkActs(), label: t('bulk.acts.title') }}
    >
      <Facts facts={useFacts(act)} />
      <Progress act={act} />
      <Section title={t('bulk.outcomes')}>
        <BulkOutcomes act={act} />
      </Section>
    </Page>
  );
}

/** While it runs. */
function useLookAgain({ state }: WholeBulkAct): void {
  const revalidator = useRevalidator();
  const isIdle = revalidator.state === 'idle';
  const { revalidate } = revalidator;
  useEffect(() => {
    if (state !== 'running' || !isIdle) return;
    const timer = setTimeout(() => void revalidate(), LOOK_EVERY_MS);
    return () => clearTimeout(timer);
  }, [state, isIdle, revalidate]);
}

function useFacts({ by, started_at, task }: WholeBulkAct): Fact[] {
  const { t, formats } = useI18n();
  return [
    { label: t('bulk.acts.by'), value: by },
    { label: t('bulk.acts.at'), value: formats.moment(started_at) },
    { label: t('acts.note.text'), value: task.kind === 'note' && task.text },
    {
      label: t('bulk.move.way'),
      value:
        task.kind === 'move' &&
        t('acts.move.effect', { before: formats.moment(task.before), after: formats.moment(task.after) }),
    },
  ].filter(({ value }) => value !== false);
}

/** What is not done can be gone on with; what is done is not done twice. */
function Progress({ act: { id, kind, state, count, done, failed } }: { act: WholeBulkAct }) {
  const { t } = useI18n();
  const { busy, send } = useSend();
  const open = count - done - failed;
  const ask = (what: 'stop' | 'resume') =>
    send((call) => call(`POST office/bulk-acts/:id/${what}`, { params: { id }, body: { key: newActKey() } }));
  const isRunning = state === 'running';
  return (
    <div className="bulk">
      <LongAct
        label={t(`bulk.${kind}.title`)}
        done={done + failed}
        all={count}
        {...(isRunning && { onStop: () => ask('stop') })}
      />
      <p role="status">
        {isRunning
          ? t('bulk.runs')
          : t(open > 0 ? 'bulk.stopped' : failed > 0 ? 'bulk.some' : 'bulk.all', { open, failed })}
      </p>
      {!isRunning && open + failed > 0 && (
        <div className="form-buttons">
          <Button busy={busy} onClick={() => ask('resume')}>
            {t(open > 0 ? 'bulk.resume' : 'bulk.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}
