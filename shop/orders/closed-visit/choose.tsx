import { useEffect, useState } from 'react';
import type { ClosedVisit } from '../../../domain/closings/closings-contract.ts';
import type { Contract } from '../../../domain/contract.ts';
import type { AnswerOf } from '../../../domain/endpoint.ts';
import { Button } from '../../../ui/button.tsx';
import { ApiRefusal } from '../../../ui/call/call.ts';
import { useCall } from '../../../ui/call/call-context.tsx';
import { type I18n, useI18n } from '../../../ui/i18n/i18n.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { failureText } from '../../ground/failure-text.ts';
import frame from '../../ground/form/form-page.module.css';
import { LinkFailed } from '../../ground/link-failed.tsx';
import type { Choice, Chosen } from './use-closed-visit.ts';
import { whenText } from './when-text.ts';

type Effect = AnswerOf<Contract['POST closed-visit/preview']>;
type Props = {
  visit: ClosedVisit;
  times: readonly string[] | undefined;
  link: string;
  busy: boolean;
  onAnswer: (chosen: Chosen) => void;
};

/** What is offered; what it does is said before its button. */
export function Choose({ visit, times, link, busy, onAnswer }: Props) {
  const i18n = useI18n();
  const { t } = i18n;
  const [choice, choose] = useState<Choice>();
  const [datetime, setTime] = useState('');
  const isComplete = choice !== undefined && (choice !== 'other-time' || datetime !== '');
  const chosen = isComplete ? { choice, ...(choice === 'other-time' && { datetime }) } : undefined;
  const { effect, failed, again } = useEffectOf(link, chosen, visit);
  return (
    <section className={`${frame.section} ${frame.next}`}>
      <RadioGroup
        legend={<h2 className={frame.legend}>{t('closing.choose')}</h2>}
        name="choice"
        options={visit.offers.map((value) => ({ value, label: t(`closing.choice.${value}`) }))}
        value={choice}
        onChange={(value) => choose(value as Choice)}
      />
      {choice === 'other-time' && <Times times={times} datetime={datetime} onChange={setTime} />}
      <div aria-live="polite">
        {chosen && <EffectText effect={effect} failed={failed} chosen={chosen} again={again} />}
      </div>
      {chosen && (
        <div className={frame.ways}>
          <Button busy={busy} disabled={effect?.problem !== ''} onClick={() => onAnswer(chosen)}>
            {t(`closing.button.${chosen.choice}`)}
          </Button>
        </div>
      )}
    </section>
  );
}

function Times(props: {
  times: readonly string[] | undefined;
  datetime: string;
  onChange: (datetime: string) => void;
}) {
  const { times, datetime, onChange } = props;
  const { t, formats } = useI18n();
  const [day, setDay] = useState('');
  if (!times) return <Skeleton lines={2} />;
  if (times.length === 0) return <Notice tone="attention">{t('closing.times.none')}</Notice>;
  const days = [...new Set(times.map((time) => time.slice(0, 10)))];
  const ofDay = times.filter((time) => time.startsWith(day) && time.length > 10);
  return (
    <div className={frame.ways}>
      <SelectField
        name="day"
        label={t('closing.day')}
        placeholder=""
        value={day}
        options={days.map((value) => ({ value, name: formats.day(value, 'full') }))}
        onChange={(value) => {
          setDay(value);
          onChange(times.includes(value) ? value : '');
        }}
      />
      {day !== '' && ofDay.length > 0 && (
        <SelectField
          name="time"
          label={t('closing.time')}
          placeholder=""
          value={datetime}
          options={ofDay.map((value) => ({ value, name: formats.time(value) }))}
          onChange={onChange}
        />
      )}
    </div>
  );
}

type Previewed = { readonly effect?: Effect; readonly failed?: string };

/** @param visit asked again with every new answer: times fill up meanwhile */
function useEffectOf(link: string, chosen: Chosen | undefined, visit: ClosedVisit) {
  const call = useCall();
  const { t } = useI18n();
  const asked = JSON.stringify([link, chosen]);
  const [known, setKnown] = useState<Previewed & { asked: string; visit: ClosedVisit }>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried again, it is asked again
  useEffect(() => {
    const [of, wanted] = JSON.parse(asked) as [string, Chosen | null];
    if (!wanted) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    call('POST closed-visit/preview', { body: { link: of, ...wanted }, signal }).then(
      (effect) => setKnown({ asked, visit, effect }),
      (problem: unknown) => {
        if (signal.aborted) return;
        if (!(problem instanceof ApiRefusal)) throw problem;
        setKnown({ asked, visit, failed: failureText(problem, t) });
      },
    );
    return () => leaving.abort();
  }, [call, asked, visit, tries]);
  const again = () => {
    setKnown(undefined);
    setTries((before) => before + 1);
  };
  const previewed: Previewed = known?.asked === asked && known.visit === visit ? known : {};
  return { ...previewed, again };
}

type EffectProps = Previewed & { readonly chosen: Chosen; readonly again: () => void };

function EffectText({ effect, failed, chosen, again }: EffectProps) {
  const i18n = useI18n();
  const { t } = i18n;
  if (failed) return <LinkFailed failed={failed} again={again} />;
  if (!effect) return <Skeleton lines={1} />;
  if (effect.problem !== '')
    return (
      <Notice tone="attention">
        <p>{t(`closing.refused.${effect.problem}`)}</p>
      </Notice>
    );
  return effectTexts(effect, chosen, i18n).map((said) => (
    <p key={said} className={frame.lead}>
      {said}
    </p>
  ));
}

function effectTexts({ money, codes, voucher }: Effect, { choice, datetime }: Chosen, i18n: I18n): string[] {
  const { t, formats } = i18n;
  const amount = (cents: number) => ({ amount: formats.money(cents) });
  if (choice === 'other-time')
    return [
      t('closing.effect.other-time', { when: whenText(datetime ?? '', i18n) }),
      money > 0 ? t('closing.effect.back', amount(money)) : '',
    ].filter(Boolean);
  const said = [
    money > 0 ? t('closing.effect.money', amount(money)) : '',
    voucher > 0 ? t('closing.effect.voucher', amount(voucher)) : '',
    codes > 0 ? t('closing.effect.codes', amount(codes)) : '',
  ].filter(Boolean);
  return said.length > 0 ? said : [t('closing.effect.free')];
}
