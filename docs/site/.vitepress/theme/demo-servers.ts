import {
  createFakeDiscServer,
  createFakeReviewServer,
  type FakeServer,
  linkInfo,
} from '@aferir/api-client/testing';
import {
  createPortalServer,
  ownProfile,
  twelveReports,
} from '../../../../packages/widgets/src/employee-dashboard/employee-dashboard.fixtures.ts';
import { createFakeGameServer } from '../../../../packages/widgets/src/game-player/game-player.fixtures.ts';
import { createFakeManagerServer } from '../../../../packages/widgets/src/manager-evaluation/manager-evaluation.fixtures.ts';
import { createReportServer } from '../../../../packages/widgets/src/performance-report/performance-report.server.ts';
import { createTeamServer } from '../../../../packages/widgets/src/team-map/team-map.server.ts';
import {
  createFakePlayerServer,
  playerPaths,
} from '../../../../packages/widgets/src/training-player/training-player.fixtures.ts';

/** A server as a page reaches it. */
export type DemoServer = Pick<FakeServer, 'fetch'>;

/** What a demo starts with: a server in memory, and what a page would give the element. */
export interface Demo {
  readonly serve: () => DemoServer;
  readonly properties: Readonly<Record<string, unknown>>;
  /** What whoever tries it has to know. */
  readonly hint?: string;
}

const byLink = { hs: 'Abc' };
const createDiscServer = () => createFakeDiscServer().on('get', '/hash/validar/{hash}', linkInfo);

/** A demo of each element. */
export const demos: Readonly<Record<string, Demo>> = {
  'aferir-behavioral-report': { serve: createDiscServer, properties: byLink },
  'aferir-disc-questionnaire': { serve: createDiscServer, properties: byLink },
  'aferir-employee-dashboard': {
    serve: () =>
      together(
        createPortalServer({
          reports: twelveReports,
          user: { perfilComportamental: ownProfile },
        }),
        createFakeManagerServer(),
        createDiscServer(),
      ),
    properties: { getToken: () => 'demo' },
  },
  'aferir-game-player': {
    serve: () => createFakeGameServer(),
    properties: { ...byLink, personId: 42 },
  },
  'aferir-manager-evaluation': { serve: () => createFakeManagerServer(), properties: byLink },
  'aferir-performance-report': { serve: () => createReportServer(), properties: byLink },
  'aferir-performance-self-assessment': {
    serve: () => createFakeReviewServer(),
    properties: byLink,
  },
  'aferir-team-map': {
    serve: () => createTeamServer(),
    properties: { getToken: () => 'demo' },
  },
  'aferir-training-player': {
    serve: () =>
      createFakePlayerServer().on('get', playerPaths.address, () => ({
        urlVideo: tinyVideo,
        dtExpiracao: new Date(Date.now() + 600_000).toISOString(),
        dsLegenda: null,
      })),
    properties: byLink,
    hint: 'No mail is sent here: the PIN is K7QD.',
  },
};

const tinyVideo = new URL(
  '../../../../packages/widgets/src/training-player/testing/tiny.mp4',
  import.meta.url,
).href;

/** Servers as one: who doesn't know a call leaves it to the next. */
function together(...servers: readonly FakeServer[]): DemoServer {
  return {
    async fetch(request) {
      let response = Response.error();
      for (const server of servers) {
        response = await server.fetch(request.clone());
        if (response.status !== 501) return response;
      }
      return response;
    },
  };
}
