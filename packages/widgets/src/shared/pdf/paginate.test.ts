import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PAGE_FORMATS } from './page-format.ts';
import { pageMarks } from './page-marks.ts';
import { paginate } from './paginate.ts';

/** Blocks of these heights, in the order in which they stand in a group of a sheet. */
function sheetOf(...heights: number[]): HTMLElement {
  const sheet = mark(document.createElement('div'), {});
  const flow = mark(document.createElement('div'), pageMarks.flow);
  const group = mark(document.createElement('div'), pageMarks.group);
  let top = 0;
  for (const [index, height] of heights.entries()) {
    const block = document.createElement('p');
    block.textContent = String(index);
    const box = new DOMRect(0, top, 100, height);
    block.getBoundingClientRect = () => box;
    group.append(block);
    top += height;
  }
  flow.append(group);
  sheet.append(flow);
  document.body.append(sheet);
  return sheet;
}

function mark(element: HTMLElement, marks: Readonly<Record<string, string>>): HTMLElement {
  for (const [name, value] of Object.entries(marks)) element.setAttribute(name, value);
  return element;
}

const linesOf = (page: HTMLElement) =>
  [...page.querySelectorAll('p')].map(({ textContent }) => textContent);

beforeEach(() => {
  // Boxes that nobody has measured have no height: jsdom has no layout.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect());
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('makes pages of the size of the paper', () => {
  const [page] = paginate(sheetOf(100), PAGE_FORMATS.wide);
  expect(page?.style).toMatchObject({ width: '1440px', height: '815px' });
});

it('puts fewer blocks on a page that is less high', () => {
  expect(paginate(sheetOf(500, 500), PAGE_FORMATS.a4).map(linesOf)).toEqual([['0', '1']]);
  expect(paginate(sheetOf(500, 500), PAGE_FORMATS['a4-landscape']).map(linesOf)).toEqual([
    ['0'],
    ['1'],
  ]);
});

it('says a running head again where its group goes on, and leaves room for it', () => {
  const sheet = sheetOf(100, 600, 700, 100);
  const [head] = sheet.querySelectorAll('p');
  if (head) mark(head, pageMarks.runningHead);
  expect(paginate(sheet, PAGE_FORMATS.wide).map(linesOf)).toEqual([
    ['0', '1'],
    ['0', '2'],
    ['0', '3'],
  ]);
});
