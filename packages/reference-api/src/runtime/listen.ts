import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { StartError } from './start-error.ts';

type Place = Pick<Config, 'host' | 'port'>;

const explanations: Readonly<Record<string, (place: Place) => string>> = {
  EADDRINUSE: ({ port }) =>
    `A porta ${port} já está em uso. Encerre o outro processo ou escolha outra com PORT.`,
  EACCES: ({ port }) => `Sem permissão para usar a porta ${port}. Escolha outra com PORT.`,
  EADDRNOTAVAIL: ({ host }) => `O endereço ${host}, de HOST, não é desta máquina.`,
  ENOTFOUND: ({ host }) => `O endereço ${host}, de HOST, não existe.`,
};

/** Begins to serve. */
export async function listen(app: FastifyInstance, { host, port }: Place): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const explain = explanations[(error as NodeJS.ErrnoException).code ?? ''];
    throw explain ? new StartError(explain({ host, port }), { cause: error }) : error;
  }
}
