import type { Tone } from './answer-words.ts';

/** Known without colours: a tick, a cross, a clock hand, a question. */
const PATHS: Readonly<Record<Tone, string>> = {
  good: 'M20 52 42 74 82 28',
  no: 'M24 24 76 76M76 24 24 76',
  wait: 'M50 20v32l22 14',
  ask: 'M34 36c0-24 34-22 34 0 0 16-18 14-18 30M50 80v2',
};

export function AnswerShape({ tone }: { tone: Tone }) {
  return (
    <svg className="door-shape" viewBox="0 0 100 100" aria-hidden="true">
      {tone === 'good' ? (
        <circle cx="50" cy="50" r="46" />
      ) : tone === 'no' ? (
        <path className="door-outline" d="M30 4h40l26 26v40L70 96H30L4 70V30z" />
      ) : (
        <path className="door-outline" d="M50 3 97 50 50 97 3 50z" />
      )}
      <path d={PATHS[tone]} />
    </svg>
  );
}
