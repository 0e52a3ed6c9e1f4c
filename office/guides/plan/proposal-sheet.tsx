import './proposal-sheet.css';
import { useState } from 'react';
import type { PlanChange, ProposedPlace, TourPlan } from '../../../domain/guides/tour-plan-contract.ts';
import { useCall } from '../../../ui/call/call-context.tsx';
import { CheckboxGroup } from '../../../ui/checkbox-group.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import { newActKey } from '../../ground/act/act-key.ts';
import { ActSheet } from '../../ground/act/act-sheet.tsx';
import { usePreview } from '../../ground/act/use-preview.ts';
import { useOfficeForm } from '../../ground/form/use-office-form.ts';
import { type I18n, useI18n } from '../../ground/i18n.ts';
import { languageText } from '../../ground/language-text.ts';
import { tourDateKey } from '../../ground/tour-date-key.ts';
import { obstacleText } from './obstacle-text.ts';
import { whenText } from './plan-columns.tsx';

type Props = { span: { day?: string; span?: 'month' }; guides: TourPlan['guides']; onClose: () => void };

/** Who should lead what nobody leads yet: taken over as it is, or without some of it. */
export function ProposalSheet(props: Props) {
  const { guides, onClose } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const { preview, proposed, chosen, form } = useProposal(props);
  const { answer } = preview;
  const nameOf = (id: string | null) => guides.find((guide) => guide.id === id)?.name ?? '';
  const people = new Set(chosen.map(({ guide }) => guide)).size;
  return (
    <ActSheet
      open
      title={t('plan.proposal.title')}
      onClose={onClose}
      form={form}
      awaited={preview}
      confirmLabel={t('plan.proposal.submit', { count: chosen.length })}
      preview={answer && <p>{t('plan.proposal.effect', { count: chosen.length, people })}</p>}
    >
      {answer?.length === 0 && <p>{t('plan.proposal.nothing')}</p>}
      {proposed.length > 0 && (
        <CheckboxGroup
          name="proposal"
          legend={t('plan.proposal.title')}
          hint={t('plan.proposal.text')}
          options={proposed.map((one) => ({
            value: keyOf(one),
            label: nameOf(one.guide),
            hint: rowText(one, i18n),
          }))}
          values={chosen.map(keyOf)}
          onChange={(kept) =>
            form.change({ left: proposed.map(keyOf).filter((name) => !kept.includes(name)) })
          }
        />
      )}
      <Impossible places={(answer ?? []).filter(({ guide }) => guide === null)} nameOf={nameOf} />
    </ActSheet>
  );
}

/** What is proposed, what of it is left out, and taking the rest over. */
function useProposal({ span, onClose }: Props) {
  const { t } = useI18n();
  const call = useCall();
  const { show } = useToasts();
  const [key] = useState(newActKey);
  const [values, setValues] = useState<{ left: readonly string[] }>({ left: [] });
  const preview = usePreview(JSON.stringify(span), () =>
    call('GET office/tour-plan/proposal', { query: span }),
  );
  const proposed = (preview.answer ?? []).filter(({ guide }) => guide !== null);
  const chosen = proposed.filter((one) => !values.left.includes(keyOf(one)));
  const form = useOfficeForm({
    values,
    keep: setValues,
    check: () => ({}),
    send: async () => {
      if (chosen.length > 0) {
        const body = { changes: chosen.map(changeOf), anyway: false, key };
        const { changed } = await call('POST office/tour-plan/change', { body });
        show(t('plan.proposal.done', { count: changed }), { tone: 'good' });
      }
      onClose();
    },
  });
  return { preview, proposed, chosen, form };
}

/** Tours that nobody can lead, and why not. */
function Impossible(props: { places: readonly ProposedPlace[]; nameOf: (id: string) => string }) {
  const i18n = useI18n();
  const { t } = i18n;
  if (props.places.length === 0) return null;
  return (
    <section className="proposal-rest">
      <h3>{t('plan.proposal.nobody')}</h3>
      <ul>
        {props.places.map((place) => (
          <li key={keyOf(place)}>
            {rowText(place, i18n)}
            <div className="soft small">
              {place.against
                .map(({ guide, obstacles }) => {
                  const name = props.nameOf(guide);
                  const obstacle = obstacles.map((one) => obstacleText(one, i18n)).join(', ');
                  return t('plan.proposal.against', { name, obstacle });
                })
                .join('; ') || t('plan.proposal.noGuides')}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function rowText({ datetime, title, language }: ProposedPlace, i18n: I18n): string {
  const about = { title, language: languageText(language, i18n) };
  return i18n.t('plan.proposal.row', { when: whenText(datetime, i18n), ...about });
}

function keyOf(place: ProposedPlace): string {
  return `${tourDateKey(place)}#${place.place}`;
}

function changeOf({ tour, datetime, place, guide }: ProposedPlace): PlanChange {
  return { tour, datetime, place, guide, seen: null };
}
