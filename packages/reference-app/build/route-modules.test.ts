import { expect, it } from 'vitest';
import directRoutes from '../src/direct-routes.ts?raw';
import { paths } from '../src/paths.ts';
import routes from '../src/routes.tsx?raw';
import { routeModules } from './route-modules.ts';

it('finds the module of a page, and the layouts around it first', async () => {
  const found = await routeModules(`
    const routes = [
      lazyPage(paths.one, () => import('./one.tsx')),
      lazyLayout(() => import('./frame.tsx'), [
        lazyPage(paths.two, () => import('./two.tsx')),
        ...others(),
      ]),
    ];
  `);
  expect(found).toEqual([
    { page: 'one', modules: ['./one.tsx'] },
    { page: 'two', modules: ['./frame.tsx', './two.tsx'] },
  ]);
});

it('says so when a page is written differently', async () => {
  await expect(routeModules('lazyPage(paths.one, load)')).rejects.toThrow('imports no module');
});

it('finds every page that has code of its own', async () => {
  const found = await Promise.all([directRoutes, routes].map((source) => routeModules(source)));
  const named = found.flat().map(({ page }) => page);
  const withoutCode = ['root', 'employeeDashboardShortcut'];
  const expected = Object.keys(paths).filter((name) => !withoutCode.includes(name));
  expect(expected.filter((name) => !named.includes(name))).toEqual([]);
});
