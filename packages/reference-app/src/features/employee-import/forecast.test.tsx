import type { Schema } from '@aferir/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { axeViolations } from '../../shared/testing/axe.ts';
import { importMessages as texts } from './employee-import-messages.ts';
import {
  ana,
  choose,
  createServer,
  header,
  lastWritten,
  openPage,
  preview,
  stubWorker,
} from './testing/import-page.tsx';

const caio = 'Caio Reis;;caio@empresa.example;1133334444;Analistas;Vendas';

/** What of each row would change. */
const changes = (count: number): Schema<'ImportPreview'>['alteracoes'] =>
  Array.from({ length: count }, (_, at) => ({
    nrLinha: at + 2,
    nmPessoa: `Pessoa ${at + 1}`,
    campos: [
      { tpCampo: 'telefone', dsAntes: '1133334444', dsDepois: '11988887777' },
      { tpCampo: 'gestor', dsAntes: '', dsDepois: 'Ana Souza; Bia Lima' },
      { tpCampo: 'admissão', dsAntes: '', dsDepois: '2024-03-04' },
    ],
  }));

const told: Schema<'ImportPreview'> = {
  ...preview,
  qtdNovos: 1,
  qtdAlterados: 1,
  qtdComErro: 0,
  cargosNovos: ['Analistas'],
  flPodeAlterar: true,
  flPodeCriarCargos: true,
  alteracoes: changes(1),
  nomesProximos: [
    {
      tpLugar: 'cargo',
      nmNovo: 'Analistas',
      nmExistente: 'Analista',
      flTambemNovo: false,
      qtdLinhas: 1,
    },
  ],
};

beforeEach(() => stubWorker());
afterEach(() => vi.unstubAllGlobals());

/** Opens what an import would do, as a server tells it. */
async function openForecast(given: Partial<Schema<'ImportPreview'>> = {}) {
  const server = createServer().on('post', '/Importacao/Previa', { ...told, ...given });
  const app = await openPage(server);
  await choose([header, ana, caio].join('\n'));
  await app.user.click(await screen.findByRole('button', { name: texts.confirmMapping }));
  return app;
}

describe('what an import would do', () => {
  it('says who changes, as it is and as it would be', async () => {
    await openForecast();
    const section = await screen.findByRole('region', { name: texts.whoChanges });
    const group = within(screen.getByRole('group', { name: texts.forecast }));
    expect(group.getByRole('status')).toHaveTextContent('1 novo, 1 alterado, 0 com erro.');
    expect(section).toHaveTextContent(/Pessoa 1 linha 2/);
    expect(section).toHaveTextContent(
      'Telefone: (11) 3333-4444 → passa a ser (11) 98888-7777Gestor: o do departamento → passa a ser Ana Souza; Bia LimaData de admissão: vazio → passa a ser 04/03/2024',
    );
    expect(within(section).queryByRole('button')).toBeNull();
    expect(await axeViolations()).toEqual([]);
  });

  it('hands over all changes where there are more than it lists', async () => {
    const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    let written: Blob | undefined;
    URL.createObjectURL = (file) => {
      written = file as Blob;
      return 'blob:lista';
    };
    const app = await openForecast({ qtdAlterados: 300, alteracoes: changes(20) });
    expect(await screen.findByText(texts.more(280))).toBeVisible();
    app.server.on('post', '/Importacao/Previa', { ...told, alteracoes: changes(300) });
    await app.user.click(screen.getByRole('button', { name: texts.downloadChanges(300) }));
    await waitFor(() =>
      expect(save.mock.contexts[0]).toMatchObject({ download: texts.changesFile }),
    );
    save.mockRestore();
    expect(written?.size).toBeGreaterThan(300 * 2 * 20);
    const last = app.server.requestsTo('post', '/Importacao/Previa').at(-1);
    expect(last?.body).toMatch(/name="tpAlteracoes"\r\n\r\ntodas/);
  });

  it('takes the name that is there for all rows, which can be undone', async () => {
    const app = await openForecast();
    const section = await screen.findByRole('region', { name: texts.nearNames });
    expect(section).toHaveTextContent(texts.nearName('cargo', 'Analistas', 1));
    expect(section).toHaveTextContent(texts.meant('Analista'));
    app.server.on('post', '/Importacao/Previa', { ...told, cargosNovos: [], nomesProximos: [] });
    await app.user.click(within(section).getByRole('button', { name: texts.takeName('Analista') }));
    expect(screen.getByRole('group', { name: texts.forecast })).toHaveFocus();
    await waitFor(() => expect(section).not.toBeInTheDocument());
    expect(await lastWritten()).toContain('"1133334444";"Analista";"Vendas"');
    expect(screen.getByText(texts.renamed(1, 'Analista'))).toBeVisible();
    app.server.on('post', '/Importacao/Previa', told);
    await app.user.click(screen.getByRole('button', { name: texts.undoRenaming }));
    expect(await screen.findByRole('region', { name: texts.nearNames })).toBeVisible();
    expect(await lastWritten()).toContain('"1133334444";"Analistas";"Vendas"');
    expect(await lastWritten()).toContain('"1133334444";"Analista";"Vendas"');
  });

  it('says of two new names that may be one that both are of the sheet', async () => {
    await openForecast({
      nomesProximos: told.nomesProximos.map((near) => ({ ...near, flTambemNovo: true })),
    });
    const section = await screen.findByRole('region', { name: texts.nearNames });
    expect(section).toHaveTextContent(texts.meantOfSheet('Analista'));
    expect(section).not.toHaveTextContent(texts.meant('Analista'));
  });

  it('says which good rows stay out, each of which can be mended', async () => {
    const dsMotivo = 'A linha 2 é da mesma pessoa.';
    const app = await openForecast({
      recusas: [{ nrLinha: 3, nmPessoa: 'Caio Reis', tpCampo: null, dsMotivo }],
      qtdRecusas: 1,
    });
    const section = await screen.findByRole('region', { name: texts.refused });
    expect(section).toHaveTextContent(dsMotivo);
    expect(screen.getByRole('button', { name: texts.start(1) })).toBeEnabled();
    await app.user.click(within(section).getByRole('button'));
    const dialog = within(await screen.findByRole('dialog', { name: texts.fixLine(3) }));
    expect(dialog.getByText(dsMotivo)).toBeVisible();
    expect(dialog.queryByText(texts.rowFine)).toBeNull();
    expect(await axeViolations()).toEqual([]);
    const name = dialog.getByLabelText(texts.fieldNames.nome);
    expect(name).toHaveValue('Caio Reis');
    await app.user.type(name, ' Filho');
    expect(dialog.queryByText(dsMotivo)).toBeNull();
    expect(dialog.getByText(texts.rowFine)).toBeVisible();
    app.server.on('post', '/Importacao/Previa', told);
    await app.user.click(dialog.getByRole('button', { name: texts.fixSave }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('group', { name: texts.forecast })).toHaveFocus());
    expect(await lastWritten()).toContain('"Caio Reis Filho"');
  });

  it('begins to mend one at what it is refused for, which is told until that is changed', async () => {
    const dsMotivo = 'O gestor "Edu" não foi encontrado.';
    const app = await openForecast({
      recusas: [{ nrLinha: 3, nmPessoa: 'Caio Reis', tpCampo: 'gestor', dsMotivo }],
      qtdRecusas: 1,
    });
    const section = await screen.findByRole('region', { name: texts.refused });
    await app.user.click(within(section).getByRole('button'));
    const dialog = within(await screen.findByRole('dialog', { name: texts.fixLine(3) }));
    const manager = dialog.getByLabelText(texts.fieldNames.gestor);
    await waitFor(() => expect(manager).toHaveFocus());
    expect(manager).toHaveAccessibleDescription(dsMotivo);
    expect(dialog.getByText(texts.stillMissing(texts.fieldNames.gestor))).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await app.user.type(dialog.getByLabelText(texts.fieldNames.nome), ' Filho');
    expect(manager).toHaveAccessibleDescription(dsMotivo);
    await app.user.type(manager, 'Ana');
    expect(manager).not.toHaveAccessibleDescription(dsMotivo);
    expect(dialog.getByText(texts.rowFine)).toBeVisible();
  });
});
