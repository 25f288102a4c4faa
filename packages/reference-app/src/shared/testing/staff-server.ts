import { type FakeServer, staffSession, staffUser } from '@aferir/api-client/testing';
import { RIGHTS, type Right, type SectionId, writeRights } from '@aferir/domain';
import { createAccessServer } from './render-app.tsx';

/** Sections that somebody may view, and what else they may there. */
export type RightsBesides = readonly (readonly [section: SectionId, ...rights: Right[]])[];

/** Lets somebody sign in who may view one section and has these rights there, those besides, and no others anywhere. */
export function createStaffServer(
  section: SectionId,
  rights: readonly Right[] = RIGHTS,
  besides: RightsBesides = [],
): FakeServer {
  const sections: RightsBesides = [[section, ...rights], ...besides];
  const permissions = {
    flAdministrador: false,
    secoes: sections.map(([idSecao, ...more]) => ({
      idSecao,
      ...writeRights('flag', ['visualizar', ...more]),
    })),
  };
  return createAccessServer()
    .on('post', '/auth/signin', { ...staffSession, permissions })
    .on('get', '/auth/GetUser', { ...staffUser, permissions });
}
