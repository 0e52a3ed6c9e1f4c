// An exhibition as a form: what it is, when, what it costs, and its picture, in all of the museum's languages.
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { shopPaths } from '../../../domain/addresses.ts';
import { inLanguage } from '../../../domain/language.ts';
import { officePaths } from '../../../domain/office-addresses.ts';
import { missingTexts } from '../../../domain/programme/event-form.ts';
import type { EventInDraft } from '../../../domain/programme/forms-contract.ts';
import { useCall } from '../../../ui/call/call-context.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import { newActKey } from '../../ground/act/act-key.ts';
import { OfficeForm } from '../../ground/form/office-form.tsx';
import { TypedBefore } from '../../ground/form/typed-before.tsx';
import { type Typing, useKeptTyping } from '../../ground/form/use-kept-typing.ts';
import { useOfficeForm } from '../../ground/form/use-office-form.ts';
import { useI18n } from '../../ground/i18n.ts';
import { OfficeLink } from '../../ground/office-link.tsx';
import { Page, Section } from '../../ground/page/page.tsx';
import { officeContext } from '../../ground/session/office-context.ts';
import { PreviewButton } from '../preview-button.tsx';
import { RemoveButton } from '../remove-button.tsx';
import { EventPictures } from './event-pictures.tsx';
import { EventRun } from './event-run.tsx';
import { EventTexts } from './event-texts.tsx';
import { EventTickets } from './event-tickets.tsx';
import { missingFields } from './missing-fields.ts';
import { ShownLanguages } from './shown-languages.tsx';
import { useEventLabels } from './use-event-labels.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const [, number = '', event = ''] = /^(\d+)\.(.+)$/.exec(params['event'] ?? '') ?? [];
  const given = { params: { number, event } };
  const found = await context.get(officeContext).call('GET office/programme/:number/events/:event', given);
  return { ...found, number };
}

type Loaded = EventInDraft & { readonly number: string };

export function Component() {
  const loaded = useLoaderData<Loaded>();
  // Another event, or the same one as somebody else has left it, is another form.
  return <EventPage key={`${loaded.number}.${loaded.id}`} loaded={loaded} />;
}

function EventPage({ loaded }: { loaded: Loaded }) {
  const { t, language } = useI18n();
  const { number, id, choices, wrong } = loaded;
  const typing = useKeptTyping({ name: `exhibition.${number}.${id}`, saved: loaded.form, isNew: id === '' });
  const values = typing.value;
  const [shown, setShown] = useState(() => choices.languages.slice(0, 2));
  const form = useEventForm(loaded, typing);
  const labels = useEventLabels(values);
  const said = Object.fromEntries(wrong.map(({ field, reason }) => [field, reason]));
  const errors = { ...said, ...form.errors };
  const part = { values, errors, choices, languages: shown, change: form.change };
  return (
    <Page
      title={id === '' ? t('event.new') : inLanguage(values.name, language) || id}
      lead={t('event.lead', { number })}
      back={{ to: officePaths.draftEvents(number), label: t('events.title') }}
      actions={id !== '' && <EventActs event={loaded} onRemoved={typing.forget} />}
    >
      <TypedBefore typing={typing} />
      <Wrong wrong={wrong} labels={labels} />
      <ShownLanguages
        languages={choices.languages}
        missing={(one) => missingTexts(values, one, choices.languages[0] ?? one)}
        shown={shown}
        onChange={setShown}
      />
      <OfficeForm key={typing.round} form={form} labels={labels} submitLabel={t('event.save')}>
        <Section title={t('event.what')}>
          <EventTexts {...part} />
        </Section>
        <Section title={t('event.when')}>
          <EventRun {...part} isNew={id === ''} />
        </Section>
        <Section title={t('event.tickets')}>
          <EventTickets {...part} />
        </Section>
        <Section title={t('event.pictures')}>
          <EventPictures {...part} number={number} />
        </Section>
      </OfficeForm>
    </Page>
  );
}

function EventActs({ event, onRemoved }: { event: Loaded; onRemoved: () => void }) {
  const { number, id, version, state } = event;
  const { t } = useI18n();
  return (
    <>
      <OfficeLink to={officePaths.draftThing(`${number}.event.${id}`)}>{t('things.all')}</OfficeLink>
      {event.wrong.length === 0 && (
        <PreviewButton
          number={Number(number)}
          at={{ page: shopPaths.event(id), languages: event.choices.languages }}
        />
      )}
      {state === 'draft' && (
        <RemoveButton
          remove={(call, key) =>
            call('POST office/programme/:number/events/:event/remove', {
              params: { number, event: id },
              body: { version, key },
            }).then(onRemoved)
          }
          to={officePaths.draftEvents(number)}
        />
      )}
    </>
  );
}

type WrongProps = Pick<Loaded, 'wrong'> & { labels: Readonly<Record<string, string>> };

/** How much the check has found, and what of it no field shows. */
function Wrong({ wrong, labels }: WrongProps) {
  const { t } = useI18n();
  if (wrong.length === 0) return null;
  const others = wrong.filter(({ field }) => field === '' || !(field in labels));
  return (
    <Notice tone="attention" title={t('event.wrong', { count: wrong.length })}>
      {others.length > 0 && (
        <ul>
          {others.map(({ field, reason }) => (
            <li key={field + reason}>{reason}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

function useEventForm(loaded: Loaded, typing: Typing<Loaded['form']>) {
  const { t } = useI18n();
  const call = useCall();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [key, setKey] = useState(newActKey);
  const { number, id, version, choices } = loaded;
  return useOfficeForm({
    values: typing.value,
    keep: (typed) => {
      typing.change(typed);
      setKey(newActKey());
    },
    check: (typed) => missingFields(typed, choices.languages[0]),
    send: async (form) => {
      const params = { number, event: id || 'new' };
      const body = { version, key, form };
      const saved = await call('POST office/programme/:number/events/:event', { params, body });
      typing.forget();
      if (saved.wrong > 0) toasts.show(t('event.wrong', { count: saved.wrong }), { tone: 'error' });
      else toasts.show(t('event.saved'), { tone: 'good' });
      if (saved.wrong === 0) await navigate(officePaths.draftEvents(number));
      else if (id === '') await navigate(officePaths.draftEvent(`${number}.${saved.id}`), { replace: true });
      else await revalidate();
    },
  });
}
