import { type FakeServer, faultReply, problemReply } from '@aferir/api-client/testing';
import { type Right, SECTION } from '@aferir/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { staffFormMessages } from '../../shared/forms/form-messages.ts';
import { axeViolations } from '../../shared/testing/axe.ts';
import { renderApp } from '../../shared/testing/render-app.tsx';
import { createStaffServer } from '../../shared/testing/staff-server.ts';
import { reminderMessages as texts } from './reminder-messages.ts';
import { company, reminders } from './testing/company-fixtures.ts';

afterEach(() => localStorage.clear());
const ADDRESS = '/homelogado/dados-cadastrais';
const CALL = '/Cliente/Lembretes';
const sentence =
  'Com esta regra, quem recebeu o link e não respondeu é lembrado a cada 3 dias, até 3 vezes, de segunda a sexta, às 9 h.';

function createServer(rights: readonly Right[] = ['alterar']) {
  return createStaffServer(SECTION.institution, rights)
    .on('get', '/Cliente/Get', company)
    .on('get', '/Cliente/IsConfirmado', true)
    .on('get', '/Cliente/LinkFuncionario', { linkId: 1 })
    .on('get', CALL, reminders)
    .on('get', '/Inicio/GetPendencias', problemReply(500));
}

async function open(server: FakeServer = createServer()) {
  const app = await renderApp(ADDRESS, { as: 'staff', server });
  const region = await screen.findByRole('region', { name: texts.title });
  const card = within(region);
  await card.findByRole('switch', { name: texts.isOn });
  return {
    ...app,
    card,
    preview: card.getByText(/^Pela regra salva/).parentElement as HTMLElement,
    save: () => app.user.click(card.getByRole('button', { name: texts.save })),
    retype: async (label: string, text: string) => {
      await app.user.clear(card.getByLabelText(label));
      if (text) await app.user.type(card.getByLabelText(label), text);
    },
  };
}

describe('the automatic reminders', () => {
  it('are shown with what they come to, and are accessible', async () => {
    const { card, preview } = await open();
    expect(card.getByRole('switch', { name: texts.isOn })).toBeChecked();
    expect(card.getByLabelText(texts.afterDays)).toHaveValue('3');
    expect(card.getByLabelText(texts.atMost)).toHaveValue('3');
    expect(card.getByLabelText(texts.hour)).toHaveDisplayValue('09:00');
    const days = within(card.getByRole('group', { name: texts.weekdays }));
    const chosen = days.getAllByRole('checkbox', { checked: true });
    expect(chosen.map((box) => box.closest('label')?.textContent)).toEqual([
      'Segunda',
      'Terça',
      'Quarta',
      'Quinta',
      'Sexta',
    ]);
    expect(preview).toHaveTextContent(sentence);
    expect(preview).toHaveTextContent(
      'Pela regra salva, se o envio fosse agora, sairiam 12 lembretes.',
    );
    expect(await axeViolations()).toEqual([]);
  });

  it('tell what they come to as they are changed, and are saved so', async () => {
    const app = await open();
    const { card, user, server } = app;
    await app.retype(texts.afterDays, '1');
    await app.retype(texts.atMost, '10');
    await user.selectOptions(card.getByLabelText(texts.hour), '14:00');
    await user.click(card.getByRole('checkbox', { name: 'Segunda' }));
    await user.click(card.getByRole('checkbox', { name: 'Sábado' }));
    expect(app.preview).toHaveTextContent(
      'é lembrado a cada dia, até 10 vezes, de terça a sábado, às 14 h.',
    );
    const saved = { flAtivo: true, qtdDias: 1, qtdMaxima: 10, lstDiasSemana: [2, 3, 4, 5, 6] };
    server
      .on('post', CALL, { ...saved, nrHora: 14, qtdHoje: 1 })
      .on('get', CALL, { ...saved, nrHora: 14, qtdHoje: 1 });
    await app.save();
    expect(await screen.findByText(texts.saved)).toBeVisible();
    expect(server.requestsTo('post', CALL)[0]?.body).toEqual({ ...saved, nrHora: 14 });
    await waitFor(() => expect(app.preview).toHaveTextContent(texts.dueNow(1)));
  });

  it('are turned off', async () => {
    const app = await open();
    app.server.on('post', CALL, { ...reminders, flAtivo: false, qtdHoje: 0 });
    await app.user.click(app.card.getByRole('switch', { name: texts.isOn }));
    expect(app.preview).toHaveTextContent(texts.off);
    expect(app.preview).not.toHaveTextContent('Com esta regra');
    await app.save();
    expect(await screen.findByText(texts.saved)).toBeVisible();
    expect(app.server.requestsTo('post', CALL)[0]?.body).toMatchObject({ flAtivo: false });
  });

  it.each([
    [texts.afterDays, '0', 'Informe de 1 a 60 dias.'],
    [texts.afterDays, '', 'Informe de 1 a 60 dias.'],
    [texts.afterDays, 'x', 'Informe de 1 a 60 dias.'],
    [texts.atMost, '11', 'Informe de 1 a 10 lembretes.'],
  ])('take for %j no %j', async (label, text, message) => {
    const app = await open();
    await app.retype(label, text);
    expect(app.preview).not.toHaveTextContent('Com esta regra');
    await app.save();
    await waitFor(() =>
      expect(app.card.getByLabelText(label)).toHaveAccessibleDescription(message),
    );
    expect(app.server.requestsTo('post', CALL)).toEqual([]);
  });

  it('need a day of the week', async () => {
    const app = await open();
    for (const day of ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta']) {
      await app.user.click(app.card.getByRole('checkbox', { name: day }));
    }
    await app.save();
    const days = app.card.getByRole('group', { name: texts.weekdays });
    await waitFor(() =>
      expect(days).toHaveAccessibleDescription('Escolha pelo menos um dia da semana.'),
    );
    expect(app.server.requestsTo('post', CALL)).toEqual([]);
    expect(await axeViolations()).toEqual([]);
  });

  it('lose nothing when the server refuses them', async () => {
    const app = await open();
    app.server.on('post', CALL, faultReply({ qtdDias: 'Informe de 1 a 60 dias.' }));
    await app.retype(texts.afterDays, '7');
    await app.save();
    await waitFor(() =>
      expect(app.card.getByLabelText(texts.afterDays)).toHaveAccessibleDescription(
        'Informe de 1 a 60 dias.',
      ),
    );
    expect(app.card.getByLabelText(texts.afterDays)).toHaveValue('7');
    app.server.on('post', CALL, problemReply(500));
    await app.retype(texts.afterDays, '8');
    await app.save();
    expect(await app.card.findByText(texts.saveFailed, { exact: false })).toBeVisible();
    expect(app.card.getByLabelText(texts.afterDays)).toHaveValue('8');
  });

  it('can be read alone by those who may view them', async () => {
    const { card } = await open(createServer([]));
    expect(card.getByLabelText(texts.afterDays)).toHaveAttribute('readonly');
    expect(card.getByRole('checkbox', { name: 'Segunda' })).toBeDisabled();
    expect(card.queryByRole('button', { name: texts.save })).not.toBeInTheDocument();
    expect(await axeViolations()).toEqual([]);
  });

  it('say that they could not be read, and try again', async () => {
    const server = createServer().on('get', CALL, problemReply(500));
    const app = await renderApp(ADDRESS, { as: 'staff', server });
    expect(await screen.findByText(texts.loadFailed)).toBeVisible();
    server.on('get', CALL, reminders);
    await app.user.click(screen.getByRole('button', { name: staffFormMessages.retry }));
    expect(await screen.findByText(sentence)).toBeVisible();
  });
});
