import { build, type Plugin, type Rolldown } from 'vite';
import { expect, it, vi } from 'vitest';
import { type Built, codeGroupsPlugin } from './code-groups-plugin.ts';

const sources: Readonly<Record<string, string>> = {
  'virtual:page': "import('virtual:one'); import('virtual:two');",
  'virtual:one': 'globalThis.one = 1;',
  'virtual:two': 'globalThis.two = 2;',
};

const virtual: Plugin = {
  name: 'virtual',
  resolveId: (id) => (id in sources ? `\0${id}` : null),
  load: (id) => sources[id.slice(1)] ?? null,
};

const config = {
  configFile: false,
  logLevel: 'silent',
  plugins: [virtual],
  build: { write: false, rolldownOptions: { input: 'virtual:page' } },
} as const;

const together = { name: 'both', test: (id: string) => /one|two/.test(id), priority: 1 };

it('cuts a build as one before it has told, and works that out for nobody else', async () => {
  const groupsOf = vi.fn((_built: Built) => [together]);
  const plugins = [
    ...config.plugins,
    codeGroupsPlugin({ ...config, plugins: [virtual] }, groupsOf),
  ];
  expect(groupsOf).not.toHaveBeenCalled();

  const { output } = (await build({ ...config, plugins })) as Rolldown.RolldownOutput;
  expect(groupsOf).toHaveBeenCalledOnce();
  expect(groupsOf.mock.calls[0]?.[0]).toHaveLength(3);
  expect(output).toHaveLength(2);
  const both = output.find((file) => file.name === 'both');
  expect(both?.type === 'chunk' && both.moduleIds).toEqual(
    expect.arrayContaining(['\0virtual:one', '\0virtual:two']),
  );
});
