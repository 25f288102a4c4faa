import { expect, it } from 'vitest';
import { routeModules } from '../../../scripts/plugins/route-modules.ts';
import directRoutes from './direct-routes.ts?raw';
import { paths } from './paths.ts';
import routes from './routes.tsx?raw';

it('finds every page that has code of its own', async () => {
  const found = await Promise.all([directRoutes, routes].map((source) => routeModules(source)));
  const named = found.flat().map(({ page }) => page);
  const withoutCode = ['root', 'employeeDashboardShortcut'];
  const expected = Object.keys(paths).filter((name) => !withoutCode.includes(name));
  expect(expected.filter((name) => !named.includes(name))).toEqual([]);
});
