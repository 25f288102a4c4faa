import { describe, expect, it } from 'vitest';
import {
  changeGridQuery,
  defaultGridQuery,
  nextSort,
  pageCountOf,
  sortWordOf,
  toGridQuery,
  toSort,
} from './grid-query.ts';

const onPageThree = { ...defaultGridQuery, page: 3 };

describe('changeGridQuery', () => {
  it.each([
    [{ type: 'page-size', pageSize: 50 }, { pageSize: 50 }],
    [{ type: 'filter', filter: '2' }, { filter: '2' }],
    [{ type: 'search', search: 'ana' }, { search: 'ana' }],
    [
      { type: 'sort', sort: { key: 'nome', isDescending: false } },
      { sort: { key: 'nome', isDescending: false } },
    ],
  ] as const)('goes back to the first page on %j', (change, expected) => {
    expect(changeGridQuery(onPageThree, change)).toEqual({ ...onPageThree, ...expected, page: 1 });
  });

  it('keeps everything else when the page changes', () => {
    expect(changeGridQuery({ ...onPageThree, search: 'ana' }, { type: 'page', page: 4 })).toEqual({
      ...onPageThree,
      search: 'ana',
      page: 4,
    });
  });

  it('clears search and filter and keeps the page size', () => {
    expect(
      changeGridQuery(
        { ...onPageThree, pageSize: 10, search: 'ana', filter: '1' },
        { type: 'clear' },
      ),
    ).toEqual({ ...defaultGridQuery, pageSize: 10 });
  });
});

describe('toGridQuery', () => {
  it('takes what an address holds', () => {
    const sort = { key: 'nome', isDescending: true };
    expect(toGridQuery({ page: '2', pageSize: '50', search: 'ana', filter: '4', sort })).toEqual({
      page: 2,
      pageSize: 50,
      search: 'ana',
      filter: '4',
      sort,
    });
  });

  it.each([
    {},
    { page: '0', pageSize: '7' },
    { page: '-1', filter: '' },
    { page: '1.5', pageSize: 'x' },
    { page: null, search: null, filter: undefined },
  ])('falls back from %j', (input) => {
    expect(toGridQuery(input)).toEqual(defaultGridQuery);
  });
});

describe('an order', () => {
  it('goes up, down and away by presses on one heading, and begins anew at another', () => {
    const up = nextSort(null, 'nome');
    const down = nextSort(up, 'nome');
    expect([up, down, nextSort(down, 'nome'), nextSort(down, 'cargo')]).toEqual([
      { key: 'nome', isDescending: false },
      { key: 'nome', isDescending: true },
      null,
      { key: 'cargo', isDescending: false },
    ]);
  });

  it.each(['nome', '-nome', null])('is written as %j and read again', (word) => {
    expect(sortWordOf(toSort(word, ['nome', 'cargo']))).toBe(word);
  });

  it.each(['', '-', 'idade', '--nome', 7])('is none in %j', (word) => {
    expect(toSort(word, ['nome'])).toBeNull();
  });
});

describe('pageCountOf', () => {
  it.each([
    [0, 30, 0],
    [1, 30, 1],
    [30, 30, 1],
    [31, 30, 2],
  ])('%i records by %i fill %i pages', (total, size, pages) => {
    expect(pageCountOf(total, size)).toBe(pages);
  });
});
