import { SECTION, SECTIONS } from '@aferir/domain';
import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { linkTo, pageOfSection, pages, paramsOf, paths } from './paths.ts';
import { createRoutes } from './routes.tsx';
import { createAppServices } from './services/app-services.ts';

describe('linkTo', () => {
  it('fills in parameters and leaves out what has no value', () => {
    expect(linkTo(paths.linkGate, { params: { hash: 'a/b' } })).toBe('/validar/a%2Fb');
    expect(linkTo(paths.firstAccess)).toBe('/primeiro-acesso');
    expect(linkTo(paths.report, { search: { hs: 'A&B', idResposta: undefined } })).toBe(
      '/relatorio?hs=A%26B',
    );
  });
});

describe('paramsOf', () => {
  it.each([
    ['/validar/AbC', { hash: 'AbC' }],
    ['/Validar/a%2Fb/', { hash: 'a/b' }],
    ['/valida%72/100%25', { hash: '100%' }],
    ['/validar', { hash: undefined }],
    ['/validar/a/b', undefined],
    ['/validar-outro/AbC', undefined],
  ])('reads %s', (pathname, params) => {
    expect(paramsOf(paths.linkGate, pathname)).toEqual(params);
  });
});

describe('pageOfSection', () => {
  it('knows the page of every section that has been built, and no other', () => {
    const built = SECTIONS.filter(({ id }) => pageOfSection(id)).map(({ id }) => id);
    expect(built).toEqual([
      SECTION.home,
      SECTION.organization,
      SECTION.positions,
      SECTION.employees,
      SECTION.behavioral,
      SECTION.performance,
      SECTION.cycles,
      SECTION.trainings,
      SECTION.games,
      SECTION.institution,
      SECTION.accessProfiles,
      SECTION.users,
      SECTION.account,
    ]);
  });
});

describe('createRoutes', () => {
  it('has a route for every page', () => {
    const routes = createRoutes(createAppServices());
    const unrouted = pages.filter(({ pattern }) => {
      const path = pattern.replace('/:hash?', '/AbC');
      return matchRoutes(routes, path)?.at(-1)?.route.path !== pattern;
    });
    expect(unrouted).toEqual([]);
  });
});
