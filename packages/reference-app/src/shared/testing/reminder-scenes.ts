import type { Schema } from '@aferir/api-client';
import { discOutcomeCounts, employees } from '@aferir/api-client/testing';
import { screen, within } from '@testing-library/react';
import {
  performanceEmployees,
  servePerformance,
} from '../../features/performance/testing/performance-fixtures.ts';
import { createAccessServer, renderApp } from './render-app.tsx';
import { reminderPreview } from './request-fixtures.ts';

/** Where people are asked for the behavioral assessment. */
export const DISC = '/homelogado/comportamental';

/** Where people are asked for reviews. */
export const REVIEWS = '/homelogado/desempenho';

/** A moment some days ago. */
export const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString();

function waiting(values: Partial<Schema<'AwaitedAnswer'>> = {}): Schema<'AwaitedAnswer'> {
  return { dtDesde: daysAgo(12), dtUltimoLembrete: daysAgo(3), lstGestores: [], ...values };
}

/** Somebody who has not answered, somebody who has. */
export const people = [
  {
    ...(employees.rows[0] as Schema<'Employee'>),
    idOrganogramaPessoa: 44,
    nmPessoa: 'Caio Reis',
    cdStatus: 4 as const,
    nmStatus: 'Aguardando Resposta',
    espera: waiting(),
  },
  ...employees.rows,
];

const [reviewed] = performanceEmployees as [Schema<'PerformanceEmployee'>];
const reviews = [
  {
    ...reviewed,
    idOrganogramaPessoa: 45,
    nmPessoa: 'Davi Melo',
    flAtivo: true,
    cdStatus: 6 as const,
    nmStatus: 'Aguardando Avaliação do Gestor',
    espera: waiting({
      dtUltimoLembrete: null,
      lstGestores: [
        { idOrganogramaPessoa: 7, nmPessoa: 'Carla Dias' },
        { idOrganogramaPessoa: 8, nmPessoa: 'Rui Luz' },
      ],
    }),
  },
];

const result = { qtdLembrados: 13, qtdIgnorados: 3, qtdSemEmail: 1 };

/** A server with both of them, for whoever signs in there. */
export const createDiscServer = (server = createAccessServer()) =>
  server
    .on('get', '/Resposta/ObterAnaliticoPerfis', [...discOutcomeCounts])
    .on('get', '/OrganogramaPessoa/Get', { rows: people, qtdRecords: 62 })
    .on('get', '/OrganogramaCargo/GetOpcoes', {
      rows: [{ idOrganogramaCargo: 9, nmCargo: 'Analista' }],
      qtdRecords: 1,
    })
    .on('get', '/Resposta/GetPreviaLembrete', reminderPreview)
    .on('post', '/Resposta/Lembrar', result);

/** A server with somebody whom two managers have not rated. */
export const createReviewServer = () =>
  servePerformance(createAccessServer())
    .on('get', '/RespostaDesempenho/GetPessoasGrid', { rows: reviews, qtdRecords: 1 })
    .on('get', '/RespostaDesempenho/GetPreviaLembrete', reminderPreview)
    .on('post', '/RespostaDesempenho/Lembrar', result);

/** Opens a list of people, and waits for one of them. */
export async function openPeople(address: string, somebody: string, server = createDiscServer()) {
  const app = await renderApp(address, { as: 'staff', server });
  await screen.findByText(somebody);
  return app;
}

/** What asks whether to go on. */
export const confirmation = async () => within(await screen.findByRole('alertdialog'));
