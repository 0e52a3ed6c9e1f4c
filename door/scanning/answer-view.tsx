import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useI18n } from '../ground/i18n.ts';
import { show } from '../session/door.ts';
import type { Said } from '../session/door-state.ts';
import { force, letIn, undo } from '../session/scan.ts';
import { useDoor, useDoorState } from '../session/use-door.ts';
import { AnswerShape } from './answer-shape.tsx';
import { detailOf, toneOf, validityOf, wordOf } from './answer-words.ts';
import { signal } from './signals.ts';

/** The answer: a colour, a word, a shape, a sound, a vibration. */
export function AnswerView({ said }: { said: Said }) {
  const i18n = useI18n();
  const door = useDoor();
  const tone = toneOf(said);
  const { admission } = said;
  useEffect(() => {
    if (said.answer !== 'asking') signal(tone);
  }, [said.answer, tone]);
  const detail = detailOf(said, door, i18n);
  return (
    <section className={`door-answer door-answer-${tone}`} data-answer={said.answer}>
      <AnswerShape tone={tone} />
      <p className="door-word">{wordOf(said, i18n)}</p>
      {detail && <p className="door-detail">{detail}</p>}
      {admission && (
        <p className="door-what">
          {[admission.window.title, admission.name, validityOf(admission, i18n)].filter(Boolean).join(' · ')}
        </p>
      )}
      {tone === 'ask' && said.left > 0 && <HowMany said={said} />}
      <Actions said={said} />
    </section>
  );
}

/** Of a family or a group: all of them, or those who are here. Of one person, whether they come in at all. */
function HowMany({ said }: { said: Said }) {
  const { t } = useI18n();
  const door = useDoor();
  const [count, setCount] = useState(said.left);
  const change = (by: number) => setCount(Math.max(1, Math.min(said.left, count + by)));
  return (
    <div className="door-how-many">
      {said.left > 1 && (
        <>
          <Button variant="secondary" aria-label={t('door.fewer')} onClick={() => change(-1)}>
            −
          </Button>
          <output className="door-count">{count}</output>
          <Button variant="secondary" aria-label={t('door.more')} onClick={() => change(1)}>
            +
          </Button>
        </>
      )}
      <Button onClick={() => void letIn(door, said, count)}>{t('door.let-in', { count })}</Button>
    </div>
  );
}

function Actions({ said }: { said: Said }) {
  const { t } = useI18n();
  const door = useDoor();
  const { setup } = useDoorState();
  const [forcing, setForcing] = useState(false);
  const mayForce =
    setup?.may_force && !['in', 'out', 'asking', 'no-order', 'taken-back'].includes(said.answer);
  return (
    <div className="door-actions">
      {said.undo && <Undo said={said} until={said.undo.until} />}
      {mayForce && !forcing && (
        <Button variant="secondary" onClick={() => setForcing(true)}>
          {t('door.force')}
        </Button>
      )}
      {forcing && <ForceForm said={said} />}
      {!forcing && (
        <Button variant="secondary" onClick={() => show(door, { said: undefined })}>
          {t('door.next')}
        </Button>
      )}
    </div>
  );
}

/** As long as it can be taken back. */
function Undo({ said, until }: { said: Said; until: number }) {
  const { t } = useI18n();
  const door = useDoor();
  const [open, setOpen] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setOpen(false), until - door.clock.now());
    return () => clearTimeout(timer);
  }, [until, door]);
  if (!open) return null;
  return (
    <Button variant="secondary" onClick={() => void undo(door, said)}>
      {t('door.undo')}
    </Button>
  );
}

function ForceForm({ said }: { said: Said }) {
  const { t } = useI18n();
  const door = useDoor();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState('');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() === '') return setProblem(t('door.force.missing'));
        void force(door, said, reason.trim());
      }}
    >
      <TextField
        name="reason"
        label={t('door.force.reason')}
        value={reason}
        error={problem}
        maxLength={300}
        autoComplete="off"
        onChange={setReason}
      />
      <Button type="submit">{t('door.force')}</Button>
    </form>
  );
}
