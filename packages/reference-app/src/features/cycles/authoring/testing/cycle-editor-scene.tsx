import { problemReply } from '@aferir/api-client/testing';
import { SECTION } from '@aferir/domain';
import { screen } from '@testing-library/react';
import { candidate, chosenPerson } from '../../../../shared/testing/audience-fixtures.ts';
import { openAuthoring } from '../../../../shared/testing/authoring-scene.tsx';
import { createStaffServer } from '../../../../shared/testing/staff-server.ts';
import { cycleAdherence, cyclePreview, draftContent } from '../../testing/cycle-page-fixtures.ts';
import { cycleAuthoringMessages as texts } from '../cycle-authoring-messages.ts';

/** Where the list is. */
export const LIST = '/homelogado/ciclos';
/** Calls that write. */
export const CREATE = '/Ciclo/Post';
export const UPDATE = '/Ciclo/Put';
export const START = '/Ciclo/Iniciar';
/** The call that tells whom it would reach. */
export const PREVIEW = '/Ciclo/GetPrevia/{id}';
/** The call that reads a cycle. */
export const READ = '/Ciclo/GetDados/{id}';

/** A server with a draft and people, for somebody with these rights there. */
export function createServer(rights?: Parameters<typeof createStaffServer>[1]) {
  return createStaffServer(SECTION.cycles, rights)
    .on('get', READ, draftContent)
    .on('get', PREVIEW, cyclePreview)
    .on('get', '/Ciclo/GetGrid', { rows: [], qtdRecords: 0 })
    .on('get', '/Ciclo/GetGridPessoas', { rows: [candidate, chosenPerson], qtdRecords: 2 })
    .on('get', '/Ciclo/GetAdesao/{id}', cycleAdherence)
    .on('get', '/Ciclo/GetPessoas', { rows: [], qtdRecords: 0 })
    .on('get', '/OrganogramaNo/Get', {
      rows: [{ idOrganogramaNo: 3, nmDepartamento: 'Tecnologia' }],
      qtdRecords: 1,
    })
    .on('post', CREATE, 5)
    .on('post', UPDATE, null)
    .on('post', START, { idSituacaoCiclo: 3 });
}

/** Opens the editor at an address of the section. */
export const openEditor = (address: string, server = createServer()) =>
  openAuthoring(`${LIST}/editar/${address}`, server, texts.frame.stepNames);

/** The editor, open. */
export type OpenEditor = Awaited<ReturnType<typeof openEditor>>;

/** A field of text by its name. */
export const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
/** What was sent last. */
export const bodyOf = (
  { server }: OpenEditor,
  path: typeof CREATE | typeof UPDATE | typeof START,
) => server.requestsTo('post', path).at(-1)?.body;

/** Refuses what has changed meanwhile. */
export const changedReply = problemReply(409, 'Outra pessoa alterou este ciclo.');
