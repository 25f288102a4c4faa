import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appMessages } from '../../../shared/app-messages.ts';
import { audienceMessages as audienceTexts } from '../../../shared/audience/audience-messages.ts';
import { authoringFrameMessages as frameTexts } from '../../../shared/authoring/authoring-frame-messages.ts';
import { candidate, chosenPerson } from '../../../shared/testing/audience-fixtures.ts';
import { takenReply } from '../../../shared/testing/authoring-scene.tsx';
import { axeViolations } from '../../../shared/testing/axe.ts';
import { renderApp } from '../../../shared/testing/render-app.tsx';
import { authoringMessages as texts } from './authoring-messages.ts';
import {
  bodyOf,
  CREATE,
  createServer,
  describeTraining,
  field,
  fileInput,
  interceptSending,
  LIST,
  openEditor,
  REMOVE,
} from './testing/editor-scene.tsx';
import { categories, mp4File } from './testing/training-fixtures.ts';

const CANDIDATES = '/Treinamento/GetGridPessoas';

beforeEach(() => void interceptSending());

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('a new training', () => {
  it('goes to the name of a session that is added', async () => {
    const app = await openEditor('novo');
    await describeTraining(app);
    await app.goOn('sessions');
    await app.click(texts.addSession);
    const names = screen.getAllByRole('textbox', { name: texts.sessionName });
    expect(names).toHaveLength(2);
    expect(names[1]).toHaveFocus();
  });

  it('is described, gets videos and people, and is saved with what was stored', async () => {
    const app = await openEditor('novo');
    expect(screen.getByRole('heading', { level: 1, name: texts.newTitle })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await describeTraining(app);
    await app.goOn('sessions');
    await app.user.upload(fileInput(), [mp4File('Boas práticas.mp4'), mp4File('EPI.mp4')]);
    expect(await screen.findByDisplayValue('Boas práticas')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await app.goOn('people');
    await app.click(audienceTexts.add);
    const picker = within(await screen.findByRole('dialog'));
    await picker.findAllByText(candidate.nmPessoa);
    await app.user.click(picker.getByRole('button', { name: audienceTexts.addPage }));
    await app.user.click(picker.getByText(texts.close));
    expect(await screen.findByText(audienceTexts.found(2))).toBeVisible();
    expect(await axeViolations()).toEqual([]);

    await app.save();
    expect(await screen.findByRole('dialog', { name: texts.progressDone })).toBeVisible();
    expect(screen.getByText(texts.progressOf(2, 2, 100))).toBeVisible();
    expect(bodyOf(app, CREATE)).toEqual({
      nmTreinamento: 'Segurança',
      dsTreinamento: 'Como não se machucar.',
      idCategoria: 2,
      urlFoto: null,
      sessoes: [
        {
          nmSessao: texts.sessionOf(1),
          recursos: [
            {
              nmRecurso: 'Boas práticas',
              urlRecurso: 'treinamentos/Boas práticas.mp4',
              dsLegenda: null,
            },
            { nmRecurso: 'EPI', urlRecurso: 'treinamentos/EPI.mp4', dsLegenda: null },
          ],
        },
      ],
      funcionarios: [candidate.idOrganogramaPessoa, chosenPerson.idOrganogramaPessoa],
    });
    await app.user.click(within(screen.getByRole('dialog')).getByText(texts.close));
    await waitFor(() => expect(app.address()).toBe(LIST));
    expect(app.server.requestsTo('post', REMOVE)).toEqual([]);
  });

  it('is for all whom a search finds, on whatever page they are', async () => {
    const people = Array.from({ length: 32 }, (_none, place) => ({
      ...candidate,
      idOrganogramaPessoa: 100 + place,
      nmPessoa: `Pessoa ${place}`,
    }));
    const server = createServer().on('get', CANDIDATES, ({ query: { take, index } }) => ({
      rows: people.slice(Number(index) * Number(take), (Number(index) + 1) * Number(take)),
      qtdRecords: people.length,
    }));
    const app = await openEditor('novo', server);
    await describeTraining(app);
    await app.goOn('sessions');
    await app.user.upload(fileInput(), [mp4File('EPI.mp4')]);
    await app.goOn('people');
    await app.click(audienceTexts.add);
    const picker = within(await screen.findByRole('dialog'));
    await app.user.type(picker.getByRole('searchbox'), 'pessoa{Enter}');
    await app.user.click(await picker.findByRole('button', { name: audienceTexts.addAll(32) }));
    expect(await picker.findAllByText(audienceTexts.addedNow(32))).toHaveLength(2);
    expect(server.requestsTo('get', CANDIDATES).at(-1)?.query).toMatchObject({
      filter: 'pessoa',
      index: '0',
    });
    await app.user.click(picker.getByText(texts.close));
    expect(await screen.findByText(audienceTexts.found(32))).toBeVisible();
  });

  it('says what a step lacks before the next one', async () => {
    const { click, user } = await openEditor('novo');
    await click(frameTexts.goOn);
    expect(field(texts.title)).toBeInvalid();
    expect(field(texts.title)).toHaveAccessibleDescription(/Todos os campos devem ser preenchidos/);
    expect(await axeViolations()).toEqual([]);
    await user.type(field(texts.title), 'x');
    expect(field(texts.title)).toBeValid();
  });

  it('needs a video', async () => {
    const app = await openEditor('novo');
    await describeTraining(app);
    await app.goOn('sessions');
    await app.click(frameTexts.goOn);
    expect(screen.getByText('Deve haver pelo menos um recurso adicionado.')).toBeVisible();
  });

  it('needs a title of its own', async () => {
    const server = createServer().on('get', '/Treinamento/GetNomeJaExiste', { nomeJaExiste: true });
    const app = await openEditor('novo', server);
    await describeTraining(app);
    await app.click(frameTexts.goOn);
    await waitFor(() => expect(field(texts.title)).toBeInvalid());
    expect(field(texts.title)).toHaveAccessibleDescription(new RegExp(texts.titleTaken));
  });

  it('may get a category that there is not yet, and not one that there is', async () => {
    const { user, server, click } = await openEditor('novo');
    server.failNext(
      'post',
      '/Treinamento/PostCategoria',
      takenReply('categoria', 'Já existe uma categoria com este nome.'),
    );
    await click(texts.newCategory);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: texts.add }));
    expect((await dialog.findAllByText(texts.categoryEmpty))[0]).toBeVisible();
    await user.type(dialog.getByRole('textbox'), 'Técnica');
    await user.click(dialog.getByRole('button', { name: texts.add }));
    expect((await dialog.findAllByText(/Já existe uma categoria/))[0]).toBeVisible();
    server.on('get', '/Treinamento/GetCategorias', [
      ...categories,
      { idCategoria: 9, nmCategoria: 'Técnica' },
    ]);
    await user.click(dialog.getByRole('button', { name: texts.add }));
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: texts.category })).toHaveDisplayValue('Técnica'),
    );
  });

  it('says at once of a file why it can be no video', async () => {
    const app = await openEditor('novo');
    await describeTraining(app);
    await app.goOn('sessions');
    await app.user.upload(fileInput(), [
      new File([], 'vazio.mp4', { type: 'video/mp4' }),
      new File(['apenas um texto'], 'texto.mp4', { type: 'video/mp4' }),
      mp4File('bom.mp4'),
    ]);
    expect(await screen.findByText('vazio.mp4: O arquivo está vazio.')).toBeVisible();
    expect(screen.getByText('texto.mp4: O arquivo não é um vídeo MP4.')).toBeVisible();
    expect(screen.getByDisplayValue('bom')).toBeVisible();
  });

  it('asks before it is discarded, and leaves nothing on the server', async () => {
    const app = await openEditor('novo');
    await describeTraining(app);
    await app.click(texts.ofNew.leave);
    const question = within(await screen.findByRole('alertdialog'));
    await app.user.click(question.getByRole('button', { name: frameTexts.keepEditing }));
    expect(field(texts.title)).toHaveValue('Segurança');
    await app.click(texts.ofNew.leave);
    await app.user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', {
        name: texts.ofNew.leave,
      }),
    );
    expect(await screen.findByText(texts.ofNew.left)).toBeVisible();
    expect(app.address()).toBe(LIST);
  });
});

it.each([
  ['novo', ['visualizar', 'alterar']],
  ['3', ['visualizar', 'incluir']],
] as const)('is not for those who may not write it: %s', async (address, rights) => {
  await renderApp(`${LIST}/${address}`, { as: 'staff', server: createServer(rights) });
  expect(await screen.findByText(appMessages.forbiddenTitle)).toBeVisible();
});
