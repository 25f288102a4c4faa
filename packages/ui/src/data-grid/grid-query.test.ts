import { describe, expect, it } from 'vitest';
import { changeGridQuery, defaultGridQuery, pageCountOf, toGridQuery } from './grid-query.ts';

const onPageThree = { ...defaultGridQuery, page: 3 };

describe('changeGridQuery', () => {
  it.each([
    [{ type: 'page-size', pageSize: 50 }, { pageSize: 50 }],
    [{ type: 'filter', filter: '2' }, { filter: '2' }],
    [{ type: 'search', search: 'ana' }, { search: 'ana' }],
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
      changeGridQuery({ page: 2, pageSize: 10, search: 'ana', filter: '1' }, { type: 'clear' }),
    ).toEqual({ page: 1, pageSize: 10, search: '', filter: null });
  });
});

describe('toGridQuery', () => {
  it('takes what an address holds', () => {
    expect(toGridQuery({ page: '2', pageSize: '50', search: 'ana', filter: '4' })).toEqual({
      page: 2,
      pageSize: 50,
      search: 'ana',
      filter: '4',
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
