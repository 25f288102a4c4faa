import { createLinkClient } from '@aferir/api-client';
import { createAferirQueryClient } from '@aferir/api-client/react';
import { createFakeServer } from '@aferir/api-client/testing';
import { axeViolations, renderUi } from '@aferir/ui/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { InWidget } from '../shared/testing/in-widget.tsx';
import type { ReportState } from './behavioral-report.controller.ts';
import { parts, profile, shownState, unsureProfile } from './behavioral-report.fixtures.ts';
import { behavioralReportMessages } from './behavioral-report.messages.ts';
import { BehavioralReportView } from './behavioral-report.view.tsx';

function show(state: ReportState, props: { canSendEmail?: boolean } = {}) {
  const onRetry = vi.fn();
  const client = createLinkClient({ hash: 'link', fetch: createFakeServer().fetch });
  const view = renderUi(
    <QueryClientProvider client={createAferirQueryClient()}>
      <InWidget client={client} messages={behavioralReportMessages}>
        <BehavioralReportView state={state} canSendEmail onRetry={onRetry} {...props} />
      </InWidget>
    </QueryClientProvider>,
  );
  return { ...view, onRetry };
}

const openMethod = (user: ReturnType<typeof show>['user']) =>
  user.click(screen.getByRole('button', { name: 'Como ler este resultado' }));

const heading = (name: string) => screen.getByRole('heading', { name });

describe('a full report', () => {
  it('has every section under one title', async () => {
    const { container } = show(shownState);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Análise Comportamental');
    for (const name of [
      'Distribuição do Perfil',
      'Resumo',
      'Competências',
      'Comportamentos positivos',
      'Valor na equipe',
      'Ambiente ideal',
      'Sob Pressão',
      'Comportamentos limitantes',
      'Características',
      'Como ler este resultado',
    ]) {
      expect(heading(name)).toBeVisible();
    }
    expect(await axeViolations(container)).toEqual([]);
  });

  it('has contents that lead to each section, and leaves the address alone', async () => {
    const { user } = show(shownState);
    const scrolled = vi.fn();
    Element.prototype.scrollIntoView = scrolled;
    const contents = within(screen.getByRole('navigation', { name: 'Neste relatório' }));
    expect(contents.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Distribuição do Perfil',
      'Resumo',
      'Competências',
      'Comportamentos',
      'Características',
      'Como ler este resultado',
    ]);
    const { href } = location;
    await user.click(contents.getByRole('link', { name: 'Competências' }));
    expect(document.activeElement).toContainElement(heading('Competências'));
    expect(scrolled.mock.contexts).toEqual([document.activeElement]);
    expect(location.href).toBe(href);
  });

  it('tells whose it is, the outcome and the date', () => {
    show(shownState);
    expect(screen.getByText('Bruno Lima')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Conforme Dominante' })).toBeVisible();
    expect(heading('Conforme')).toBeVisible();
    expect(screen.getByText('Avaliação realizada em 05/11/2026')).toBeVisible();
  });

  it('shows shares with one decimal, marks the main profiles and has the data behind them', async () => {
    const { user } = show(shownState);
    const shares = screen.getByRole('list', { name: 'Distribuição do Perfil' });
    expect(within(shares).getByText('34,0%')).toBeVisible();
    expect(within(shares).getAllByText(/perfil principal/)).toHaveLength(2);
    const [showData] = screen.getAllByRole('button', { name: 'Ver dados' });
    if (showData) await user.click(showData);
    const table = screen.getByRole('table', { name: 'Distribuição do Perfil' });
    expect(within(table).getByRole('row', { name: 'Conforme 68 34,0%' })).toBeVisible();
  });

  it('measures each competency with its level', () => {
    show(shownState);
    const meter = screen.getByRole('meter', { name: 'Atenção à qualidade' });
    expect(meter).toHaveAttribute('aria-valuetext', '86 · muito alto');
  });

  it('begins with the strongest and the weakest competencies, each from its end on', () => {
    show(shownState);
    const named = (list: string) =>
      within(screen.getByRole('list', { name: list }))
        .getAllByRole('meter')
        .map((meter) => meter.getAttribute('aria-valuenow'));
    expect(named('Mais presentes')).toEqual(['86', '71', '66']);
    expect(named('Menos presentes')).toEqual(['12', '34', '41']);
    expect(named('Demais competências')).toEqual(['55']);
    expect(screen.getByText(/a mais presente nas respostas é Atenção à qualidade/)).toBeVisible();
  });

  it('calls none strong or weak where all are alike', () => {
    const alike = parts.competencies.status === 'ready' ? parts.competencies.data : [];
    const data = alike.map((row) => ({ ...row, index: 50, level: 'médio' as const }));
    show({ step: 'shown', profile, parts: { ...parts, competencies: { status: 'ready', data } } });
    expect(screen.queryByText('Mais presentes')).toBeNull();
    expect(screen.getByText(/nenhuma se destaca/)).toBeVisible();
    expect(screen.getAllByText(/^50 · médio$/)).toHaveLength(data.length);
  });

  it('says on request what it does not decide, and never calls itself a test', async () => {
    const { container, user } = show(shownState);
    expect(screen.getByText(/Não deve decidir sozinho uma contratação/)).not.toBeVisible();
    await openMethod(user);
    expect(screen.getByText(/Não deve decidir sozinho uma contratação/)).toBeVisible();
    expect(container).not.toHaveTextContent(/teste/i);
  });
});

it.each([
  [true, /^Você respondeu a 20 perguntas/, /^Você pode pedir explicações/],
  [false, /^A pessoa respondeu a 20 perguntas/, /^A pessoa avaliada pode pedir explicações/],
])('speaks to its person, and of them to others (own: %s)', async (isOwn, how, contest) => {
  const { user } = show({ ...shownState, profile: { ...profile, isOwn } } as ReportState);
  await openMethod(user);
  expect(screen.getByText(how)).toBeVisible();
  expect(screen.getByText(contest)).toBeVisible();
});

it('says how sure it is only when it is not', () => {
  show(shownState);
  expect(screen.queryByText('Perfil pouco diferenciado')).toBeNull();
  expect(screen.queryByText('Empate técnico')).toBeNull();
  show({ step: 'shown', profile: unsureProfile, parts });
  expect(screen.getByText('Perfil pouco diferenciado')).toBeVisible();
  expect(screen.getByText('Empate técnico')).toBeVisible();
  expect(screen.getByText(/^Influente e Estável ficaram/)).toBeVisible();
});

it('says what is on its way, and makes no document of half a report', () => {
  const loading = { status: 'loading' } as const;
  const state = { step: 'shown', profile, parts: { ...parts, texts: loading } } as const;
  show({ ...state, parts: { ...state.parts, competencies: loading } });
  expect(screen.getAllByText('Carregando competências...')[0]).toBeInTheDocument();
  expect(screen.getAllByText('Carregando comportamentos...')[0]).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Baixar Relatório' })).toBeDisabled();
});

it('says what there is none of, and offers to try again what failed', async () => {
  const { user, onRetry, container } = show({
    step: 'shown',
    profile,
    parts: {
      ...parts,
      texts: { status: 'failed' },
      competencies: { status: 'ready', data: [] },
    },
  });
  expect(heading('Nenhuma competência encontrada para esta avaliação.')).toBeVisible();
  expect(heading('Nenhum comportamento encontrado para esta avaliação.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(onRetry).toHaveBeenCalledOnce();
  expect(await axeViolations(container)).toEqual([]);
});

it('offers no mail to those who can not send one', () => {
  show(shownState, { canSendEmail: false });
  expect(screen.queryByRole('button', { name: 'Enviar por E-mail' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Baixar Relatório' })).toBeEnabled();
});

it('says when nobody has answered yet', async () => {
  const { container } = show({ step: 'not-assessed' });
  expect(heading('NÃO AVALIADO')).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
});

it('says why it can not be opened and lets one try again', async () => {
  const message = 'Não foi possível se conectar ao servidor!';
  const problem = { kind: 'network', message, isRetryable: true } as const;
  const { user, onRetry, container } = show({ step: 'unavailable', problem });
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(onRetry).toHaveBeenCalledOnce();
  expect(await axeViolations(container)).toEqual([]);
});

it('is announced as loading', async () => {
  const { container } = show({ step: 'loading' });
  expect(screen.getByRole('status')).toHaveTextContent('Carregando relatório...');
  expect(await axeViolations(container)).toEqual([]);
});
