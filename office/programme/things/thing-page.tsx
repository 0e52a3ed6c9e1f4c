// Something of the programme as a form whose fields its format says, in all of the museum's languages.
import { type ReactNode, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { type ShopPath, shopPaths } from '../../../domain/addresses.ts';
import { inLanguage, type LocalizedText } from '../../../domain/language.ts';
import { officePaths } from '../../../domain/office-addresses.ts';
import { hasTexts } from '../../../domain/programme/has-texts.ts';
import {
  entryProblems,
  lackingTexts,
  THING_FORMS,
  type ThingForm,
  type ThingValue,
} from '../../../domain/programme/thing-shape.ts';
import type { ThingInDraft } from '../../../domain/programme/things-contract.ts';
import { useCall } from '../../../ui/call/call-context.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import { newActKey } from '../../ground/act/act-key.ts';
import { OfficeForm } from '../../ground/form/office-form.tsx';
import { TypedBefore } from '../../ground/form/typed-before.tsx';
import { type Typing, useKeptTyping } from '../../ground/form/use-kept-typing.ts';
import { useOfficeForm } from '../../ground/form/use-office-form.ts';
import { useI18n } from '../../ground/i18n.ts';
import { Page, Section } from '../../ground/page/page.tsx';
import { officeContext } from '../../ground/session/office-context.ts';
import { ShownLanguages } from '../forms/shown-languages.tsx';
import { PreviewButton } from '../preview-button.tsx';
import { RemoveButton } from '../remove-button.tsx';
import { ShapeField } from './shape-field.tsx';
import { ThingFormProvider } from './thing-context.ts';
import { ThingFields } from './thing-fields.tsx';
import { useThingWords } from './thing-words.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const [, number = '', given, thing = ''] = /^(\d+)\.([a-z]+)\.(.+)$/.exec(params['thing'] ?? '') ?? [];
  const kind = THING_FORMS.find((one) => one === given) ?? 'event';
  const path = 'GET office/programme/:number/things/:kind/:thing';
  const found = await context.get(officeContext).call(path, { params: { number, kind, thing } });
  return { ...found, number, kind };
}

type Loaded = ThingInDraft & { readonly number: string; readonly kind: ThingForm };

export function Component() {
  const loaded = useLoaderData<Loaded>();
  // Another one, or the same one after it was saved, is another form.
  return <ThingPage key={`${loaded.number}.${loaded.kind}.${loaded.id}.${loaded.version}`} loaded={loaded} />;
}

function ThingPage({ loaded }: { loaded: Loaded }) {
  const { t } = useI18n();
  const words = useThingWords();
  const { number, kind, sections, wrong, languages, currency, state, removable } = loaded;
  const typing = useThingTyping(loaded);
  const { value } = typing;
  const [shown, setShown] = useState(() => languages.slice(0, 2));
  const form = useThingSaving(loaded, typing);
  const said: Record<string, string> = {};
  for (const { field, reason } of wrong) said[field] = [said[field], reason].filter(Boolean).join(' · ');
  const fields = sections.flatMap((section) => section.fields);
  const labels = Object.fromEntries(
    form.listed.map((field) => [field, words.label(field.split('-').at(-1) ?? '', field)]),
  );
  const [standard] = languages;
  return (
    <Page
      title={useTitle(loaded, value)}
      lead={t('event.lead', { number })}
      back={{ to: officePaths.draftThings(`${number}.${kind}`), label: words.kind(kind) }}
      actions={
        <>
          <PreviewThing loaded={loaded} />
          {removable && state === 'draft' && <RemoveThing loaded={loaded} onRemoved={typing.forget} />}
        </>
      }
    >
      <TypedBefore typing={typing} />
      <FoundWrong wrong={wrong} />
      {hasTexts(fields) && (
        <ShownLanguages
          languages={languages}
          missing={(one) => (standard ? lackingTexts(fields, value, one, standard) : 0)}
          shown={shown}
          onChange={setShown}
        />
      )}
      <ThingFormProvider
        value={{ number, kind, currency, ShapeField, languages: shown, errors: { ...said, ...form.errors } }}
      >
        <OfficeForm key={typing.round} form={form} labels={labels} submitLabel={t('event.save')}>
          {sections.map(({ name, fields: own }) => (
            // The page says already what the only one is about.
            <Part key={name} title={sections.length > 1 && words.section(name)}>
              <ThingFields
                fields={own}
                value={value}
                at=""
                onChange={(changed) => form.change({ value: changed })}
              />
            </Part>
          ))}
        </OfficeForm>
      </ThingFormProvider>
    </Page>
  );
}

/** What has a page of its own in the shop. */
const PAGES: Partial<Record<ThingForm, (id: string) => ShopPath>> = {
  event: shopPaths.event,
  tour: shopPaths.tour,
  article: shopPaths.article,
  voucher: shopPaths.voucher,
  page: shopPaths.staticPage,
};

function PreviewThing({ loaded }: { loaded: Loaded }) {
  const { number, kind, id, wrong, languages } = loaded;
  const page = id === '' || wrong.length > 0 ? undefined : PAGES[kind]?.(id);
  return page && <PreviewButton number={Number(number)} at={{ page, languages }} />;
}

function RemoveThing({ loaded, onRemoved }: { loaded: Loaded; onRemoved: () => void }) {
  const { number, kind, id, version } = loaded;
  return (
    <RemoveButton
      remove={(call, key) =>
        call('POST office/programme/:number/things/:kind/:thing/remove', {
          params: { number, kind, thing: id },
          body: { version, key },
        }).then(onRemoved)
      }
      to={officePaths.draftThings(`${number}.${kind}`)}
    />
  );
}

/** How much the check has found; what belongs to no field, said here. */
function FoundWrong({ wrong }: Pick<Loaded, 'wrong'>) {
  const { t } = useI18n();
  const others = wrong.filter(({ field }) => field === '');
  if (wrong.length === 0) return null;
  return (
    <Notice tone="attention" title={t('event.wrong', { count: wrong.length })}>
      {others.length > 0 && (
        <ul>
          {others.map(({ reason }) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

function Part({ title, children }: { title: string | false; children: ReactNode }) {
  if (title) return <Section title={title}>{children}</Section>;
  return <div className="thing-only">{children}</div>;
}

function useTitle({ id, kind }: Loaded, value: ThingValue): string {
  const { language } = useI18n();
  const words = useThingWords();
  if (kind === 'settings') return words.section(id);
  if (kind === 'shipping') return words.section('zones');
  if (kind === 'logo') return words.kind('logo');
  if (kind === 'code' && id !== '') return String(value['barcode'] ?? id);
  const named = (value['name'] ?? value['title'] ?? {}) as LocalizedText;
  return inLanguage(named, language) || id || words.kind(`${kind}.new`);
}

function useThingTyping({ number, kind, id, value }: Loaded): Typing<ThingValue> {
  return useKeptTyping({
    name: `${kind}.${number}.${id}`,
    saved: value,
    isNew: id === '',
    // Whoever reads a code can spend it.
    secret: kind === 'code',
  });
}

function useThingSaving(loaded: Loaded, typing: Typing<ThingValue>) {
  const { t } = useI18n();
  const call = useCall();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [key, setKey] = useState(newActKey);
  const { number, kind, id, version, sections } = loaded;
  return useOfficeForm({
    values: { value: typing.value },
    keep: (typed) => {
      typing.change(typed.value);
      setKey(newActKey());
    },
    // A form is always saved; what it lacks the check says. Entries without names of their own cannot be kept apart.
    check: (typed) =>
      missingIn(
        entryProblems(
          sections.flatMap(({ fields }) => fields),
          typed.value,
        ),
      ),
    send: async (typed) => {
      const params = { number, kind, thing: id || 'new' };
      const body = { version, key, value: typed.value };
      const saved = await call('POST office/programme/:number/things/:kind/:thing', { params, body });
      typing.forget();
      if (saved.wrong > 0) toasts.show(t('event.wrong', { count: saved.wrong }), { tone: 'error' });
      else toasts.show(t('event.saved'), { tone: 'good' });
      if (saved.wrong === 0) await navigate(officePaths.draftThings(`${number}.${kind}`));
      else if (saved.id !== id)
        await navigate(officePaths.draftThing(`${number}.${kind}.${saved.id}`), { replace: true });
      else await revalidate();
    },
  });
}

/** A name that stands there twice is for the server to say, in its words. */
function missingIn(problems: ReturnType<typeof entryProblems>): Record<string, ['REQUIRED']> {
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, [problem]]) =>
      problem === 'REQUIRED' ? [[field, [problem]]] : [],
    ),
  );
}
