import { createLinkClient } from '@aferir/api-client';
import { createAferirQueryClient } from '@aferir/api-client/react';
import { problemReply } from '@aferir/api-client/testing';
import { axeViolations, renderUi } from '@aferir/ui/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { InWidget } from '../shared/testing/in-widget.tsx';
import type { ReportState } from './performance-report.controller.ts';
import {
  analysisOf,
  header,
  ratings,
  selfScores,
  shown,
  shownState,
  waitingHeader,
} from './performance-report.fixtures.ts';
import { performanceReportMessages } from './performance-report.messages.ts';
import { createReportServer } from './performance-report.server.ts';
import type { RenderManager } from './performance-report.types.ts';
import { PerformanceReportView } from './performance-report.view.tsx';

const baseUrl = 'http://localhost/api/v1';
const feedbackPath = '/RespostaOpcaoFeedBackDesempenho/GetRespostaOpcaoFeedBack';

function show(
  state: ReportState,
  {
    server = createReportServer(),
    managerId = null as number | null,
    isTitleHidden = false,
    renderManager = undefined as RenderManager | undefined,
  } = {},
) {
  const onRetry = vi.fn();
  const client = createLinkClient({ baseUrl, hash: 'link', fetch: server.fetch, maxAttempts: 1 });
  const view = renderUi(
    <QueryClientProvider client={createAferirQueryClient()}>
      <InWidget client={client} messages={performanceReportMessages}>
        <PerformanceReportView
          state={state}
          managerId={managerId}
          isTitleHidden={isTitleHidden}
          renderManager={renderManager}
          onRetry={onRetry}
        />
      </InWidget>
    </QueryClientProvider>,
  );
  return { ...view, onRetry, server };
}

const heading = (name: string) => screen.getByRole('heading', { name });
const competency = (name: string) => {
  const row = heading(name).closest('li');
  if (!row) throw new Error(`${name} stands in no list`);
  return within(row);
};
const print = () => screen.getByRole('button', { name: 'Imprimir PDF' });

describe('a full report', () => {
  it('has every section under one title', async () => {
    const { container } = show(shownState);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Relatório de Desempenho');
    for (const name of [
      'Visão geral',
      'Análise de Competências',
      'Análise Detalhada',
      'Como ler este resultado',
    ]) {
      expect(heading(name)).toBeVisible();
    }
    expect(print()).toBeEnabled();
    expect(await axeViolations(container)).toEqual([]);
  });

  it('tells whose it is, how it stands, when, and how aligned', () => {
    show(shownState);
    for (const text of ['Bruno Lima', 'Empresa Exemplo', 'Analista de Dados', 'Finalizado']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    const dates = ['Enviada em', 'Autoavaliação em', 'Finalizada em'].map(
      (label) => screen.getByText(label).nextElementSibling?.textContent,
    );
    expect(dates).toEqual(['03/11/2026', '05/11/2026', '08/11/2026']);
    const meter = screen.getByRole('meter', { name: 'Percentual de alinhamento' });
    expect(meter).toHaveAttribute('aria-valuetext', '84% · médio');
    expect(meter.parentElement).toHaveAttribute('data-tone', 'warning');
  });

  it('opens with the mean of each side, then the strongest and the weakest, then the alignment', () => {
    show(shownState);
    const labels = [
      'Média da autoavaliação',
      'Média dos gestores',
      'Competência mais forte',
      'Competência mais fraca',
    ].map((label) => screen.getAllByText(label)[0]);
    const values = labels.map((label) => label?.closest('dt')?.parentElement?.textContent);
    expect(values).toEqual([
      'Média da autoavaliação6,0',
      'Média dos gestores5,4',
      'Competência mais forteComunicaçãoMédia dos gestores: 8,0',
      'Competência mais fracaLiderançaMédia dos gestores: 0,0',
    ]);
    const meter = screen.getByRole('meter', { name: 'Percentual de alinhamento' });
    expect(labels[3]?.compareDocumentPosition(meter)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText(/Quanto a autoavaliação/).parentElement).toHaveTextContent(
      'alto: a partir de 90%médio: a partir de 80%baixo: abaixo de 80%',
    );
  });

  it('shows both scores, the average with one decimal, and how far they are apart', () => {
    show(shownState);
    const row = competency('Trabalho em equipe');
    const value = (label: string) => row.getByText(label).closest('dt')?.nextElementSibling;
    expect(value('Autoavaliação')).toHaveTextContent(/^9$/);
    expect(value('Média dos gestores')).toHaveTextContent(/^4,5$/);
    expect(value('Diferença')).toHaveTextContent(/^4,5$/);
  });

  it('lists the widest gap first', () => {
    show(shownState);
    const gaps = screen
      .getAllByText('Diferença')
      .map((label) => label.closest('dt')?.nextElementSibling?.textContent)
      .map((gap) => Number(gap?.replace(',', '.')));
    expect(gaps).toEqual([4.5, 3, 3, 1, 1, 0.5, 0, 0]);
  });

  it('offers feedback above 3, else says aligned, softer from 1 to 3', () => {
    show(shownState);
    expect(screen.getAllByRole('button', { name: /^Ver Feedbacks/ })).toHaveLength(1);
    expect(competency('Trabalho em equipe').getByRole('button')).toHaveAccessibleName(
      'Ver Feedbacks de Trabalho em equipe',
    );
    const toneOf = (name: string) =>
      competency(name).getByText('Alinhado').parentElement?.dataset.tone;
    expect(toneOf('Planejamento')).toBe('success');
    expect(toneOf('Negociação')).toBe('neutral');
  });

  it('says what to see and has the data of both sides behind the chart', async () => {
    const { user } = show(shownState);
    expect(screen.getByText(/A maior diferença está em Trabalho em equipe/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ver dados' }));
    const table = within(screen.getByRole('table'));
    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Competência',
      'Autoavaliação',
      'Gestor',
    ]);
    expect(table.getByRole('row', { name: '2. Trabalho em equipe 9 4,5' })).toBeVisible();
  });
});

describe('feedback', () => {
  const open = async (options: Parameters<typeof show>[1] = {}) => {
    const view = show(shownState, options);
    await view.user.click(screen.getByRole('button', { name: /^Ver Feedbacks/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Feedbacks dos Gestores' });
    return { ...view, dialog: within(dialog) };
  };

  it('lists managers and what they wrote, and gives the focus back', async () => {
    const { user, dialog } = await open();
    expect(await dialog.findByRole('heading', { name: 'Ana Souza' })).toBeVisible();
    expect(dialog.getByText('Nas entregas conjuntas, combine antes quem faz o quê.')).toBeVisible();
    expect(dialog.getByText('Avise a equipe assim que o prazo apertar.')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: /^Ver Feedbacks/ })).toHaveFocus();
  });

  it('is of one manager alone when the comparison is', async () => {
    const { dialog } = await open({ managerId: 8 });
    expect(await dialog.findByRole('heading', { name: 'Rafael Nogueira' })).toBeVisible();
    expect(dialog.queryByRole('heading', { name: 'Ana Souza' })).toBeNull();
  });

  it('says when there is none', async () => {
    const server = createReportServer().on('get', feedbackPath, { rows: [], qtdRecords: 0 });
    const { dialog } = await open({ server });
    expect(await dialog.findByText('Nenhum Feedback Disponível')).toBeVisible();
    expect(
      dialog.getByText('Os gestores ainda não enviaram feedbacks para esta competência.'),
    ).toBeVisible();
  });

  it('fails alone and is loaded again', async () => {
    const server = createReportServer().failNext('get', feedbackPath, problemReply(404, 'Não há.'));
    const { user, dialog } = await open({ server });
    expect(await dialog.findByText('Erro ao carregar feedbacks')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Tentar novamente' }));
    expect(await dialog.findByRole('heading', { name: 'Ana Souza' })).toBeVisible();
  });
});

describe('before the managers have answered', () => {
  it('says so, whom it waits for, and marks every competency', async () => {
    const { container } = show(shown(waitingHeader, analysisOf('awaiting-managers')));
    expect(
      screen.getByText(
        /^Seus gestores ainda não responderam a sua avaliação\. Assim que enviarem, você poderá ver suas médias aqui\./,
      ),
    ).toHaveTextContent('Falta a avaliação de Ana Souza e Rafael Nogueira.');
    expect(screen.getAllByText('Aguardando')).toHaveLength(selfScores.length);
    expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Sem dados');
    const average = competency('Liderança').getByText('Média dos gestores');
    expect(average.closest('dt')?.nextElementSibling).toHaveTextContent(/^-$/);
    const own = competency('Liderança').getByText('Autoavaliação');
    expect(own.closest('dt')?.nextElementSibling).toHaveTextContent(/^0$/);
    expect(await axeViolations(container)).toEqual([]);
  });
});

describe('without managers', () => {
  it('shows the own scores alone, with no verdict', async () => {
    const alone = { ...header, managers: [], alignment: null };
    const { container } = show(shown(alone, analysisOf('self-only')));
    expect(screen.getByText(/^Esta avaliação não tem gestores\./)).toBeVisible();
    expect(screen.queryByText('Média dos gestores')).toBeNull();
    expect(screen.getByText('Média da autoavaliação')).toBeVisible();
    expect(screen.getByText('Autoavaliação: 10,0')).toBeVisible();
    expect(screen.queryByText('Alinhado')).toBeNull();
    expect(await axeViolations(container)).toEqual([]);
  });
});

it('shows a missing score as - and compares nothing there', () => {
  const rows = selfScores.map((row) => (row.id === 2 ? { ...row, selfScore: null } : row));
  show(shown(header, analysisOf('compared', { selfScores: rows })));
  const row = competency('Trabalho em equipe');
  expect(row.getByText('Autoavaliação').closest('dt')?.nextElementSibling).toHaveTextContent(/^-$/);
  expect(row.getByText('4,5')).toBeVisible();
  expect(row.queryByRole('button')).toBeNull();
  expect(row.queryByText('Diferença')).toBeNull();
});

it('says that staff closed it', () => {
  show(shown({ ...header, isClosed: true }, analysisOf('compared')));
  expect(screen.getByText('Encerrada pelo RH')).toBeVisible();
  expect(screen.getByText('Avaliação encerrada pelo RH')).toBeVisible();
});

it('speaks of one manager where there is one', () => {
  const { managers } = header;
  const [first] = managers;
  if (!first) throw new Error('The report has managers.');
  show({ ...shownState, header: { ...header, managers: [first] } });
  expect(screen.getByText(/as notas do gestor se parecem/)).toBeVisible();
});

it('reckons the alignment with one manager anew', () => {
  show({ ...shownState, header: { ...header, alignment: 12 } }, { managerId: 7 });
  expect(screen.getByRole('meter', { name: 'Percentual de alinhamento' })).toHaveAttribute(
    'aria-valuetext',
    '84% · médio',
  );
});

it('leaves the self scores to be read when the managers’ fail', async () => {
  const { user, onRetry, container } = show(shown(header, analysisOf('ratings-failed')));
  expect(screen.getByText('Erro ao carregar dados dos gestores')).toBeVisible();
  expect(competency('Comunicação').getByText('8')).toBeVisible();
  expect(print()).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(onRetry).toHaveBeenCalledOnce();
  expect(await axeViolations(container)).toEqual([]);
});

it('says why the self scores are kept back, as no failure and with nothing to try again', () => {
  const reason = 'Avalie a pessoa antes de ver a autoavaliação dela.';
  show({ step: 'shown', header, analysis: { status: 'withheld', reason } });
  expect(heading(reason)).toBeVisible();
  expect(screen.queryByText('Erro ao carregar dados do funcionário')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
});

it('keeps the header when the self scores fail', async () => {
  const { user, onRetry } = show({ step: 'shown', header, analysis: { status: 'failed' } });
  expect(heading('Erro ao carregar dados do funcionário')).toBeVisible();
  expect(screen.getByText('Bruno Lima')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Análise Detalhada' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('leaves title and person to a place that has them already', async () => {
  const { container } = show(shownState, { isTitleHidden: true });
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  expect(screen.queryByText('Bruno Lima')).toBeNull();
  expect(screen.getByText(header.company)).toBeVisible();
  expect(print()).toBeEnabled();
  expect(heading('Visão geral')).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
});

it('makes no document of half a report', () => {
  show({ step: 'shown', header, analysis: { status: 'loading' } });
  expect(screen.getAllByText('Carregando competências...')[0]).toBeInTheDocument();
  expect(print()).toBeDisabled();
});

it.each([
  [false, 'Autoavaliação ainda não concluída'],
  [true, 'Avaliação encerrada pelo RH'],
])('says why there is nothing to report yet (closed: %s)', async (isClosed, title) => {
  const { container } = show({
    step: 'not-answered',
    header: { ...waitingHeader, status: 1, isClosed },
  });
  expect(heading(title)).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
});

it('tells a failure, which may pass, from a refusal', async () => {
  const message = 'Não foi possível se conectar ao servidor!';
  const problem = { kind: 'network', message, isRetryable: true } as const;
  const { user, onRetry, unmount } = show({ step: 'unavailable', problem, isRefused: false });
  expect(screen.getByRole('alert')).toHaveTextContent(
    `Erro ao carregar dados do relatório${message}`,
  );
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(onRetry).toHaveBeenCalledOnce();
  unmount();
  const dead = { kind: 'not-found', message: 'Este link expirou.', isRetryable: false } as const;
  show({ step: 'unavailable', problem: dead, isRefused: true });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Não foi possível abrir o relatórioEste link expirou.',
  );
  expect(screen.queryByRole('button')).toBeNull();
});

it('is announced as loading', async () => {
  const { container } = show({ step: 'loading' });
  expect(screen.getByRole('status')).toHaveTextContent('Carregando relatório...');
  expect(await axeViolations(container)).toEqual([]);
});

describe('the names in what is to be kept in mind', () => {
  const renderManager: RenderManager = ({ id, name }) => <a href={`/pessoas/${id}`}>{name}</a>;
  const linksOf = (title: string) => {
    const notice = screen.getByText(title).closest<HTMLElement>('.aferir-notice');
    if (!notice) throw new Error(`'${title}' stands in no notice.`);
    const links = within(notice).queryAllByRole('link');
    return { text: notice.textContent, hrefs: links.map((link) => link.getAttribute('href')) };
  };

  it('lead to whom it waits for and whom it is about, in the same words', () => {
    const ofOther = { ...waitingHeader, isOwn: false };
    show(shown(ofOther, analysisOf('awaiting-managers')), { renderManager });
    const { text, hrefs } = linksOf(performanceReportMessages.waitingTitle);
    expect(text).toContain(
      `${performanceReportMessages.waitingOf('Bruno Lima')} Falta a avaliação de Ana Souza e Rafael Nogueira.`,
    );
    expect(hrefs).toEqual(['/pessoas/42', '/pessoas/7', '/pessoas/8']);
  });

  it('lead to who still owes feedback, to whose scores count, and to whom alone is compared with', () => {
    const owing = header.managers.map((one) => ({ ...one, owesFeedback: one.id === 8 }));
    const awaited = { ...header, status: 7 as const, managers: owing };
    const first = show(shown(awaited, analysisOf('compared')), { renderManager });
    expect(linksOf(performanceReportMessages.feedbackTitle).hrefs).toEqual(['/pessoas/8']);
    first.unmount();
    const managers = header.managers.map((one) => ({ ...one, hasRated: one.id === 7 }));
    const rated = analysisOf('compared', { ratings: ratings.slice(0, 1) });
    const second = show(shown({ ...header, isClosed: true, managers }, rated), { renderManager });
    expect(linksOf(performanceReportMessages.closedTitle).hrefs).toEqual(['/pessoas/7']);
    second.unmount();
    show(shown(header, rated), { managerId: 7, renderManager });
    expect(linksOf(performanceReportMessages.narrowedTitle).hrefs).toEqual(['/pessoas/7']);
  });

  it('lead to whose scores count where another manager has the same name', () => {
    const managers = header.managers.map((one) => ({
      ...one,
      name: 'Ana Souza',
      hasRated: one.id === 8,
    }));
    const ofOne = ratings.slice(1).map((one) => ({ ...one, name: 'Ana Souza' }));
    const analysis = analysisOf('compared', { ratings: ofOne });
    show(shown({ ...header, isClosed: true, managers }, analysis), { renderManager });
    expect(linksOf(performanceReportMessages.closedTitle).hrefs).toEqual(['/pessoas/8']);
  });

  it('stand alone where the place around draws none', () => {
    show(shown(waitingHeader, analysisOf('awaiting-managers')));
    expect(linksOf(performanceReportMessages.waitingTitle).hrefs).toEqual([]);
  });
});
