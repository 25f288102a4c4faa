import { type Right, SECTION } from '@aferir/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { actOnRow, confirm, offeredFor } from '../../shared/testing/act-on-row.ts';
import { axeViolations } from '../../shared/testing/axe.ts';
import { listScene } from '../../shared/testing/list-scene.ts';
import { renderApp } from '../../shared/testing/render-app.tsx';
import { createStaffServer } from '../../shared/testing/staff-server.ts';
import { cyclesMessages as texts } from './cycles-messages.ts';
import {
  closedCycle,
  draftCycle,
  runningCycle,
  scheduledCycle,
} from './testing/cycles-fixtures.ts';

afterEach(() => localStorage.clear());
const ADDRESS = '/homelogado/ciclos';
const LIST = '/Ciclo/GetGrid';
const REMOVE = '/Ciclo/Delete';

function createServer(rights?: readonly Right[]) {
  const rows = [draftCycle, scheduledCycle, runningCycle, closedCycle];
  return createStaffServer(SECTION.cycles, rights)
    .on('get', LIST, { rows, qtdRecords: 4 })
    .on('post', REMOVE, null);
}

const list = listScene({ address: ADDRESS, list: LIST, texts, count: 4, createServer });

const rowOf = (name: string) =>
  within(screen.getAllByRole('row', { name: new RegExp(name) })[0] as HTMLElement);

describe('the list of cycles', () => {
  it('shows how far each is, and is accessible', async () => {
    await list.open();
    const running = rowOf(runningCycle.nmCiclo);
    expect(running.getByText('Desempenho')).toBeVisible();
    expect(running.getByText('Em andamento')).toBeVisible();
    expect(running.getByText('01/12/2026 a 18/12/2026')).toBeVisible();
    const bar = running.getByRole('meter', { name: texts.adherenceOf(runningCycle.nmCiclo) });
    expect(bar).toHaveAttribute('aria-valuetext', '68%');
    expect(running.getByText('41 de 60')).toBeVisible();
    expect(rowOf(draftCycle.nmCiclo).getByText('até 18/12/2099')).toBeVisible();
    expect(rowOf(draftCycle.nmCiclo).queryByRole('meter')).toBeNull();
    expect(await axeViolations()).toEqual([]);
  });

  list.testWithoutRecords();
  list.testTakenAway('ciclos', {
    'filtro=em-andamento&tipo=desempenho&ordem=-adesao': {
      idSituacaoCiclo: '3',
      idTipoCiclo: '2',
      ordem: '-adesao',
    },
  });
  list.testSorted({
    [texts.cycle]: 'nome',
    [texts.state]: 'situacao',
    [texts.days]: 'prazo',
    [texts.adherence]: 'adesao',
  });

  it('is narrowed down to a state and a kind by its address, and says so', async () => {
    const server = createServer();
    const address = `${ADDRESS}?filtro=em-andamento&tipo=desempenho`;
    const { user } = await renderApp(address, { as: 'staff', server });
    await screen.findByText(texts.found(4));
    const query = () => server.requestsTo('get', LIST).at(-1)?.query;
    expect(query()).toMatchObject({ idSituacaoCiclo: '3', idTipoCiclo: '2' });
    await user.click(screen.getByRole('button', { name: new RegExp(texts.kindIs('Desempenho')) }));
    await waitFor(() => expect(query()).not.toHaveProperty('idTipoCiclo'));
  });

  it.each([
    [draftCycle, [texts.view, texts.edit, texts.remove]],
    [scheduledCycle, [texts.view, texts.edit, texts.remove]],
  ])('offers to change what has not begun: %#', async ({ nmCiclo }, expected) => {
    const { user } = await list.open();
    expect(await offeredFor(user, nmCiclo)).toEqual(expected);
  });

  it('only opens what has begun', async () => {
    const { user } = await list.open();
    for (const { nmCiclo } of [runningCycle, closedCycle]) {
      expect(await offeredFor(user, nmCiclo)).toEqual([]);
      expect(rowOf(nmCiclo).getByRole('button', { name: texts.viewOf(nmCiclo) })).toBeVisible();
    }
  });

  it('offers those who may only view nothing to change', async () => {
    const app = await list.open(createServer([]));
    await list.expectNotOffered(app.user, draftCycle.nmCiclo, [texts.edit, texts.remove]);
  });

  it('asks before a cycle is deleted', async () => {
    const app = await list.open();
    await actOnRow(app.user, texts.remove, draftCycle.nmCiclo);
    await confirm(app.user, texts.remove);
    expect(await screen.findByText(texts.removed)).toBeVisible();
    expect(app.server.requestsTo('post', REMOVE).map(({ query }) => query)).toEqual([
      { idCiclo: '5' },
    ]);
  });
});
