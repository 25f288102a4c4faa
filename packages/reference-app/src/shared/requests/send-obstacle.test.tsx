import type { FakeServer } from '@aferir/api-client/testing';
import { type Right, SECTION, type SectionId } from '@aferir/domain';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { performanceEmployees } from '../../features/performance/testing/performance-fixtures.ts';
import { peopleNarrowingMessages } from '../people/people-narrowing-messages.ts';
import { axeViolations } from '../testing/axe.ts';
import { renderApp } from '../testing/render-app.tsx';
import { createStaffServer } from '../testing/staff-server.ts';
import { requestMessages as texts } from './request-messages.ts';

afterEach(() => localStorage.clear());
const ADDRESS = '/homelogado/desempenho';
const LIST = '/RespostaDesempenho/GetPessoasGrid';
const people = { rows: [...performanceEmployees], qtdRecords: performanceEmployees.length };

const createServer = (...besides: (readonly [SectionId, ...Right[]])[]) =>
  createStaffServer(SECTION.performance, undefined, besides);

async function open(server: FakeServer) {
  await renderApp(ADDRESS, { as: 'staff', server });
}

const sendAll = () => screen.queryByRole('button', { name: texts.sendRequests });
const sends = () => screen.queryAllByRole('button', { name: new RegExp(texts.sendRequest) });

describe('reviews of a company without competencies', () => {
  const server = (...besides: (readonly [SectionId, ...Right[]])[]) =>
    createServer(...besides).on('get', LIST, { ...people, flSemCompetencias: true });

  it('are not offered, and what is missing is said before the click, with the way there', async () => {
    await open(server([SECTION.positions, 'incluir']));
    expect(await screen.findByText(texts.needsCompetencies)).toBeVisible();
    expect(screen.getByRole('link', { name: texts.addCompetency })).toHaveAttribute(
      'href',
      '/homelogado/competencias?registro=novo',
    );
    expect(sendAll()).not.toBeInTheDocument();
    expect(sends()).toEqual([]);
    expect(await axeViolations()).toEqual([]);
  });

  it('say whom to ask where one may not add any', async () => {
    await open(server());
    expect(await screen.findByText(texts.asksForCompetencies)).toBeVisible();
    expect(screen.queryByRole('link', { name: texts.addCompetency })).not.toBeInTheDocument();
  });
});

describe('requests of a company without people', () => {
  const nobody = { rows: [], qtdRecords: 0, flSemCompetencias: true };

  it('are not offered; the empty list leads to people', async () => {
    await open(createServer([SECTION.employees, 'incluir']).on('get', LIST, nobody));
    expect(await screen.findByText(texts.noPeople)).toBeVisible();
    const ways = [
      [peopleNarrowingMessages.addPerson, '/funcionarios?registro=novo'],
      [peopleNarrowingMessages.importPeople, '/funcionarios/importar'],
    ] as const;
    for (const [name, href] of ways) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    expect(sendAll()).not.toBeInTheDocument();
  });

  it('stay offered where a search alone finds nobody', async () => {
    const server = createServer().on('get', LIST, { rows: [], qtdRecords: 0 });
    await renderApp(`${ADDRESS}?busca=xyz`, { as: 'staff', server });
    expect(await screen.findByRole('button', { name: 'Limpar busca e filtro' })).toBeVisible();
    expect(sendAll()).toBeVisible();
  });
});

it('reviews are offered where there are people and competencies', async () => {
  await open(createServer().on('get', LIST, people));
  expect(await screen.findByText(performanceEmployees[0]?.nmPessoa ?? '')).toBeVisible();
  expect(sendAll()).toBeVisible();
  expect(screen.queryByText(texts.asksForCompetencies)).not.toBeInTheDocument();
});
