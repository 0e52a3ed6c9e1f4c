// The demo bank's page: plainly a bank's and not the shop's, in the visitor's language, without any script.

import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DEMO_BANK_STYLE_PATH } from '../../../domain/addresses.ts';
import type { Language } from '../../../domain/language.ts';
import { demoBankWording } from '../../../domain/wording/demo-bank/demo-bank-wording.ts';
import type { demoBankEn } from '../../../domain/wording/demo-bank/en.ts';
import { createFormats } from '../../../domain/wording/formats.ts';
import type { Payer } from '../payment-provider.ts';
import type { BankPayment } from './demo-bank-store.ts';

type Key = keyof typeof demoBankEn;

/** Accessible names of the buttons, the same in every language (spec decisions 4). */
const BUTTONS = [
  { decision: 'pay', name: 'Pay', explains: 'bank.pay' },
  { decision: 'later', name: 'Pay later', explains: 'bank.later' },
  { decision: 'decline', name: 'Decline', explains: 'bank.decline' },
  { decision: 'cancel', name: 'Cancel', explains: 'bank.cancel' },
] as const;

export type PayerProblems = { readonly name: boolean; readonly email: boolean };

const NOTHING_WRONG: PayerProblems = { name: false, email: false };

export const BANK_STYLE = `
:root { color-scheme: light dark; --ink: #14213d; --paper: #eef1f7; --sheet: #fff; --line: #b8c1d6; --act: #1d3f8f; --bad: #a3161b; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8ecf6; --paper: #0d1322; --sheet: #172038; --line: #5b6a8e; --act: #9db8ff; --bad: #ff9a9a; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.5 system-ui, sans-serif; }
main { max-width: 34rem; margin: clamp(0rem, 6vw, 4rem) auto; padding: clamp(1.25rem, 5vw, 2.5rem); background: var(--sheet); border-top: .5rem solid var(--act); }
h1 { margin: 0 0 .5rem; font-size: 1.5rem; } h2, legend { margin: 1.5rem 0 .5rem; padding: 0; font-size: 1.125rem; font-weight: 700; }
.notice, .hint { margin: 0 0 1rem; } dl { margin: 1.5rem 0; border-top: 1px solid var(--line); }
dl div { display: flex; flex-wrap: wrap; gap: 0 1rem; justify-content: space-between; padding: .5rem 0; border-bottom: 1px solid var(--line); }
dt { font-weight: 400; } dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; } .amount { font-size: 1.5rem; font-variant-numeric: tabular-nums; } .reference { font: .875rem/1.7 ui-monospace, monospace; }
fieldset { border: 0; margin: 0; padding: 0; } .field { display: grid; gap: .25rem; } input { font: inherit; min-height: 2.75rem; padding: .25rem .75rem; color: inherit; background: transparent; border: 1px solid var(--ink); border-radius: 2px; }
.problem { color: var(--bad); font-weight: 600; } [aria-invalid] { border-color: var(--bad); border-width: 2px; }
ul { list-style: none; margin: 0; padding: 0; } li { display: grid; grid-template-columns: 8rem 1fr; gap: 1rem; align-items: center; padding: .5rem 0; }
button { font: inherit; font-weight: 600; min-height: 2.75rem; color: var(--act); background: transparent; border: 2px solid var(--act); border-radius: 2px; cursor: pointer; }
li:first-child button { color: var(--sheet); background: var(--act); } button:focus-visible, input:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
@media (max-width: 30rem) { li { grid-template-columns: 1fr; gap: .25rem; padding: .75rem 0; } }
`;

/** A page with only a message. */
export function bankNotice(language: Language, key: Key): string {
  const t = demoBankWording[language];
  return document(
    language,
    t['bank.title'],
    h('h1', null, t['bank.title']),
    h('p', { role: 'alert' }, t[key]),
  );
}

function document(language: Language, title: string, ...content: ReactNode[]): string {
  return `<!doctype html>${renderToStaticMarkup(
    h(
      'html',
      { lang: language },
      h(
        'head',
        null,
        h('meta', { charSet: 'utf-8' }),
        h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
        h('meta', { name: 'robots', content: 'noindex' }),
        h('title', null, title),
        h('link', { rel: 'stylesheet', href: DEMO_BANK_STYLE_PATH }),
      ),
      h('body', null, h('main', null, ...content)),
    ),
  )}`;
}

/**
 * The payment and buttons for its four outcomes.
 * @param payer for express payments: the values of the fields
 */
export function bankPage(payment: BankPayment, payer: Payer | undefined, wrong = NOTHING_WRONG): string {
  const { language } = payment;
  const t = demoBankWording[language];
  const fact = (term: string, value: string, className?: string) =>
    h('div', { key: term }, h('dt', null, term), h('dd', { className }, value));
  return document(
    language,
    t['bank.title'],
    h('h1', null, t['bank.title']),
    h('p', { className: 'notice' }, t['bank.notice']),
    h(
      'dl',
      null,
      fact(t['bank.amount'], createFormats(language).money(payment.amount), 'amount'),
      fact(t['bank.for'], payment.description),
      fact(t['bank.reference'], payment.id, 'reference'),
    ),
    h(
      'form',
      { method: 'post', noValidate: true },
      payer ? payerFields(t, payer, wrong) : null,
      h('h2', null, t['bank.decide']),
      h('ul', null, ...BUTTONS.map((button) => choice(t, button))),
    ),
  );
}

function choice(t: Record<Key, string>, { decision, name, explains }: (typeof BUTTONS)[number]) {
  const why = `why-${decision}`;
  return h(
    'li',
    { key: decision },
    h(
      'button',
      { type: 'submit', name: 'decision', value: decision, lang: 'en', 'aria-describedby': why },
      name,
    ),
    h('span', { id: why }, t[explains]),
  );
}

function payerFields(t: Record<Key, string>, payer: Payer, wrong: PayerProblems) {
  return h(
    'fieldset',
    null,
    h('legend', null, t['bank.payer.title']),
    h('p', { className: 'hint' }, t['bank.payer.hint']),
    field('name', {
      label: t['bank.payer.name'],
      value: payer.name,
      problem: wrong.name ? t['bank.payer.nameInvalid'] : undefined,
      focus: true,
    }),
    field('email', {
      label: t['bank.payer.email'],
      value: payer.email,
      problem: wrong.email ? t['bank.payer.emailInvalid'] : undefined,
      focus: !wrong.name,
    }),
  );
}

type Field = {
  readonly label: string;
  readonly value: string;
  readonly problem: string | undefined;
  readonly focus?: boolean;
};

function field(name: 'name' | 'email', { label, value, problem, focus = false }: Field) {
  return h(
    'p',
    { className: 'field' },
    h('label', { htmlFor: name }, label),
    h('input', {
      id: name,
      name,
      type: name === 'email' ? 'email' : 'text',
      autoComplete: name,
      defaultValue: value,
      required: true,
      maxLength: 254,
      ...(problem ? { 'aria-invalid': true, 'aria-describedby': `${name}-problem`, autoFocus: focus } : {}),
    }),
    problem ? h('span', { id: `${name}-problem`, className: 'problem' }, problem) : null,
  );
}
