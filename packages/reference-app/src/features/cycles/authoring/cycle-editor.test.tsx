import { problemReply } from '@aferir/api-client/testing';
import { formatDate } from '@aferir/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { appMessages } from '../../../shared/app-messages.ts';
import { audienceMessages } from '../../../shared/audience/audience-messages.ts';
import { authoringFrameMessages as frameTexts } from '../../../shared/authoring/authoring-frame-messages.ts';
import { staffFormMessages } from '../../../shared/forms/form-messages.ts';
import { takenReply } from '../../../shared/testing/authoring-scene.tsx';
import { axeViolations } from '../../../shared/testing/axe.ts';
import { renderApp } from '../../../shared/testing/render-app.tsx';
import { previewMessages } from '../preview/preview-messages.ts';
import { cycleContent, cyclePreview, dayIn, draftContent } from '../testing/cycle-page-fixtures.ts';
import { cycleAuthoringMessages as texts } from './cycle-authoring-messages.ts';
import {
  bodyOf,
  CREATE,
  changedReply,
  createServer,
  field,
  LIST,
  openEditor,
  PREVIEW,
  READ,
  START,
  UPDATE,
} from './testing/cycle-editor-scene.tsx';

afterEach(() => localStorage.clear());

const DUE = /^Prazo/;
const SOON = dayIn(30);
const typed = (day: string) => day.split('-').toReversed().join('');

/** Writes what every cycle needs, and goes on to its people. */
async function describeCycle(app: Awaited<ReturnType<typeof openEditor>>) {
  await app.user.type(field(/^Nome/), 'Perfis 2099');
  await app.user.type(field(DUE), typed(SOON));
  await app.goOn('audience');
}

async function openPreview(server = createServer()) {
  const app = await openEditor('5', server);
  await app.goOn('audience');
  await app.goOn('preview');
  return app;
}

describe('a cycle that was written and not saved', () => {
  it('is as it was written when it is opened again, and goes with its draft', async () => {
    const before = await openEditor('novo');
    await describeCycle(before);
    before.unmount();
    const app = await openEditor('novo');
    expect(field(/^Nome/)).toHaveValue('Perfis 2099');
    await app.click(staffFormMessages.discardDraft);
    expect(field(/^Nome/)).toHaveValue('');
    app.unmount();
    await openEditor('novo');
    expect(field(/^Nome/)).toHaveValue('');
  });

  it('is kept no longer once it is saved, under whatever id', async () => {
    const before = await openEditor('novo');
    await describeCycle(before);
    await before.goOn('preview');
    before.unmount();
    await openEditor('novo');
    expect(field(/^Nome/)).toHaveValue('');
  });
});

describe('a new cycle', () => {
  it('keeps the focus at its reminders as one is taken out', async () => {
    const app = await openEditor('novo');
    await app.click(texts.removeReminder('1 dia antes'));
    expect(screen.getByRole('combobox', { name: texts.addReminder })).toHaveFocus();
  });

  it('says what is missing at its fields, and is accessible', async () => {
    const app = await openEditor('novo');
    await app.click(frameTexts.goOn);
    expect(field(/^Nome/)).toHaveAccessibleDescription(/Dê um nome ao ciclo/);
    expect(field(DUE)).toHaveAccessibleDescription(/Informe o prazo/);
    expect(await axeViolations()).toEqual([]);
  });

  it('is saved as a draft before it shows whom it would reach', async () => {
    const app = await openEditor('novo');
    await describeCycle(app);
    expect(await axeViolations()).toEqual([]);
    await app.goOn('preview');
    expect(bodyOf(app, CREATE)).toEqual({
      idTipoCiclo: 1,
      nmCiclo: 'Perfis 2099',
      dsBoasVindas: '',
      dtAbertura: null,
      dtPrazo: SOON,
      lstDiasLembrete: [-7, -1, 0, 3],
      flLembraGestores: false,
      flRetemResultados: false,
      flAvaliadoresAoRedor: false,
      publico: {
        lstDepartamentos: [],
        lstCargos: [],
        dtAdmitidosAntes: null,
        somenteEscolhidas: false,
        lstPessoas: [],
        lstExceto: [],
      },
    });
    expect(await screen.findByText(previewMessages.asked(57))).toBeVisible();
    // Whoever loads the page again finds it.
    expect(app.address()).toBe(`${LIST}/editar/5`);
    const withoutEmail = screen.getByRole('list', {
      name: previewMessages.namesOf(previewMessages.withoutEmail(1)),
    });
    expect(within(withoutEmail).getByRole('link', { name: 'Ana Souza' })).toHaveAttribute(
      'href',
      '/funcionarios/42',
    );
    expect(screen.getAllByText(previewMessages.more(21))).toHaveLength(1);
    expect(await axeViolations()).toEqual([]);
    await app.click(texts.saveDraft);
    expect(await screen.findByText(texts.draftSaved)).toBeVisible();
    await waitFor(() => expect(app.address()).toBe(LIST));
  });

  it('holds results of a performance cycle alone', async () => {
    const app = await openEditor('novo');
    expect(screen.queryByRole('checkbox', { name: texts.holdResults })).toBeNull();
    await app.user.click(screen.getByRole('radio', { name: /Desempenho/ }));
    await app.user.click(screen.getByRole('checkbox', { name: texts.holdResults }));
    expect(await axeViolations()).toEqual([]);
    await describeCycle(app);
    await app.goOn('preview');
    expect(bodyOf(app, CREATE)).toMatchObject({ idTipoCiclo: 2, flRetemResultados: true });
  });

  it('has its own address for somebody too who may add one and change none', async () => {
    const app = await openEditor('novo', createServer(['visualizar', 'incluir']));
    await describeCycle(app);
    await app.goOn('preview');
    expect(await screen.findByText(previewMessages.asked(57))).toBeVisible();
    expect(app.address()).toBe(`${LIST}/editar/5`);
  });

  it('is changed, not created again, by what is written after that', async () => {
    const app = await openEditor('novo');
    await describeCycle(app);
    await app.goOn('preview');
    await app.click(frameTexts.goBack);
    await app.goOn('preview');
    expect(app.server.requestsTo('post', UPDATE)).toEqual([]);
    await app.click(frameTexts.goBack);
    await app.user.click(screen.getByRole('radio', { name: new RegExp(texts.chosen) }));
    await app.click(frameTexts.goOn);
    expect(
      await screen.findByRole('group', { name: new RegExp(texts.reach) }),
    ).toHaveAccessibleDescription(/Escolha ao menos uma pessoa/);
    await app.click(audienceMessages.add);
    const picker = within(await screen.findByRole('dialog'));
    await app.user.click(
      (
        await picker.findAllByRole('button', { name: audienceMessages.addPersonNamed('Ana Souza') })
      )[0] as HTMLElement,
    );
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await app.goOn('preview');
    expect(bodyOf(app, UPDATE)).toMatchObject({
      idCiclo: 5,
      nrVersao: 3,
      publico: { somenteEscolhidas: true, lstPessoas: [42] },
    });
    expect(app.server.requestsTo('post', CREATE)).toHaveLength(1);
  });

  it('goes back to its name where another one has it', async () => {
    const server = createServer().on('post', CREATE, takenReply('nmCiclo', 'Já existe.'));
    const app = await openEditor('novo', server);
    await describeCycle(app);
    await app.click(frameTexts.goOn);
    await screen.findByRole('heading', { level: 2, name: texts.frame.stepNames.description });
    expect(field(/^Nome/)).toHaveAccessibleDescription(new RegExp(texts.nameTaken));
  });

  it('needs something of a rule, and sends it', async () => {
    const app = await openEditor('novo');
    await describeCycle(app);
    await app.user.click(screen.getByRole('radio', { name: new RegExp(texts.some) }));
    await app.click(frameTexts.goOn);
    expect(
      screen.getByRole('group', { name: new RegExp(texts.reach) }),
    ).toHaveAccessibleDescription(new RegExp(texts.noRule));
    await app.user.click(screen.getByRole('combobox', { name: new RegExp(texts.departments) }));
    await app.user.click(await screen.findByRole('option', { name: 'Tecnologia' }));
    await app.user.type(field(new RegExp(texts.hiredBefore)), '01092026');
    await app.goOn('preview');
    expect(bodyOf(app, CREATE)).toMatchObject({
      publico: { lstDepartamentos: [3], dtAdmitidosAntes: '2026-09-01' },
    });
  });

  it('shows the days of its reminders with their dates, each of which can be taken out', async () => {
    const app = await openEditor('novo');
    await app.user.type(field(DUE), typed(SOON));
    const reminders = within(screen.getByRole('list', { name: texts.reminders }));
    expect(reminders.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `7 dias antes (${formatDate(dayIn(23))})`,
      `1 dia antes (${formatDate(dayIn(29))})`,
      `no dia do prazo (${formatDate(SOON)})`,
      `3 dias depois (${formatDate(dayIn(33))})`,
    ]);
    await app.click(texts.removeReminder('1 dia antes'));
    await app.user.selectOptions(
      screen.getByRole('combobox', { name: new RegExp(texts.addReminder) }),
      '2 dias antes',
    );
    expect(reminders.getByText('2 dias antes')).toBeVisible();
    expect(reminders.queryByText('1 dia antes')).toBeNull();
  });

  it('is not left by mistake', async () => {
    const app = await openEditor('novo');
    await app.user.type(field(/^Nome/), 'Perfis');
    await app.click(texts.frame.leave);
    expect(await screen.findByRole('alertdialog', { name: texts.frame.leaveTitle })).toBeVisible();
  });
});

describe('a cycle that is written', () => {
  it('begins once somebody has said yes, and is shown', async () => {
    const app = await openPreview();
    await waitFor(() => expect(screen.getByRole('button', { name: texts.startNow })).toBeEnabled());
    app.server.on('get', READ, { ...cycleContent, idCiclo: 5 });
    await app.click(texts.startNow);
    const question = within(await screen.findByRole('alertdialog'));
    await app.user.click(question.getByRole('button', { name: texts.startConfirm(57) }));
    expect(await screen.findByText(texts.started)).toBeVisible();
    expect(bodyOf(app, START)).toEqual({ idCiclo: 5, nrVersao: 3, flAgora: true });
    await waitFor(() => expect(app.address()).toBe(`${LIST}/5`));
  });

  it('begins on its day', async () => {
    const coming = { ...draftContent, dtAbertura: '2099-12-01', dtPrazo: '2099-12-18' };
    const app = await openPreview(createServer().on('get', READ, coming));
    const schedule = screen.getByRole('button', { name: texts.schedule('01/12') });
    await waitFor(() => expect(schedule).toBeEnabled());
    await app.user.click(schedule);
    const question = within(await screen.findByRole('alertdialog'));
    await app.user.click(question.getByRole('button', { name: texts.schedule('01/12') }));
    expect(await screen.findByText(texts.scheduled)).toBeVisible();
    expect(bodyOf(app, START)).toEqual({ idCiclo: 5, nrVersao: 3, flAgora: false });
  });

  it('does not begin while something keeps it from being sent, and says what', async () => {
    const why = 'Cadastre competências primeiro.';
    const server = createServer().on('get', PREVIEW, { ...cyclePreview, dsImpedimento: why });
    await openPreview(server);
    expect(await screen.findByText(why)).toBeVisible();
    expect(screen.getByRole('button', { name: texts.startNow })).toBeDisabled();
  });

  it('says why it did not begin', async () => {
    const why = 'Tente em alguns minutos.';
    const app = await openPreview(createServer().on('post', START, problemReply(409, why)));
    await waitFor(() => expect(screen.getByRole('button', { name: texts.startNow })).toBeEnabled());
    await app.click(texts.startNow);
    const question = within(await screen.findByRole('alertdialog'));
    await app.user.click(question.getByRole('button', { name: texts.startConfirm(57) }));
    expect(await screen.findByText(new RegExp(why))).toBeVisible();
  });

  it('keeps what was written when somebody else has saved it meanwhile', async () => {
    const app = await openEditor('5', createServer().on('post', UPDATE, changedReply));
    await app.user.type(field(/^Nome/), ' de novo');
    await app.goOn('audience');
    await app.click(frameTexts.goOn);
    expect(await screen.findByText('Outra pessoa alterou este ciclo.')).toBeVisible();
    expect(screen.getByRole('link', { name: frameTexts.openSaved })).toHaveAttribute(
      'href',
      `${LIST}/editar/5`,
    );
    await app.click(frameTexts.goBack);
    expect(field(/^Nome/)).toHaveValue(`${draftContent.nmCiclo} de novo`);
  });

  it('is begun by nobody who may only change it', async () => {
    await openPreview(createServer(['alterar']));
    expect(await screen.findByText(previewMessages.asked(57))).toBeVisible();
    expect(screen.queryByRole('button', { name: texts.startNow })).toBeNull();
  });
});

it('shows a cycle that has begun in place of its form', async () => {
  const server = createServer().on('get', READ, cycleContent);
  const app = await renderApp(`${LIST}/editar/7`, { as: 'staff', server });
  await waitFor(() => expect(app.address()).toBe(`${LIST}/7`));
});

it.each(['novo', '5'])('is for those who may: %s', async (id) => {
  await renderApp(`${LIST}/editar/${id}`, { as: 'staff', server: createServer([]) });
  expect(await screen.findByText(appMessages.forbiddenTitle)).toBeVisible();
});
