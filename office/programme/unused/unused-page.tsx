// Pictures and faces that nothing of a draft names any more: looked at, and taken out.
import './unused-page.css';
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { officeDraftPicturePath, officePaths } from '../../../domain/office-addresses.ts';
import type { UnusedFile } from '../../../domain/programme/unused-contract.ts';
import { useCall } from '../../../ui/call/call-context.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import { newActKey } from '../../ground/act/act-key.ts';
import { OfficeForm } from '../../ground/form/office-form.tsx';
import { requireFields, useOfficeForm } from '../../ground/form/use-office-form.ts';
import { useI18n } from '../../ground/i18n.ts';
import { Page } from '../../ground/page/page.tsx';
import { officeContext } from '../../ground/session/office-context.ts';
import { megabytes } from '../megabytes.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const number = params['number'] ?? '';
  const found = await context
    .get(officeContext)
    .call('GET office/programme/:number/unused', { params: { number } });
  return { ...found, number };
}

type Loaded = Awaited<ReturnType<typeof loader>>;

export function Component() {
  const { t } = useI18n();
  const loaded = useLoaderData<Loaded>();
  const { number, rows, state, version } = loaded;
  return (
    <Page
      title={t('unused.title')}
      lead={t('unused.lead', { number })}
      back={{ to: officePaths.revision(number), label: t('revision.title', { number }) }}
    >
      {rows.length === 0 && <p>{t('unused.none')}</p>}
      {rows.length > 0 && state === 'draft' && <UnusedForm key={version} loaded={loaded} />}
      {state !== 'draft' && (
        <ul>
          {rows.map(({ path }) => (
            <li key={path}>{path}</li>
          ))}
        </ul>
      )}
    </Page>
  );
}

function UnusedForm({ loaded: { number, rows, version } }: { loaded: Loaded }) {
  const i18n = useI18n();
  const { t } = i18n;
  const call = useCall();
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const [values, setValues] = useState(() => ({ paths: rows.map(({ path }) => path), key: newActKey() }));
  const form = useOfficeForm({
    values,
    keep: ({ paths }) => setValues({ paths, key: newActKey() }),
    check: (chosen) => requireFields(chosen, ['paths']),
    send: async ({ paths, key }) => {
      const body = { version, key, paths };
      await call('POST office/programme/:number/unused/remove', { params: { number }, body });
      toasts.show(t('unused.removed', { count: paths.length }), { tone: 'good' });
      await revalidate();
    },
  });
  const choose = (path: string, isChosen: boolean) => {
    const others = values.paths.filter((other) => other !== path);
    form.change({ ...values, paths: isChosen ? [...others, path] : others });
  };
  const label = t('unused.files');
  return (
    <OfficeForm form={form} labels={{ paths: label }} submitLabel={t('unused.remove')} tone="danger">
      <ChoiceGroup name="paths" legend={label} error={form.errors['paths']}>
        {rows.map((file, index) => (
          <label key={file.path} className="radio-line unused-file">
            <input
              type="checkbox"
              className="tick"
              id={index === 0 ? 'field-paths' : undefined}
              name="paths"
              value={file.path}
              checked={values.paths.includes(file.path)}
              onChange={({ currentTarget: { checked } }) => choose(file.path, checked)}
            />
            <span className="radio-label">{file.path}</span>
            <span className="field-hint">{t('unused.size', { size: megabytes(file.size, i18n) })}</span>
            <Look file={file} number={number} />
          </label>
        ))}
      </ChoiceGroup>
    </OfficeForm>
  );
}

/** A face is known by its name. */
function Look({ file: { path }, number }: { file: UnusedFile; number: string }) {
  const [folder, file = ''] = path.split('/');
  if (folder !== 'images') return null;
  return <img className="unused-look" src={officeDraftPicturePath({ number, file })} alt="" loading="lazy" />;
}
