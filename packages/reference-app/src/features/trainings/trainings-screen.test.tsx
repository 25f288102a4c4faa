import { problemReply } from '@aferir/api-client/testing';
import { type Right, SECTION } from '@aferir/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { activityTexts } from '../../shared/grid/activity-badge.tsx';
import { actOnRow, confirm, openRowMenu } from '../../shared/testing/act-on-row.ts';
import { axeViolations } from '../../shared/testing/axe.ts';
import { listScene } from '../../shared/testing/list-scene.ts';
import { createStaffServer } from '../../shared/testing/staff-server.ts';
import { trainingReportMessages as reportTexts } from './report/training-report-messages.ts';
import { trainingReport } from './testing/training-report-fixtures.ts';
import {
  inactiveTraining,
  sentTraining,
  training,
  trainingTotals,
} from './testing/trainings-fixtures.ts';
import { trainingsMessages as texts } from './trainings-messages.ts';

afterEach(() => localStorage.clear());
const ADDRESS = '/homelogado/treinamentos';
const LIST = '/Treinamento/GetGridTreinamentos';
const ACTIVITY = '/Treinamento/AlterarAtivacaoTreinamento/{id}/{flAtivo}';
const REMOVE = '/Treinamento/ExcluirTreinamento/{id}';

function createServer(rights?: readonly Right[]) {
  return createStaffServer(SECTION.trainings, rights)
    .on('get', LIST, { rows: [training, sentTraining, inactiveTraining], qtdRecords: 3 })
    .on('get', '/Treinamento/GetResumoDadosTreinamentos', trainingTotals)
    .on('post', ACTIVITY, null)
    .on('delete', REMOVE, null);
}

const list = listScene({ address: ADDRESS, list: LIST, texts, count: 3, createServer });
const openList = list.open;

describe('the list of trainings', () => {
  it('shows them with the counts, and is accessible', async () => {
    await openList();
    const [row] = screen.getAllByRole('row', { name: /Segurança no trabalho/ });
    expect(within(row as HTMLElement).getByText('10/11/2026')).toBeVisible();
    expect(within(row as HTMLElement).getByText('Integração')).toBeVisible();
    expect(
      within(row as HTMLElement).getByText('Como a empresa funciona, do primeiro dia ao prime…'),
    ).toBeVisible();
    expect(screen.getByRole('region', { name: texts.figures })).toHaveTextContent(/Cadastrados3/);
    expect(await axeViolations()).toEqual([]);
  });

  list.testWithoutRecords();
  list.testTakenAway('treinamentos', {
    'filtro=ativos&ordem=-autor': { flAtivo: 'true', ordem: '-autor' },
  });
  list.testSorted({ [texts.author]: 'autor', [texts.status]: 'situacao' });
  list.testCards({
    [`${texts.active}: 2`]: { filter: 'ativos', query: { flAtivo: 'true' } },
    [`${texts.inactive}: 1`]: { filter: 'inativos', query: { flAtivo: 'false' } },
  });

  it('offers those who may only view nothing to change, and leaves them the report', async () => {
    const app = await openList(createServer([]));
    await list.expectNotOffered(app.user, training.nmTreinamento, [
      texts.edit,
      texts.send,
      texts.deactivate,
      texts.remove,
    ]);
    await actOnRow(app.user, texts.viewReport, sentTraining.nmTreinamento);
    await waitFor(() => expect(app.address()).toBe(`${ADDRESS}/relatorio/4`));
  });

  it('is there again as it was on the way back from a report, whatever was looked for in that', async () => {
    const server = createServer()
      .on('get', '/Treinamento/GetDadosRelatorio/{idTreinamento}', trainingReport)
      .on('get', LIST, { rows: [sentTraining], qtdRecords: 3 });
    const app = await openList(server, `${ADDRESS}?busca=brigada&filtro=ativos`);
    await actOnRow(app.user, texts.viewReport, sentTraining.nmTreinamento);
    await app.user.click(await screen.findByRole('link', { name: `${reportTexts.inProgress}: 1` }));
    await waitFor(() => expect(app.address()).toBe(`${ADDRESS}/relatorio/4?filtro=em-andamento`));
    await app.user.type(screen.getByRole('searchbox', { hidden: true }), 'ana');
    await waitFor(() => expect(app.address()).toMatch(/busca=ana/));
    await app.user.click(screen.getByRole('link', { name: reportTexts.back }));
    await waitFor(() => expect(app.address()).toBe(`${ADDRESS}?busca=brigada&filtro=ativos`));
  });

  it('leads to what people see of a training, once there is something to see', async () => {
    const bare = { ...training, idTreinamento: 6, nmTreinamento: 'Rascunho', qtdRecursos: 0 };
    const server = createServer().on('get', LIST, { rows: [training, bare], qtdRecords: 3 });
    const app = await openList(server);
    await openRowMenu(app.user, bare.nmTreinamento);
    expect(screen.queryByRole('menuitem', { name: texts.preview })).not.toBeInTheDocument();
    await app.user.keyboard('{Escape}');
    await actOnRow(app.user, texts.preview, training.nmTreinamento);
    await waitFor(() => expect(app.address()).toBe('/plataformadetreinamento?id=3'));
  });

  it('has a report only once it was sent, and is sent only while it is active', async () => {
    const app = await openList();
    await openRowMenu(app.user, training.nmTreinamento);
    expect(screen.queryByRole('menuitem', { name: texts.viewReport })).not.toBeInTheDocument();
    await app.user.keyboard('{Escape}');
    await openRowMenu(app.user, inactiveTraining.nmTreinamento);
    const send = screen.getByRole('menuitem', { name: new RegExp(texts.send) });
    expect(send).toHaveAttribute('aria-disabled', 'true');
    expect(send).toHaveTextContent(texts.cannotSend.inactive);
  });
});

describe('activating and deactivating a training', () => {
  it('asks before it is deactivated', async () => {
    const app = await openList();
    await actOnRow(app.user, texts.deactivate, sentTraining.nmTreinamento);
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(sentTraining.nmTreinamento)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    await app.user.click(dialog.getByRole('button', { name: texts.deactivate }));
    expect(await screen.findByText(texts.deactivated)).toBeVisible();
    expect(app.server.requestsTo('post', ACTIVITY).map(({ params }) => params)).toEqual([
      { id: '4', flAtivo: '0' },
    ]);
  });

  it('shows at once what was asked for, and what was so before when it fails', async () => {
    let fail = () => {};
    const server = createServer().on('post', ACTIVITY, async () => {
      await new Promise<void>((resolve) => {
        fail = resolve;
      });
      return problemReply(500);
    });
    const app = await openList(server);
    const row = () => screen.getAllByRole('row', { name: /Brigada/ })[0] as HTMLElement;
    await actOnRow(app.user, texts.activate, inactiveTraining.nmTreinamento);
    expect(await within(row()).findByText(activityTexts.active)).toBeVisible();
    fail();
    expect(await within(row()).findByText(activityTexts.inactive)).toBeVisible();
    expect(await screen.findByText(new RegExp(texts.activityFailed))).toBeVisible();
  });
});

describe('deleting a training', () => {
  it('asks first, and says why it failed', async () => {
    const server = createServer().failNext('delete', REMOVE, problemReply(500));
    const app = await openList(server);
    const remove = async () => {
      await actOnRow(app.user, texts.remove, training.nmTreinamento);
      expect(await screen.findByText(texts.removeText)).toBeVisible();
      await confirm(app.user, texts.remove);
    };
    await remove();
    expect(await screen.findByText(new RegExp(texts.removeFailed))).toBeVisible();
    await remove();
    expect(await screen.findByText(texts.removed)).toBeVisible();
  });
});
