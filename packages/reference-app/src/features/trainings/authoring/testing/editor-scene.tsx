import { problemReply } from '@aferir/api-client/testing';
import { SECTION } from '@aferir/domain';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { candidate, chosenPerson } from '../../../../shared/testing/audience-fixtures.ts';
import { openAuthoring } from '../../../../shared/testing/authoring-scene.tsx';
import { createStaffServer } from '../../../../shared/testing/staff-server.ts';
import { authoringMessages as texts } from '../authoring-messages.ts';
import * as sending from '../uploads/send-video.ts';
import { categories, training } from './training-fixtures.ts';
/** Where the list is. */
export const LIST = '/homelogado/treinamentos';
/** Calls that write. */
export const CREATE = '/Treinamento/PostTreinamento';
export const UPDATE = '/Treinamento/EditTreinamento';
export const REMOVE = '/Treinamento/ExcluirRecursosBatch';

/** Takes the place of the connection: tells the files that were begun to be sent, each stored at once unless held back. */
export function interceptSending({ isHeldBack = false } = {}) {
  const begun: { file: File; events: sending.VideoTransferEvents }[] = [];
  vi.spyOn(sending, 'createVideoSender').mockReturnValue((file, events) => {
    begun.push({ file, events });
    if (!isHeldBack) queueMicrotask(() => events.onStored(`treinamentos/${file.name}`));
    return { pause: () => undefined, resume: () => undefined, cancel: async () => undefined };
  });
  return begun;
}

/** A server with a training, its categories and people, for somebody with these rights there. */
export function createServer(rights?: Parameters<typeof createStaffServer>[1]) {
  return createStaffServer(SECTION.trainings, rights)
    .on('get', '/Treinamento/GetDadosTreinamento/{id}', training)
    .on('get', '/Treinamento/GetCategorias', categories)
    .on('get', '/Treinamento/GetNomeJaExiste', { nomeJaExiste: false })
    .on('get', '/Treinamento/GetEnderecoVideo', problemReply(404, 'Não encontrado.'))
    .on('get', '/Treinamento/GetGridTreinamentos', { rows: [], qtdRecords: 0 })
    .on('get', '/Treinamento/GetGridPessoas', { rows: [candidate, chosenPerson], qtdRecords: 2 })
    .on('post', '/Treinamento/PostCategoria', 9)
    .on('post', CREATE, 3)
    .on('post', UPDATE, null)
    .on('post', REMOVE, null);
}

/** Opens the editor at an address of the section. */
export const openEditor = (address: string, server = createServer()) =>
  openAuthoring(`${LIST}/${address}`, server, texts.frame.stepNames);

/** The editor, open. */
export type OpenEditor = Awaited<ReturnType<typeof openEditor>>;

/** A field of text by its name. */
export const field = (name: string) => screen.getByRole('textbox', { name });
/** Where files go into the first session. */
export const fileInput = () => {
  const input = document.querySelector<HTMLInputElement>('input[type=file][multiple]');
  if (!input) throw new Error('there is no field for videos');
  return input;
};
/** What was sent last. */
export const bodyOf = ({ server }: OpenEditor, path: typeof CREATE | typeof UPDATE) =>
  server.requestsTo('post', path).at(-1)?.body;

/** Fills in the first step. */
export async function describeTraining({ user }: OpenEditor, title = 'Segurança') {
  await user.type(field(texts.title), title);
  await screen.findByRole('option', { name: 'Integração' });
  await user.selectOptions(screen.getByRole('combobox', { name: texts.category }), 'Integração');
  await user.click(field(texts.description));
  await user.paste('Como não se machucar.');
}
