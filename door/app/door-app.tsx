import { useState } from 'react';
import { LANGUAGE_NAMES } from '../../domain/language.ts';
import { OFFICE_LANGUAGES, type OfficeLanguage } from '../../domain/staff/office-language.ts';
import type { CompiledWording } from '../../domain/wording/translate.ts';
import { I18nProvider } from '../../ui/i18n/i18n.tsx';
import { useI18n } from '../ground/i18n.ts';
import { PairPage } from '../pairing/pair-page.tsx';
import { ScanPage } from '../scanning/scan-page.tsx';
import type { Door } from '../session/door.ts';
import { DoorContext, useDoorState } from '../session/use-door.ts';
import { keepLanguage } from './language.ts';

export type DoorData = {
  readonly museum: string;
  readonly language: OfficeLanguage;
  readonly wording: Readonly<Record<OfficeLanguage, CompiledWording>>;
};

type Props = {
  data: DoorData;
  door: Door;
  first: OfficeLanguage;
  onLanguage: (language: OfficeLanguage) => void;
};

export function DoorApp({ data, door, first, onLanguage }: Props) {
  const [language, setLanguage] = useState(first);
  const choose = (chosen: OfficeLanguage) => {
    keepLanguage(chosen);
    document.documentElement.lang = chosen;
    onLanguage(chosen);
    setLanguage(chosen);
  };
  return (
    <I18nProvider language={language} wording={data.wording[language]}>
      <DoorContext value={door}>
        <Screen museum={data.museum} />
        <footer className="door-foot">
          <Languages chosen={language} onChoose={choose} />
        </footer>
      </DoorContext>
    </I18nProvider>
  );
}

function Screen({ museum }: { museum: string }) {
  const { t } = useI18n();
  const { phase, setup } = useDoorState();
  return (
    <>
      <title>{t('door.title', { door: setup?.name ?? t('door.name'), museum })}</title>
      {phase === 'open' ? <ScanPage /> : <PairPage museum={museum} />}
    </>
  );
}

function Languages(props: { chosen: OfficeLanguage; onChoose: (language: OfficeLanguage) => void }) {
  const { t } = useI18n();
  return (
    <fieldset className="door-languages">
      <legend className="visually-hidden">{t('door.language')}</legend>
      {OFFICE_LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === props.chosen}
          onClick={() => props.onChoose(language)}
        >
          {LANGUAGE_NAMES[language]}
        </button>
      ))}
    </fieldset>
  );
}
