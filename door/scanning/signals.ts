// Sound and vibration of answers: each tone has its own, which cannot be confused with eyes closed.
import type { Tone } from './answer-words.ts';

/** Frequencies in Hz and lengths in seconds, one after the other. */
const SOUNDS: Readonly<Record<Tone, readonly (readonly [number, number])[]>> = {
  good: [
    [880, 0.09],
    [1320, 0.14],
  ],
  ask: [[660, 0.12]],
  wait: [
    [440, 0.16],
    [440, 0.16],
  ],
  no: [
    [196, 0.22],
    [147, 0.38],
  ],
};

const VIBRATIONS: Readonly<Record<Tone, readonly number[]>> = {
  good: [60],
  ask: [30, 60, 30],
  wait: [120, 80, 120],
  no: [400, 80, 400],
};

let sounding: AudioContext | undefined;

export function signal(tone: Tone): void {
  navigator.vibrate?.([...VIBRATIONS[tone]]);
  sounding ??= new AudioContext();
  // Before somebody has touched the page, browsers keep it silent.
  if (sounding.state === 'suspended') void sounding.resume();
  let at = sounding.currentTime;
  for (const [frequency, length] of SOUNDS[tone]) {
    play(sounding, frequency, at, length, tone === 'no' ? 'square' : 'sine');
    at += length + 0.03;
  }
}

function play(context: AudioContext, frequency: number, at: number, length: number, type: OscillatorType) {
  const source = new OscillatorNode(context, { frequency, type });
  const volume = new GainNode(context, { gain: 0.25 });
  source.connect(volume).connect(context.destination);
  source.start(at);
  source.stop(at + length);
}
