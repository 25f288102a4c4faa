import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import { StartError } from '../../platform/errors/start-error.ts';

type Place = Pick<Config, 'host' | 'port'>;

const explanations: Readonly<Record<string, (place: Place) => string>> = {
  EADDRINUSE: ({ port }) =>
    `A porta ${port} já está em uso. Encerre o outro processo ou escolha outra com PORT.`,
  EACCES: ({ port }) => `Sem permissão para usar a porta ${port}. Escolha outra com PORT.`,
  EADDRNOTAVAIL: ({ host }) => `O endereço ${host}, de HOST, não é desta máquina.`,
  ENOTFOUND: ({ host }) => `O endereço ${host}, de HOST, não existe.`,
};

/** Begins to serve. */
export async function listen(app: FastifyInstance, place: Place): Promise<void> {
  await explained(place, ({ host, port }) => app.listen({ host, port }));
}

/** Refuses a place where nobody can listen, before anything is opened or filled for a server there. */
export async function refuseTakenPlace(place: Place): Promise<void> {
  await explained(place, async ({ host, port }) => {
    const probe = createServer();
    probe.listen({ host, port });
    await once(probe, 'listening');
    probe.close();
    await once(probe, 'close');
  });
}

async function explained(place: Place, attempt: (place: Place) => Promise<unknown>): Promise<void> {
  try {
    await attempt(place);
  } catch (error) {
    const explain = explanations[(error as NodeJS.ErrnoException).code ?? ''];
    throw explain ? new StartError(explain(place), { cause: error }) : error;
  }
}
