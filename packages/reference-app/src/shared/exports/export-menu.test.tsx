import { problemReply } from '@aferir/api-client/testing';
import { SECTION } from '@aferir/domain';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { accessProfilesMessages } from '../../features/access-profiles/access-profiles-messages.ts';
import { profileRow } from '../../features/access-profiles/testing/access-profiles-fixtures.ts';
import { writtenList } from '../testing/export-test.ts';
import { renderApp } from '../testing/render-app.tsx';
import { createStaffServer } from '../testing/staff-server.ts';
import { exportMessages as texts } from './export-messages.ts';

const WRITTEN = '/Exportacao/Get/{idExportacao}';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function createServer(rows = [profileRow]) {
  return createStaffServer(SECTION.accessProfiles)
    .on('get', '/PerfilAcesso/Get', { rows, qtdRecords: rows.length })
    .on('post', '/Exportacao/Post', 31)
    .on('get', WRITTEN, writtenList);
}

/** Asks for the list as text. */
async function take(server: ReturnType<typeof createServer>) {
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { user } = await renderApp('/homelogado/perfis-de-acesso', { as: 'staff', server });
  await user.click(await screen.findByRole('button', { name: texts.export }));
  await user.click(await screen.findByRole('menuitem', { name: texts.formats.csv }));
  return save;
}

it('waits for a list that takes its time, and says so', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20 });
  const waiting = {
    ...writtenList,
    dsSituacao: 'fila' as const,
    urlArquivo: null,
    qtdRegistros: null,
  };
  let asked = 0;
  const server = createServer().on('get', WRITTEN, () => {
    asked += 1;
    return asked < 3 ? waiting : writtenList;
  });
  const save = await take(server);
  expect(await screen.findByText(texts.waits)).toBeVisible();
  expect(await screen.findByText(texts.saved(77))).toBeVisible();
  expect(screen.queryByText(texts.waits)).toBeNull();
  expect(save).toHaveBeenCalledOnce();
  expect(asked).toBe(3);
});

it('tells of a list that will not come', async () => {
  const failed = {
    ...writtenList,
    dsSituacao: 'falhou' as const,
    urlArquivo: null,
    qtdRegistros: null,
  };
  const save = await take(createServer().on('get', WRITTEN, failed));
  expect(await screen.findByText(texts.failed)).toBeVisible();
  expect(save).not.toHaveBeenCalled();
});

it('says why the server refuses it', async () => {
  await take(createServer().on('post', '/Exportacao/Post', problemReply(429, 'Espere um pouco.')));
  expect(await screen.findByText('Espere um pouco.')).toBeVisible();
});

it('is not there where there is nothing to take away', async () => {
  await renderApp('/homelogado/perfis-de-acesso', { as: 'staff', server: createServer([]) });
  expect(await screen.findByText(accessProfilesMessages.empty)).toBeVisible();
  expect(screen.queryByRole('button', { name: texts.export })).toBeNull();
});
