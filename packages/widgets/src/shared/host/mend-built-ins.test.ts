import { becomeOldHostPage } from '@aferir/api-client/testing';
import { expect, it, vi } from 'vitest';
import { mendBuiltIns } from './mend-built-ins.ts';

/** What some lines come to on the page of an old library, with what it changed mended. */
function onMendedPage<Value>(read: () => Value): Value {
  const restore = becomeOldHostPage();
  try {
    mendBuiltIns();
    return read();
  } finally {
    restore();
  }
}

const items = ['a', 'b'];
const hole = Object.assign(Array<number>(3), { 1: 2 });

it.each<[what: string, read: () => unknown]>([
  ['a set as an array', () => Array.from(new Set(items))],
  ['a map as an array', () => Array.from(new Map([['a', 1]]), ([name, value]) => name + value)],
  ['a length as an array', () => Array.from({ length: 3 }, (_, at) => at * 2)],
  ['bytes as texts', () => Array.from(new Uint8Array([1, 255]), (byte) => byte.toString(16))],
  ['a text as its letters', () => Array.from('a😀b')],
  [
    'a function with a self',
    () =>
      Array.from(
        [1],
        function (this: string, one) {
          return this + one;
        },
        'n',
      ),
  ],
  ['a sum', () => [1, 2, 3].reduce((sum, one) => sum + one, 0)],
  ['a sum from the first on', () => [1, 2, 3].reduce((sum, one) => sum + one)],
  ['a sum of nothing', () => ([] as number[]).reduce((sum, one) => sum + one, 7)],
  ['a sum over holes', () => hole.reduce((sum, one) => sum + one, 0)],
  ['entries', () => [...items.entries()]],
  ['entries one by one', () => items.entries().next().value],
  ['what is mapped', () => items.map((item, at, all) => [item, at, all.length])],
  ['what is there once', () => ['a', 'b', 'a'].filter((one, at, all) => all.indexOf(one) === at)],
  ['whether all are like the first', () => [1, 1].every((one, _, all) => one === all[0])],
  ['whether one is the last', () => items.some((one, at, all) => one === all.at(-1) && at > 0)],
  ['the one before the last', () => items.find((_, at, all) => at === all.length - 2)],
])('reads %s as the standard says', (_what, read) => {
  expect(onMendedPage(read)).toEqual(read());
});

it('refuses a sum of nothing from the first on', () => {
  const read = () => onMendedPage(() => ([] as number[]).reduce((sum, one) => sum + one));
  expect(read).toThrow(TypeError);
});

it('leaves the library of the page what it calls in its own way', () => {
  const nothing = undefined as never;
  const told = onMendedPage(() => [
    Array.from(null as never),
    Array.from({ toArray: () => ['own'] } as never),
    [1, 2].reduce(nothing),
    (items.entries() as unknown as string[])[1],
    items.map(nothing),
  ]);
  expect(told).toEqual([[], ['own'], [1, 2], 'b', items]);
});

it('removes an element that is nowhere, and scrolls within one', () => {
  const scroll = vi.fn();
  Element.prototype.scrollTo = scroll;
  const page = document.createElement('div');
  const item = page.appendChild(document.createElement('p'));
  onMendedPage(() => {
    item.remove();
    item.remove();
    page.scrollTo({ top: 7 });
  });
  expect(page.childElementCount).toBe(0);
  expect(scroll.mock.calls).toEqual([[{ top: 7 }]]);
  Reflect.deleteProperty(Element.prototype, 'scrollTo');
});

it('changes nothing on a page that keeps to the standard', () => {
  const methods = () => [
    Array.from,
    ...Object.values(Object.getOwnPropertyDescriptors(Array.prototype)),
  ];
  const before = methods();
  mendBuiltIns();
  expect(methods()).toEqual(before);
  expect(methods()[0]).toBe(before[0]);
});

it('leaves a server alone, which has no page', () => {
  vi.stubGlobal('HTMLElement', undefined);
  try {
    expect(mendBuiltIns).not.toThrow();
  } finally {
    vi.unstubAllGlobals();
  }
});
