import { expect, it } from 'vitest';
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
