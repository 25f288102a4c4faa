import { defaultGridQuery } from '@aferir/ui';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../../shared/testing/render-part.tsx';
import { twelveReports } from '../employee-dashboard.fixtures.ts';
import { employeeDashboardMessages } from '../employee-dashboard.messages.ts';
import type { DirectReport, DirectReports } from '../employee-dashboard.types.ts';
import { TeamTasks } from './team-tasks.tsx';

const waiting = twelveReports.find(({ podeAvaliar }) => podeAvaliar) as DirectReport;
const owing = twelveReports.find(({ precisaFeedback }) => precisaFeedback) as DirectReport;

function tasks(rows: readonly DirectReport[], query: Partial<DirectReports['query']> = {}) {
  const data = { status: 'ready', rows, total: rows.length } as const;
  return <TeamTasks reports={{ data, query: { ...defaultGridQuery, ...query } }} onGo={vi.fn()} />;
}

it('counts anew those whom a search shows, and keeps the others', () => {
  const { rerender } = renderPart(tasks(twelveReports), { messages: employeeDashboardMessages });
  expect(screen.getByText(/^1 pessoa para avaliar e 1 pessoa à espera/)).toBeVisible();
  rerender(tasks([{ ...waiting, podeAvaliar: false }], { search: waiting.nmPessoa }));
  expect(screen.getByText('1 pessoa à espera do seu feedback.')).toBeVisible();
  rerender(tasks([{ ...owing, precisaFeedback: false }], { search: owing.nmPessoa }));
  expect(screen.getByText('1 pessoa para avaliar.')).toBeVisible();
});
