import './go-to.css';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useI18n } from '../ground/i18n.ts';
import { useKeys } from '../ground/keys/use-keys.ts';
import { OfficeLink } from '../ground/office-link.tsx';
import { Sheet } from '../ground/page/sheet.tsx';
import { useMenu } from './use-menu.ts';

/** `g` leads here: to any screen by its name. */
export function GoTo() {
  const { t } = useI18n();
  const [open, setOpen] = useState(false);
  useKeys({ g: () => setOpen(true) });
  return (
    <>
      <button type="button" className="head-button go-to-button" onClick={() => setOpen(true)}>
        {t('office.goTo')} <kbd>g</kbd>
      </button>
      <Sheet open={open} title={t('office.goTo')} onClose={() => setOpen(false)}>
        <Screens onLeave={() => setOpen(false)} />
      </Sheet>
    </>
  );
}

function Screens({ onLeave }: { onLeave: () => void }) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const found = useMenu().filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase()));
  const goToFirst = (event: FormEvent) => {
    event.preventDefault();
    const [first] = found;
    if (!first) return;
    onLeave();
    void navigate(first.to);
  };
  return (
    <form className="go-to" onSubmit={goToFirst}>
      <label>
        <span className="visually-hidden">{t('office.goTo.field')}</span>
        <input
          className="control"
          type="search"
          autoComplete="off"
          placeholder={t('office.goTo.field')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <p className="visually-hidden" role="status">
        {t('office.list.count', { count: found.length })}
      </p>
      <ul>
        {found.map(({ name, to }, index) => (
          <li key={to}>
            <OfficeLink to={to} onClick={onLeave}>
              {name}
            </OfficeLink>
            {index === 0 && <kbd>Enter</kbd>}
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="soft">{t('office.goTo.none')}</p>}
    </form>
  );
}
