import { type FakeServer, staffSession, staffUser } from '@aferir/api-client/testing';
import { createAccessServer } from '../../../shared/testing/render-app.tsx';
import { reminderPreview } from '../../../shared/testing/request-fixtures.ts';
import { emptyDashboard } from './dashboard-fixtures.ts';
import { nothingWaiting } from './waiting-fixtures.ts';

/** Lets somebody sign in who may view these sections, or all without any, and answers what the home reads. */
export function createHomeServer(sections: readonly number[] = []): FakeServer {
  const secoes = sections.map((idSecao) => ({
    idSecao,
    flVisualizar: true,
    flIncluir: false,
    flAlterar: false,
    flExcluir: false,
  }));
  const permissions = { flAdministrador: sections.length === 0, secoes };
  return createAccessServer()
    .on('post', '/auth/signin', { ...staffSession, permissions })
    .on('get', '/auth/GetUser', { ...staffUser, permissions })
    .on('get', '/Inicio/GetPendencias', nothingWaiting)
    .on('get', '/Resposta/GetPreviaLembrete', reminderPreview)
    .on('get', '/RespostaDesempenho/GetPreviaLembrete', reminderPreview)
    .on('get', '/Inicio/GetPainel', emptyDashboard)
    .on('get', '/Inicio/GetCiclos', { rows: [], qtdRecords: 0 })
    .on('get', '/Inicio/GetTreinamentos', { rows: [], qtdRecords: 0 });
}
