// The drill sees each way in which a process can be wrong about whether it can sell.
import { expect, test } from 'vitest';
import { judgeReadiness, type Said } from './readiness.ts';

const [ONE, OTHER] = [3001, 3002];
const STRUCK = { since: 1000, over: 6000, unready: [ONE] };

function said(port: number, ...answers: (readonly [asked: number, status: number])[]): Said[] {
  return answers.map(([asked, status]) => ({ port, asked, answered: asked + 10, status }));
}
const READY = said(OTHER, [500, 200], [3000, 200], [7000, 200]);

test.each<[string, readonly Said[], readonly string[]]>([
  ['that says no and yes again is right', said(ONE, [500, 200], [3000, 503], [7000, 200]), []],
  [
    'that says yes all the time is found',
    said(ONE, [3000, 200], [7000, 200]),
    ['disk: the process on port 3001 did not say that it was not ready'],
  ],
  [
    'that gives no answer has not said no',
    said(ONE, [3000, 0], [7000, 200]),
    ['disk: the process on port 3001 did not say that it was not ready'],
  ],
  [
    'that says no when all is over is found',
    said(ONE, [3000, 200], [6100, 503], [7000, 200]),
    ['disk: the process on port 3001 did not say that it was not ready'],
  ],
  [
    'that does not take it back is found',
    said(ONE, [3000, 503], [5900, 200], [7000, 503]),
    ['disk: the process on port 3001 was not ready again'],
  ],
])('a process that cannot sell %s', (_, answers, findings) => {
  expect(judgeReadiness('disk', [ONE, OTHER], [...answers, ...READY], STRUCK)).toEqual(findings);
});

test('a process that can sell and says no, or nothing, is found', () => {
  const answers = [...said(ONE, [3000, 503], [7000, 200]), ...said(OTHER, [3000, 503], [4000, 0])];
  expect(judgeReadiness('disk', [ONE, OTHER], answers, STRUCK)).toEqual([
    'disk: the process on port 3002 was not ready 2 times',
  ]);
});
