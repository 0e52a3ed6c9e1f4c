// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { officePaths } from '../../../domain/office-addresses.ts';
import { ApiRefusal } from '../../../ui/call/call.ts';
import { openTestScreen, type TestScreen } from '../test-screen.tsx';
import { DataList } from './data-list.tsx';
import { type RowsPage, useRows, wholeList } from './use-rows.ts';
import { useSelection } from './use-selection.ts';

let screen: TestScreen;
afterEach(() => screen.close());

type Props = { first: RowsPage<string>; load?: (cursor: string) => Promise<RowsPage<string>> };

function Names({ first, load = async () => ({ rows: [], next: null }) }: Props) {
  const rows = useRows(first, load);
  return (
    <>
      <input id="field" />
      <DataList
        label="Names"
        rows={rows}
        rowKey={(name) => name}
        to={(name) => officePaths.person(name)}
        columns={[
          { key: 'name', label: 'Name', cell: (name) => name, sortable: true },
          { key: 'length', label: 'Letters', align: 'end', cell: ({ length }) => length },
        ]}
        empty={<p>Invite somebody.</p>}
      />
    </>
  );
}

function PickableNames({ names }: { names: readonly string[] }) {
  const selection = useSelection('');
  return (
    <>
      <DataList
        label="Names"
        rows={wholeList(names)}
        rowKey={(name) => name}
        to={(name) => officePaths.person(name)}
        columns={[{ key: 'name', label: 'Name', cell: (name) => name }]}
        empty={null}
        selection={selection}
        canPick={(name) => name !== 'Ben'}
      />
      <output>{[...selection.keys].join(', ')}</output>
    </>
  );
}

const shown = () => [...screen.box.querySelectorAll('tbody th')].map(({ textContent }) => textContent);
const focused = () => document.activeElement?.textContent;

test('j and k walk through the rows, to the ends and no further', async () => {
  screen = await openTestScreen('/office/', <Names first={{ rows: ['Ada', 'Ben'], next: null }} />);
  for (const [key, name] of [
    ['j', 'Ada'],
    ['j', 'Ben'],
    ['j', 'Ben'],
    ['k', 'Ada'],
  ] as const) {
    await screen.press(key);
    expect(focused()).toBe(name);
  }
});

test('who types, or holds a key of the browser, moves through no list', async () => {
  screen = await openTestScreen('/office/', <Names first={{ rows: ['Ada'], next: null }} />);
  await screen.press('j', { ctrlKey: true });
  expect(focused()).not.toBe('Ada');
  screen.box.querySelector<HTMLElement>('#field')?.focus();
  await screen.press('j');
  expect(document.activeElement?.id).toBe('field');
});

test('more rows come after those that are there, until there are no more', async () => {
  const asked: string[] = [];
  const load = async (cursor: string) => {
    asked.push(cursor);
    return cursor === 'b' ? { rows: ['Cleo'], next: 'c' } : { rows: ['Dan'], next: null };
  };
  screen = await openTestScreen(
    '/office/',
    <Names first={{ rows: ['Ada', 'Ben'], next: 'b' }} load={load} />,
  );
  await screen.click('.list-end button');
  await screen.click('.list-end button');
  expect(shown()).toEqual(['Ada', 'Ben', 'Cleo', 'Dan']);
  expect(asked).toEqual(['b', 'c']);
  expect(screen.box.querySelector('.list-end button')).toBeNull();
  expect(screen.box.querySelector('.list-end')?.textContent).toContain('4');
});

test('rows that could not be loaded can be asked for again', async () => {
  let tries = 0;
  const load = async () => {
    tries += 1;
    if (tries === 1) throw new ApiRefusal(0, {});
    return { rows: ['Ben'], next: null };
  };
  screen = await openTestScreen('/office/', <Names first={{ rows: ['Ada'], next: 'a' }} load={load} />);
  await screen.click('.list-end button');
  expect(shown()).toEqual(['Ada']);
  await screen.click('.list-end button');
  expect(shown()).toEqual(['Ada', 'Ben']);
});

test('who comes back to a list finds the rows that were added, unless it begins with others now', async () => {
  const load = async () => ({ rows: ['Ben'], next: null });
  const open = (next: string) =>
    openTestScreen('/office/', <Names first={{ rows: ['Ada'], next }} load={load} />);
  screen = await open('x');
  await screen.click('.list-end button');
  screen.close();
  screen = await open('x');
  expect(shown()).toEqual(['Ada', 'Ben']);
  screen.close();
  screen = await open('y');
  expect(shown()).toEqual(['Ada']);
});

test('an empty list says what to do', async () => {
  screen = await openTestScreen('/office/', <Names first={{ rows: [], next: null }} />);
  expect(screen.box.textContent).toContain('Invite somebody.');
  expect(screen.box.querySelector('table')).toBeNull();
});

test('a column orders the list, and the other way round when it is pressed again', async () => {
  screen = await openTestScreen('/office/?q=a', <Names first={{ rows: ['Ada'], next: null }} />);
  await screen.click('.sort-link');
  expect(screen.router.state.location.search).toBe('?q=a&sort=name');
  await screen.click('.sort-link');
  expect(screen.router.state.location.search).toBe('?q=a&sort=-name');
});

test('what cannot be picked has no box, and a range leaves it out', async () => {
  screen = await openTestScreen('/office/', <PickableNames names={['Ada', 'Ben', 'Cleo']} />);
  expect(shown()).toEqual(['Ada', 'Ben', 'Cleo']);
  const boxes = () => [...screen.box.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  expect(boxes()).toHaveLength(2);
  await act(async () => boxes()[0]?.click());
  await act(async () => {
    boxes()[1]?.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true }));
  });
  expect(screen.box.querySelector('output')?.textContent).toBe('Ada, Cleo');
  // A box is no field that one types into.
  await act(async () => boxes()[1]?.focus());
  await screen.press('k');
  expect(focused()).toBe('Cleo');
});
