import { createLinkClient, type Schema } from '@aferir/api-client';
import { type FakeServer, problemReply } from '@aferir/api-client/testing';
import { renderUi } from '@aferir/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ownAgreement } from '../employee-dashboard/employee-dashboard.fixtures.ts';
import * as chunks from '../shared/loading/load-chunk.ts';
import * as pdf from '../shared/pdf/index.ts';
import { AferirProvider } from '../shared/provider/aferir-provider.tsx';
import { createReportServer, servedCompetencies } from './performance-report.server.ts';
import { PerformanceReport, type PerformanceReportProps } from './performance-report.tsx';

beforeEach(() => {
  vi.spyOn(pdf, 'makePdf').mockImplementation(async () => new Blob(['%PDF-1.7']));
  vi.spyOn(pdf, 'downloadFile').mockImplementation(() => undefined);
});

const baseUrl = 'http://localhost/api/v1';
const feedbackPath = '/RespostaOpcaoFeedBackDesempenho/GetRespostaOpcaoFeedBack';
const aroundPath = '/AvaliadorDesempenho/GetMedias';

const around: Schema<'AroundMeans'> = {
  tpFase: 'encerrada',
  qtdMinima: 3,
  grupos: [
    {
      tpGrupo: 'par',
      qtdAvaliadores: 3,
      competencias: [
        {
          idCompetencia: 1,
          nmCompetencia: 'Comunicação',
          media: 7.7,
          comentarios: ['Bom.', 'Bom.', 'Ouve antes de decidir.'],
        },
        { idCompetencia: 2, nmCompetencia: 'Trabalho em equipe', media: 9, comentarios: [] },
      ],
    },
    { tpGrupo: 'liderado', qtdAvaliadores: null, competencias: [] },
  ],
};

async function open(
  props: PerformanceReportProps,
  realm: 'staff' | 'employee' = 'staff',
  server: FakeServer = createReportServer(),
) {
  const session = { ...createLinkClient({ baseUrl, hash: '', fetch: server.fetch }), realm };
  const view = renderUi(
    <AferirProvider apiBase={baseUrl} fetch={server.fetch} session={session}>
      <PerformanceReport {...props} />
    </AferirProvider>,
  );
  const button = await screen.findByRole('button', { name: 'Imprimir PDF' });
  await waitFor(() => expect(button).toBeEnabled());
  return { ...view, server, print: () => view.user.click(button) };
}

describe('the document', () => {
  it('is named after the person, whichever way the report was opened', async () => {
    const { print } = await open({ hs: 'aBc' });
    await print();
    expect(await screen.findByText('PDF gerado com sucesso!')).toBeVisible();
    expect(pdf.downloadFile).toHaveBeenCalledWith(
      expect.any(Blob),
      'Relatorio_Desempenho_Bruno_Lima.pdf',
    );
  });

  it('carries every section, the scores and all feedback', async () => {
    let document = '';
    vi.mocked(pdf.makePdf).mockImplementationOnce(async (sheet) => {
      document = sheet.textContent;
      return new Blob(['%PDF-1.7']);
    });
    const { print, server } = await open({ responseId: 5120 });
    await print();
    await screen.findByText('PDF gerado com sucesso!');
    for (const text of [
      'Relatório de Desempenho',
      'Análise de Competências',
      'Análise Detalhada',
      'Como ler este resultado',
      'Percentual de alinhamento84%',
      'Trabalho em equipeDivergência',
      'Média dos gestores4,5',
      'Nas entregas conjuntas, combine antes quem faz o quê.',
      'Avise a equipe assim que o prazo apertar.',
    ]) {
      expect(document).toContain(text);
    }
    expect(server.requestsTo('get', feedbackPath)).toHaveLength(1);
  });

  it('tells of those around what the screen tells', async () => {
    let document = '';
    vi.mocked(pdf.makePdf).mockImplementationOnce(async (sheet) => {
      document = sheet.textContent;
      return new Blob(['%PDF-1.7']);
    });
    const server = createReportServer().on('get', aroundPath, around);
    const { print } = await open({ responseId: 5120 }, 'staff', server);
    await print();
    await screen.findByText('PDF gerado com sucesso!');
    for (const text of [
      'Ao redor da pessoa',
      'Ao lado de cada nome: Autoavaliação · Gestores · Pares',
      'Pares (3 avaliações)',
      'Comunicação8,08,07,7',
      'Trabalho em equipe9,04,59,0',
      'Liderados: as médias aparecem a partir de 3 avaliações.',
      'Comunicação, comentários (Pares)Bom.Bom.Ouve antes de decidir.',
    ]) {
      expect(document).toContain(text);
    }
  });

  it('has what was written beside the scores, as the screen does', async () => {
    let document = '';
    vi.mocked(pdf.makePdf).mockImplementationOnce(async (sheet) => {
      document = sheet.textContent;
      return new Blob(['%PDF-1.7']);
    });
    const competencies = servedCompetencies.map((one) =>
      one.name === 'Comunicação'
        ? { ...one, selfComment: 'Ouço mais.', comments: { 1: 'Explica bem.' } }
        : one,
    );
    const server = createReportServer({ competencies });
    const { print, container } = await open({ responseId: 5120 }, 'staff', server);
    expect(container).toHaveTextContent('AutoavaliaçãoOuço mais.Rafael NogueiraExplica bem.');
    await print();
    await screen.findByText('PDF gerado com sucesso!');
    expect(document).toContain('AutoavaliaçãoOuço mais.Rafael NogueiraExplica bem.');
  });

  it('leaves out what this reader may not see of those around, and is not made while it is lost', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const documents: string[] = [];
    vi.mocked(pdf.makePdf).mockImplementation(async (sheet) => {
      documents.push(sheet.textContent);
      return new Blob(['%PDF-1.7']);
    });
    const server = createReportServer().on('get', aroundPath, problemReply(403, 'Ainda não.'));
    const { print } = await open({ responseId: 5120 }, 'staff', server);
    await print();
    await screen.findByText('PDF gerado com sucesso!');
    expect(documents).toEqual([expect.not.stringContaining('Ao redor da pessoa')]);
    server.on('get', aroundPath, problemReply(500, 'Erro.'));
    await print();
    await screen.findByText('Erro ao gerar o PDF. Por favor, tente novamente.');
    expect(documents).toHaveLength(1);
  });

  it('is not made without the feedback, and says so', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const server = createReportServer().failNext('get', feedbackPath, problemReply(403, 'Não.'));
    const { print } = await open({ responseId: 5120 }, 'employee', server);
    await print();
    const failure = 'Erro ao gerar o PDF. Por favor, tente novamente.';
    expect(await screen.findByText(failure)).toBeVisible();
    expect(pdf.makePdf).not.toHaveBeenCalled();
    await print();
    expect(await screen.findByText('PDF gerado com sucesso!')).toBeVisible();
  });

  it('can be asked for again when it could not be made, and logs why', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const failure = new Error('out of memory');
    vi.mocked(pdf.makePdf).mockRejectedValueOnce(failure);
    const { print } = await open({ responseId: 5120 });
    await print();
    await screen.findByText('Erro ao gerar o PDF. Por favor, tente novamente.');
    expect(warn).toHaveBeenCalledWith('[aferir] make PDF:', failure);
    await print();
    expect(await screen.findByText('PDF gerado com sucesso!')).toBeVisible();
  });
});

it('says so when the code of the feedback gets lost, and fetches it again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { user } = await open({ hs: 'aBc' });
  vi.spyOn(chunks, 'loadChunk').mockRejectedValueOnce(new chunks.LostChunkError('lost'));
  await user.click(screen.getByRole('button', { name: /^Ver Feedbacks/ }));
  expect(await screen.findByText('Erro ao abrir modal de feedback')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Tentar novamente/ }));
  expect(await screen.findByRole('dialog', { name: 'Feedbacks dos Gestores' })).toBeVisible();
});

it('speaks of the managers as others do where staff reads it', async () => {
  const waiting = createReportServer({
    header: {
      cdStatus: 6,
      nmStatus: 'Aguardando Avaliação do Gestor',
      percentualAlinhamento: -1,
      flProprio: false,
    },
    managers: [],
  });
  await open({ responseId: 5120 }, 'staff', waiting);
  expect(screen.getByText(/^Os gestores ainda não responderam à avaliação de Bruno/)).toBeVisible();
});

it('reads another response with the link of a manager', async () => {
  const { server } = await open({ hs: 'aBc', responseId: 77 });
  const [request] = server.requestsTo('get', '/RespostaDesempenho/GetDadosFuncionarioRelatorio');
  expect(request?.query).toEqual({ idResposta: '77' });
  expect(request?.headers.get('X-Link-Hash')).toBe('aBc');
});

it('says so when it is given nothing to open', () => {
  const onError = vi.fn();
  renderUi(<PerformanceReport onError={onError} />);
  expect(screen.getByRole('alert')).toHaveTextContent('O endereço deste relatório está incompleto');
  expect(onError).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ kind: 'missing-link', isRetryable: false, isFatal: true }),
  );
});

describe('the name of a manager', () => {
  const namesOf = (container: HTMLElement) =>
    [...container.querySelectorAll('dd')].find(({ textContent }) =>
      textContent?.startsWith('Ana Souza'),
    );

  it('stands alone where the place around draws none', async () => {
    const { container } = await open({ responseId: 5120 });
    expect(namesOf(container)?.innerHTML).toBe('Ana Souza e Rafael Nogueira');
  });

  it('is drawn by the place around, with the facts and with what that manager wrote', async () => {
    const { container, user } = await open({
      responseId: 5120,
      renderManager: ({ id, name }) => <a href={`/pessoas/${id}`}>{name}</a>,
    });
    expect(namesOf(container)).toHaveTextContent(/^Ana Souza e Rafael Nogueira$/);
    expect(screen.getByRole('link', { name: 'Rafael Nogueira' })).toHaveAttribute(
      'href',
      '/pessoas/8',
    );
    await user.click(screen.getByRole('button', { name: /Ver Feedbacks.*Trabalho em equipe/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('link', { name: 'Ana Souza' })).toHaveAttribute(
      'href',
      '/pessoas/7',
    );
  });
});

describe('an agreement', () => {
  const proposed: Schema<'Agreement'> = {
    ...ownAgreement,
    nmGestor: null,
    tpAguarda: 'gestor',
    tpMeuLado: 'gestor',
  };
  const listOf = (rows: Schema<'Agreement'>[]) => ({
    rows,
    qtdRecords: rows.length,
    podeEscrever: true,
  });

  it('has the focus once it is confirmed and its button is gone', async () => {
    const server = createReportServer({ agreements: listOf([proposed]) });
    server.on('post', '/CombinadoDesempenho/PostConfirmacao', () => {
      const agreed = { tpSituacao: 'combinado', tpAguarda: null, podeConfirmar: false } as const;
      const rows = [{ ...proposed, ...agreed }];
      server.on('get', '/CombinadoDesempenho/GetDaResposta', listOf(rows));
      return null;
    });
    const { user } = await open({ hs: 'aBc' }, 'staff', server);
    const confirm = await screen.findByRole('button', { name: /^Confirmar: / });
    await user.click(confirm);
    await waitFor(() => expect(confirm).not.toBeInTheDocument());
    expect(screen.getByText(proposed.dsAcao).closest('li')).toHaveFocus();
  });

  it('is read once after somebody else has changed it, and saved over that when asked again', async () => {
    const server = createReportServer({ agreements: listOf([proposed]) });
    server.on('post', '/CombinadoDesempenho/Post', () => {
      server.on(
        'get',
        '/CombinadoDesempenho/GetDaResposta',
        listOf([{ ...proposed, nrVersao: 9 }]),
      );
      return problemReply(409, 'Este combinado mudou.');
    });
    const { user } = await open({ hs: 'aBc' }, 'staff', server);
    await user.click(await screen.findByRole('button', { name: /^Alterar: / }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Alterar combinado' }));
    const reads = () => server.requestsTo('get', '/CombinadoDesempenho/GetDaResposta').length;
    const before = reads();
    const save = dialog.getByRole('button', { name: 'Salvar' });
    await user.click(save);
    expect(await dialog.findByText(/Este combinado mudou/)).toBeVisible();
    await waitFor(() => expect(save).toBeEnabled());
    expect(reads()).toBe(before + 1);
    server.on('post', '/CombinadoDesempenho/Post', 31);
    await user.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const saved = server.requestsTo('post', '/CombinadoDesempenho/Post').at(-1);
    expect(saved?.body).toMatchObject({ nrVersao: 9 });
  });

  it('leaves the focus to its card once it is removed', async () => {
    const server = createReportServer({ agreements: listOf([proposed]) });
    server.on('post', '/CombinadoDesempenho/Delete', () => {
      server.on('get', '/CombinadoDesempenho/GetDaResposta', listOf([]));
      return null;
    });
    const { user } = await open({ hs: 'aBc' }, 'staff', server);
    await user.click(await screen.findByRole('button', { name: /^Excluir: / }));
    await user.click(await screen.findByRole('button', { name: 'Excluir' }));
    await screen.findByText('Nenhum combinado ainda');
    expect(screen.getByRole('region', { name: 'Combinados' })).toHaveFocus();
  });
});
