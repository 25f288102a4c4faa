import { type FakeServer, staffSession, staffUser } from '@aferir/api-client/testing';
import { RIGHTS, type Right, type SectionId, writeRights } from '@aferir/domain';
import { createAccessServer } from './render-app.tsx';

/** Lets somebody sign in who may view one section and has these rights there, and no others anywhere. */
export function createStaffServer(
  idSecao: SectionId,
  rights: readonly Right[] = RIGHTS,
): FakeServer {
  const permissions = {
    flAdministrador: false,
    secoes: [{ idSecao, ...writeRights('flag', ['visualizar', ...rights]) }],
  };
  return createAccessServer()
    .on('post', '/auth/signin', { ...staffSession, permissions })
    .on('get', '/auth/GetUser', { ...staffUser, permissions });
}
