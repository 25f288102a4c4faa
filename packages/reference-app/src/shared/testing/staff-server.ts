import { type FakeServer, staffSession, staffUser } from '@aferir/api-client/testing';
import type { Right, SectionId } from '@aferir/domain';
import { createAccessServer } from './render-app.tsx';

const every: readonly Right[] = ['visualizar', 'incluir', 'alterar', 'excluir'];

/** Lets somebody sign in who may view one section and has these rights there, and no others anywhere. */
export function createStaffServer(
  idSecao: SectionId,
  rights: readonly Right[] = every,
): FakeServer {
  const permissions = {
    flAdministrador: false,
    secoes: [
      {
        idSecao,
        flVisualizar: true,
        flIncluir: rights.includes('incluir'),
        flAlterar: rights.includes('alterar'),
        flExcluir: rights.includes('excluir'),
      },
    ],
  };
  return createAccessServer()
    .on('post', '/auth/signin', { ...staffSession, permissions })
    .on('get', '/auth/GetUser', { ...staffUser, permissions });
}
