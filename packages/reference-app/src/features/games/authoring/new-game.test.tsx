import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { appMessages } from '../../../shared/app-messages.ts';
import { audienceMessages } from '../../../shared/audience/audience-messages.ts';
import { authoringFrameMessages as frameTexts } from '../../../shared/authoring/authoring-frame-messages.ts';
import { staffFormMessages } from '../../../shared/forms/form-messages.ts';
import { candidate } from '../../../shared/testing/audience-fixtures.ts';
import { takenReply } from '../../../shared/testing/authoring-scene.tsx';
import { axeViolations } from '../../../shared/testing/axe.ts';
import { renderApp } from '../../../shared/testing/render-app.tsx';
import { gameAuthoringMessages as texts } from './game-authoring-messages.ts';
import {
  bodyOf,
  CREATE,
  createServer,
  field,
  LIST,
  openEditor,
  questionAt,
  questionTexts,
} from './testing/editor-scene.tsx';

afterEach(() => localStorage.clear());

const option = (place: number) => new RegExp(`^Opção ${place}`);

async function describeGame(title = 'Integração') {
  const app = await openEditor('novo');
  await app.user.type(field(texts.title), title);
  await app.goOn('questions');
  return app;
}

describe('a game that was written and not saved', () => {
  it('is as it was written when it is opened again, and goes with its draft', async () => {
    const before = await describeGame();
    await before.click('Quiz');
    await before.user.keyboard('Em que ano?');
    before.unmount();
    const app = await openEditor('novo');
    expect(field(texts.title)).toHaveValue('Integração');
    expect(screen.getByText(staffFormMessages.restored)).toBeVisible();
    await app.goOn('questions');
    await app.click('Votação');
    expect(questionTexts()).toEqual(['Em que ano?', '']);
    await app.click(staffFormMessages.discardDraft);
    expect(screen.queryByText(staffFormMessages.restored)).toBeNull();
    expect(screen.queryByRole('textbox', { name: /^Pergunta/ })).toBeNull();
    expect(document.body).not.toHaveFocus();
    app.unmount();
    await openEditor('novo');
    expect(field(texts.title)).toHaveValue('');
  });

  it('is forgotten by whoever leaves it', async () => {
    const app = await openEditor('novo');
    await app.user.type(field(texts.title), 'Integração');
    await app.click(texts.ofNew.leave);
    const question = within(await screen.findByRole('alertdialog'));
    await app.user.click(question.getByRole('button', { name: texts.ofNew.leave }));
    await waitFor(() => expect(app.address()).toBe(LIST));
    app.unmount();
    await openEditor('novo');
    expect(field(texts.title)).toHaveValue('');
  });
});

describe('a new game', () => {
  it('is described, gets questions of every kind and people, and is saved', async () => {
    const app = await openEditor('novo');
    const { user, click } = app;
    expect(screen.getByRole('heading', { level: 1, name: texts.newTitle })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await user.type(field(texts.title), 'Integração');
    await user.click(screen.getByRole('radio', { name: new RegExp(texts.anonymous) }));
    await user.selectOptions(screen.getByRole('combobox', { name: texts.scale }), 'De 1 a 7');
    await app.goOn('questions');

    await click('Quiz');
    expect(field('Pergunta 1')).toHaveFocus();
    await user.keyboard('Em que ano?');
    for (const [place, year] of [1998, 2004, 2010, 2016].entries()) {
      await user.type(questionAt(1).getByRole('textbox', { name: option(place + 1) }), `${year}`);
    }
    await user.click(questionAt(1).getByRole('radio', { name: 'Opção 2' }));
    expect(questionAt(1).getByRole('textbox', { name: texts.rightOptionOf(2) })).toHaveValue(
      '2004',
    );
    await click('Palavras livres');
    await user.keyboard('Em uma palavra?');
    await click('Pilares');
    await user.keyboard('Quanto?');
    await user.click(questionAt(3).getByRole('button', { name: texts.addOption }));
    await user.type(questionAt(3).getByRole('textbox', { name: 'Opção 1' }), 'Confiança');
    await click('Votação');
    await user.keyboard('Onde?');
    await user.type(questionAt(4).getByRole('textbox', { name: 'Opção 1' }), 'No parque');
    await user.type(questionAt(4).getByRole('textbox', { name: 'Opção 2' }), 'Na empresa');
    expect(await axeViolations()).toEqual([]);

    await app.goOn('people');
    await click(audienceMessages.add);
    const picker = within(await screen.findByRole('dialog'));
    await user.click(
      (
        await picker.findAllByRole('button', {
          name: audienceMessages.addPersonNamed(candidate.nmPessoa),
        })
      )[0] as HTMLElement,
    );
    await user.keyboard('{Escape}');
    await app.save();
    expect(await screen.findByText(texts.saved)).toBeVisible();
    await waitFor(() => expect(app.address()).toBe(LIST));
    expect(bodyOf(app, CREATE)).toEqual({
      nmJogo: 'Integração',
      dsOptJogo: '',
      nrEscala: 7,
      flAnonimo: true,
      perguntas: [
        {
          idTipo: 1,
          dsPergunta: 'Em que ano?',
          opcoes: [
            { dsOpcao: '1998', flCorreta: false },
            { dsOpcao: '2004', flCorreta: true },
            { dsOpcao: '2010', flCorreta: false },
            { dsOpcao: '2016', flCorreta: false },
          ],
        },
        { idTipo: 2, dsPergunta: 'Em uma palavra?', opcoes: [] },
        { idTipo: 3, dsPergunta: 'Quanto?', opcoes: [{ dsOpcao: 'Confiança', flCorreta: false }] },
        {
          idTipo: 4,
          dsPergunta: 'Onde?',
          opcoes: [
            { dsOpcao: 'No parque', flCorreta: false },
            { dsOpcao: 'Na empresa', flCorreta: false },
          ],
        },
      ],
      funcionarios: [43],
    });
  });

  it('says at its place what is missing', async () => {
    const app = await openEditor('novo');
    await app.click(frameTexts.goOn);
    expect(field(texts.title)).toBeInvalid();
    await app.user.type(field(texts.title), 'Integração');
    await app.goOn('questions');
    await app.click(frameTexts.goOn);
    expect(screen.getAllByText('Adicione pelo menos uma pergunta.')[0]).toBeVisible();
    await app.click('Quiz');
    await app.click(frameTexts.goOn);
    const quiz = questionAt(1);
    expect(quiz.getByRole('textbox', { name: 'Pergunta 1' })).toBeInvalid();
    expect(quiz.getByRole('textbox', { name: 'Opção 4' })).toBeInvalid();
    expect(quiz.getByText('Marque exatamente uma opção certa.')).toBeVisible();
    await app.user.type(quiz.getByRole('textbox', { name: 'Opção 1' }), 'Sim');
    await app.user.type(quiz.getByRole('textbox', { name: 'Opção 2' }), 'sim');
    expect(quiz.getByText('Cada opção pode estar uma só vez na pergunta.')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('needs a title of its own', async () => {
    const server = createServer().on('get', '/Jogo/GetNomeJaExiste', { nomeJaExiste: true });
    const app = await openEditor('novo', server);
    await app.user.type(field(texts.title), 'Integração');
    await app.click(frameTexts.goOn);
    await waitFor(() => expect(field(texts.title)).toBeInvalid());
    expect(field(texts.title)).toHaveAccessibleDescription(new RegExp(texts.titleTaken));
  });

  it('leads back to a title that was taken meanwhile', async () => {
    const app = await describeGame();
    app.server.on('post', CREATE, takenReply('nmJogo', texts.titleTaken));
    await app.click('Palavras livres');
    await app.user.keyboard('Como?');
    await app.goOn('people');
    await app.save();
    await waitFor(() => expect(field(texts.title)).toBeInvalid());
  });

  it('has its questions moved, copied and removed', async () => {
    const app = await describeGame();
    const { user, click } = app;
    for (const text of ['Um', 'Dois']) {
      await click('Palavras livres');
      await user.keyboard(text);
    }
    await click('Mover Pergunta 2 para cima');
    expect(questionTexts()).toEqual(['Dois', 'Um']);
    expect(screen.getByRole('button', { name: 'Mover Pergunta 1 para cima' })).toHaveFocus();
    await click(texts.duplicateQuestion(1));
    expect(questionTexts()).toEqual(['Dois', 'Dois', 'Um']);
    expect(field('Pergunta 2')).toHaveFocus();
    await click(texts.removeQuestion(1));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText('Dois')).toBeVisible();
    await user.click(question.getByRole('button', { name: texts.remove }));
    expect(questionTexts()).toEqual(['Dois', 'Um']);
  });

  it('has the options of a voting moved, added and removed', async () => {
    const app = await describeGame();
    const { user, click } = app;
    await click('Votação');
    const voting = () => questionAt(1);
    expect(
      voting().queryByRole('button', { name: texts.removeOption(texts.optionIn(1, 1)) }),
    ).toBeNull();
    await user.type(voting().getByRole('textbox', { name: 'Opção 1' }), 'No parque');
    await user.click(voting().getByRole('button', { name: texts.addOption }));
    await click('Mover Opção 1 da pergunta 1 para baixo');
    expect(voting().getByRole('textbox', { name: 'Opção 2' })).toHaveValue('No parque');
    await click(texts.removeOption(texts.optionIn(1, 1)));
    expect(voting().getByRole('textbox', { name: 'Opção 1' })).toHaveValue('No parque');
  });

  it('asks before it is discarded', async () => {
    const app = await openEditor('novo');
    await app.user.type(field(texts.title), 'Integração');
    await app.click(texts.ofNew.leave);
    const question = within(await screen.findByRole('alertdialog'));
    await app.user.click(question.getByRole('button', { name: frameTexts.keepEditing }));
    expect(field(texts.title)).toHaveValue('Integração');
    await app.click(texts.ofNew.leave);
    await app.user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', {
        name: texts.ofNew.leave,
      }),
    );
    expect(await screen.findByText(texts.ofNew.left)).toBeVisible();
    await waitFor(() => expect(app.address()).toBe(LIST));
  });
});

it('is not for those who may not write it', async () => {
  const server = createServer(['visualizar', 'alterar']);
  await renderApp(`${LIST}/novo`, { as: 'staff', server });
  expect(await screen.findByText(appMessages.forbiddenTitle)).toBeVisible();
});
