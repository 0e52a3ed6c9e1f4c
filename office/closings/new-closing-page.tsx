// Writing to everybody who has bought what was closed: whom, what is offered, until when, and the museum's own sentences.
import { useState } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigate, useSearchParams } from 'react-router';
import type { AskedClosing } from '../../domain/closings/closings-contract.ts';
import { isLanguage, LANGUAGE_NAMES } from '../../domain/language.ts';
import { addDays, type Day } from '../../domain/museum-time.ts';
import { officePaths } from '../../domain/office-addresses.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { CheckboxGroup } from '../../ui/checkbox-group.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { newActKey } from '../ground/act/act-key.ts';
import { OfficeForm } from '../ground/form/office-form.tsx';
import { TypedBefore } from '../ground/form/typed-before.tsx';
import { useKeptTyping } from '../ground/form/use-kept-typing.ts';
import { requireFields, useOfficeForm } from '../ground/form/use-office-form.ts';
import { useI18n } from '../ground/i18n.ts';
import { OfficeLink } from '../ground/office-link.tsx';
import { Page } from '../ground/page/page.tsx';
import { officeContext } from '../ground/session/office-context.ts';
import { closedText } from './closed-text.ts';

type Offer = AskedClosing['offers'][number];
type Unanswered = AskedClosing['unanswered'];
type Values = {
  offers: readonly Offer[];
  until: string;
  unanswered: Unanswered;
  sentences: Readonly<Record<string, string>>;
};

const OFFERS: readonly Offer[] = ['other-time', 'voucher', 'money'];
const UNANSWERED: readonly Unanswered[] = ['money', 'voucher', 'list'];
/** Long enough to come back from a holiday. */
const DAYS_TO_ANSWER = 14;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const decision = new URL(request.url).searchParams.get('decision') ?? '';
  const { call } = context.get(officeContext);
  const affected = await call('GET office/closings/affected', { query: { decision } });
  return affected.begun === null ? affected : redirect(officePaths.closing(String(affected.begun)));
}

type Affected = Exclude<Awaited<ReturnType<typeof loader>>, Response>;

export function Component() {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const affected = useLoaderData<Affected>();
  const { closed, cause, orders, people, amount, came_in } = affected;
  const form = useBeginning(affected);
  const { failure } = form.form;
  const running = failure?.code === 'CLOSING_BEGUN' ? failure.details['number'] : undefined;
  const labels = { offers: t('closings.new.offers'), until: t('closings.new.until') };
  return (
    <Page
      title={t('closings.new.title')}
      lead={closedText(closed, i18n)}
      back={{ to: officePaths.closings(), label: t('office.menu.closings') }}
    >
      {orders === 0 ? (
        <p className="measure">
          {came_in.orders > 0
            ? t('closings.new.onlyCameIn', { orders: came_in.orders })
            : t('closings.new.nobody')}
        </p>
      ) : (
        <div className="measure">
          {came_in.orders > 0 && (
            <p>{t('closings.new.cameIn', { orders: came_in.orders, people: came_in.people })}</p>
          )}
          <p>{t('closings.new.lead')}</p>
          {cause === 'few' && <p>{t('closings.new.few')}</p>}
          <p>{t('closings.new.effect', { orders, people, amount: formats.money(amount) })}</p>
          <TypedBefore typing={form.typing} />
          <OfficeForm
            key={form.typing.round}
            form={form.form}
            labels={labels}
            submitLabel={t('closings.new.do')}
          >
            <Fields affected={affected} {...form} />
          </OfficeForm>
          {running !== undefined && (
            <p>
              <OfficeLink to={officePaths.closing(String(running))}>{t('closings.new.running')}</OfficeLink>
            </p>
          )}
        </div>
      )}
    </Page>
  );
}

function useBeginning({ today }: Affected) {
  const { t } = useI18n();
  const call = useCall();
  const navigate = useNavigate();
  const { show } = useToasts();
  const [search] = useSearchParams();
  const [key] = useState(newActKey);
  const decision = search.get('decision') ?? '';
  const typing = useKeptTyping<Values>({ name: `closing.${decision}`, saved: beginning(today), isNew: true });
  const values = typing.value;
  const form = useOfficeForm<Values>({
    values,
    keep: typing.change,
    check: (typed) => ({
      ...requireFields({ ...typed }, ['until']),
      ...(typed.offers.length === 0 && { offers: ['REQUIRED' as const] }),
    }),
    send: async ({ offers, until, unanswered, sentences }) => {
      const own = Object.entries(sentences).flatMap(([language, text]) =>
        isLanguage(language) && text.trim() !== '' ? [{ language, text }] : [],
      );
      const body = { decision, offers: [...offers], until, unanswered, sentences: own, key };
      const { number } = await call('POST office/closings', { body });
      typing.forget();
      show(t('closings.new.begun'), { tone: 'good' });
      await navigate(officePaths.closing(String(number)));
    },
  });
  return { form, values, typing };
}

function beginning(today: Day): Values {
  return { offers: OFFERS, until: addDays(today, DAYS_TO_ANSWER), unanswered: 'money', sentences: {} };
}

type FieldsProps = { affected: Affected } & Pick<ReturnType<typeof useBeginning>, 'form' | 'values'>;

function Fields({ affected, form, values }: FieldsProps) {
  const { t } = useI18n();
  const { offers, until, unanswered, sentences } = values;
  return (
    <>
      <CheckboxGroup
        legend={t('closings.new.offers')}
        name="offers"
        error={form.errors['offers']}
        options={OFFERS.map((value) => ({ value, label: t(`closings.offer.${value}`) }))}
        values={offers}
        onChange={(ticked) =>
          form.change({ ...values, offers: OFFERS.filter((offer) => ticked.includes(offer)) })
        }
      />
      <TextField
        name="until"
        type="date"
        label={t('closings.new.until')}
        required
        value={until}
        error={form.errors['until']}
        onChange={(value) => form.change({ ...values, until: value })}
      />
      <RadioGroup
        legend={t('closings.new.unanswered')}
        name="unanswered"
        options={UNANSWERED.map((value) => ({ value, label: t(`closings.unanswered.${value}`) }))}
        value={unanswered}
        onChange={(value) => form.change({ ...values, unanswered: value as Unanswered })}
      />
      {affected.languages.map(({ language, orders, text }) => (
        <TextField
          key={language}
          name={`sentences.${language}`}
          type="textarea"
          maxLength={1000}
          label={t('closings.new.sentence', {
            language: isLanguage(language) ? LANGUAGE_NAMES[language] : language,
            orders,
          })}
          hint={t('closings.new.sentence.hint', { text })}
          value={sentences[language] ?? ''}
          onChange={(own) => form.change({ ...values, sentences: { ...sentences, [language]: own } })}
        />
      ))}
    </>
  );
}
