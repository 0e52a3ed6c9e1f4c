// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetAllTyping, forgetTyping, keepTyping, readTyping } from './kept-typing.ts';

const NOW = Date.UTC(2026, 10, 18, 9);
const HOUR_MS = 3600 * 1000;
const TYPED = { before: { name: '' }, value: { name: 'Tide' } };

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('what was typed is there for a day, for whoever typed it in this form', () => {
  expect(keepTyping('ada:event.3.tide', TYPED, NOW)).toBe(true);
  expect(readTyping('ada:event.3.tide', NOW + 23 * HOUR_MS)).toEqual(TYPED);
  expect(readTyping('ada:event.3.tide', NOW + 25 * HOUR_MS)).toBeUndefined();
  expect(readTyping('ben:event.3.tide', NOW)).toBeUndefined();
});

test('what is saved is forgotten, and so is what is a day old once something else is typed', () => {
  keepTyping('ada:event.3.tide', TYPED, NOW);
  keepTyping('ada:event.3.ebb', TYPED, NOW);
  forgetTyping('ada:event.3.tide');
  expect(readTyping('ada:event.3.tide', NOW)).toBeUndefined();
  keepTyping('ada:event.3.new', TYPED, NOW + 25 * HOUR_MS);
  expect(localStorage).toHaveLength(1);
});

test('signing out forgets all of it, and nothing else', () => {
  localStorage.setItem('foyer-desk-means', 'register');
  keepTyping('ada:event.3.tide', TYPED, NOW);
  forgetAllTyping();
  expect(Object.keys(localStorage)).toEqual(['foyer-desk-means']);
});

test('a browser without storage keeps nothing, and says so', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(keepTyping('ada:event.3.tide', TYPED, NOW)).toBe(false);
  expect(readTyping('ada:event.3.tide', NOW)).toBeUndefined();
});
