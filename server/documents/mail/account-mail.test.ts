import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../domain/language.ts';
import type { AccountMailKind } from '../../customers/account-mails/prepare-account-mail.ts';
import { exampleMuseum } from '../examples/example-order.ts';
import { accountMail } from './account-mail.ts';

const KINDS: readonly AccountMailKind[] = [
  'confirm',
  'registered-already',
  'recover',
  'change-email',
  'email-taken',
  'email-changes',
  'password-changed',
];
const LINK = 'https://shop.example/de/confirm-email/#aB3dE6gH9jK2mN5pQ8sT1vW4';

function mailOf(kind: AccountMailKind, language: (typeof LANGUAGES)[number] = 'de') {
  return accountMail({ kind, to: 'ada@example.org', link: LINK }, language, exampleMuseum);
}

describe('A mail about an account', () => {
  test.each(LANGUAGES.flatMap((language) => KINDS.map((kind) => [language, kind] as const)))(
    'says it all in %s: %s',
    (language, kind) => {
      const { subject, html, text } = mailOf(kind, language);
      expect(subject.length).toBeGreaterThan(10);
      expect(subject.length).toBeLessThan(60);
      for (const part of [html, text]) {
        expect(part).toContain(LINK);
        expect(part).toContain(exampleMuseum.name);
        expect(part).toContain(exampleMuseum.email);
        expect(part).not.toMatch(/account-mails\.|documents\.|undefined|\{\w+\}|!(?!doctype|important)/);
      }
      expect(html).toContain(`<html lang="${language}"`);
      expect(html).not.toMatch(/<img|<link|<script|url\(|@import/);
    },
  );

  test('has one link, and says how long it lives when it holds a secret', () => {
    expect(mailOf('recover').text).toContain('Der Link gilt eine Stunde lang');
    expect(mailOf('confirm').text).toContain('sieben Tage');
    expect(mailOf('registered-already').text).not.toContain('Der Link gilt');
    for (const kind of KINDS) expect(mailOf(kind).html.match(/<a /g)).toHaveLength(1);
  });

  test('says what to do if it was somebody else; a warning says so before its link', () => {
    for (const kind of KINDS) {
      const { text } = mailOf(kind);
      const [otherwise, link] = [text.indexOf('Wenn Sie das nicht waren'), text.indexOf(LINK)];
      expect(otherwise, kind).toBeGreaterThan(0);
      expect(otherwise < link, kind).toBe(kind === 'email-changes' || kind === 'password-changed');
    }
  });

  test('speaks in the museum’s own words where it has some', () => {
    const translations = { de: { 'account-mails.recover.subject': 'Ihr neues Kennwort' } };
    const museum = { ...exampleMuseum, translations };
    const { subject } = accountMail({ kind: 'recover', to: 'ada@example.org', link: LINK }, 'de', museum);
    expect(subject).toBe('Ihr neues Kennwort');
  });
});
