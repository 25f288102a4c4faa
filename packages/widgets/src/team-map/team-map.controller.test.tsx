import { createEmployeeClient, createMemorySessionStore } from '@aferir/api-client';
import { dropped, type FakeServer, problemReply } from '@aferir/api-client/testing';
import { expect, it, vi } from 'vitest';
import { renderController } from '../shared/testing/render-controller.tsx';
import { useTeamMap } from './team-map.controller.ts';
import { teamMapMessages } from './team-map.messages.ts';
import { createTeamServer, teamPaths } from './team-map.server.ts';
import type { TeamSource } from './team-map.types.ts';

const own: TeamSource = { departmentId: undefined, managerId: undefined };

function open(server: FakeServer = createTeamServer(), source = own) {
  const client = createEmployeeClient({
    baseUrl: 'http://localhost/api/v1',
    fetch: server.fetch,
    maxAttempts: 1,
    store: createMemorySessionStore(),
  });
  const events = { onReady: vi.fn(), onError: vi.fn() };
  const page = renderController(() => useTeamMap(source), {
    name: 'team-map',
    client,
    messages: teamMapMessages,
    events,
  });
  return { ...page, server, events };
}

it('loads the own team and its competencies, and tells the page', async () => {
  const { until, server, events } = open();
  await until({
    step: 'shown',
    team: { name: 'Ana Souza', assessedCount: 6 },
    pair: null,
    competencies: { status: 'ready' },
  });
  expect(server.requestsTo('get', teamPaths.map)[0]?.query).toEqual({});
  expect(events.onReady).toHaveBeenCalledExactlyOnceWith({ widget: 'team-map' });
});

it('asks for the department or the manager that it is given', async () => {
  const department = open(createTeamServer(), { departmentId: 3, managerId: undefined });
  await department.until({ step: 'shown', competencies: { status: 'ready' } });
  for (const path of [teamPaths.map, teamPaths.competencies]) {
    expect(department.server.requestsTo('get', path)[0]?.query).toEqual({ idOrganogramaNo: '3' });
  }
  const manager = open(createTeamServer(), { departmentId: undefined, managerId: 7 });
  await manager.until({ step: 'shown' });
  expect(manager.server.requestsTo('get', teamPaths.map)[0]?.query).toEqual({ idGestor: '7' });
});

it('compares two once both are picked', async () => {
  const { until, perform, server } = open();
  await until({ step: 'shown' });
  await perform(({ toggle }) => toggle(7));
  expect(server.requestsTo('get', teamPaths.pair)).toEqual([]);
  await perform(({ choose }) => choose('second', 42));
  await until({
    pair: {
      status: 'ready',
      data: { people: [{ name: 'Ana Souza' }, { name: 'Bruno Lima' }] },
    },
  });
  expect(server.requestsTo('get', teamPaths.pair)[0]?.query).toEqual({
    idPrimeiraPessoa: '7',
    idSegundaPessoa: '42',
  });
  await perform(({ toggle }) => toggle(7));
  await until({ pair: null });
});

it('withholds competencies from whoever may not see them, and shows the map', async () => {
  const server = createTeamServer().on('get', teamPaths.competencies, problemReply(403, 'Não.'));
  await open(server).until({ step: 'shown', competencies: { status: 'withheld' } });
});

it('tries again what has failed, and nothing else', async () => {
  const server = createTeamServer().failNext('get', teamPaths.competencies, dropped);
  const { until, perform } = open(server);
  await until({ step: 'shown', competencies: { status: 'failed' } });
  await perform(({ retry }) => retry());
  await until({ competencies: { status: 'ready' } });
  expect(server.requestsTo('get', teamPaths.map)).toHaveLength(1);
});

it('says why there is no map', async () => {
  const message = 'Esta equipe tem 812 pessoas. Escolha uma equipe com até 200 pessoas.';
  const server = createTeamServer().on('get', teamPaths.map, problemReply(409, message));
  const { until, events } = open(server);
  await until({ step: 'unavailable', problem: { message, isRetryable: false } });
  expect(events.onError).toHaveBeenCalledOnce();
  expect(server.requestsTo('get', teamPaths.competencies)).toEqual([]);
});
