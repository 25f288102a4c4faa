import { problemReply } from '@aferir/api-client/testing';
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { appMessages } from '../../shared/app-messages.ts';
import { axeViolations } from '../../shared/testing/axe.ts';
import { renderApp } from '../../shared/testing/render-app.tsx';
import { cycleComparisonMessages as texts } from './cycle-comparison-messages.ts';
import { fullDashboard } from './testing/dashboard-fixtures.ts';
import { createHomeServer } from './testing/home-server.ts';
import type { Dashboard } from './use-dashboard.ts';

const FIGURES = '/Inicio/GetPainel';

// Its code comes late, and is no part of what a test waits for.
beforeAll(async () => {
  await Promise.all([
    import('./components/company-figures.tsx'),
    import('./components/cycle-comparison-card.tsx'),
  ]);
});

const { comportamental, competencias } = fullDashboard as Required<typeof fullDashboard>;

function ofCycle(nmCiclo: string, idTipoCiclo: 1 | 2, figures: Partial<Dashboard> = {}): Dashboard {
  return {
    ...fullDashboard,
    filtros: { ...fullDashboard.filtros, nmCiclo, idTipoCiclo },
    ...figures,
  };
}

/** The share of each profile in percent, in the order of the wire. */
function withShares(...shares: readonly number[]): Partial<Dashboard> {
  const perfis = (comportamental?.perfis ?? []).map((perfil, index) => ({
    ...perfil,
    prcPerfil: shares[index] ?? 0,
  }));
  return { comportamental: comportamental && { ...comportamental, perfis } };
}

/** Opens the home of cycle 8 beside cycle 7. */
async function openComparison(
  own: Dashboard,
  compared: () => Dashboard | ReturnType<typeof problemReply>,
) {
  const server = createHomeServer().on('get', FIGURES, ({ query }) =>
    query.idCiclo === '7' ? compared() : own,
  );
  const app = await renderApp('/homelogado?ciclo=8&comparado=7', { as: 'staff', server });
  const card = within(await screen.findByRole('region', { name: texts.title }));
  return { ...app, card };
}

/** The rows of a table as they read. */
async function rowsOf(
  card: Awaited<ReturnType<typeof openComparison>>['card'],
  name: string,
): Promise<readonly string[]> {
  const table = within(await card.findByRole('table', { name }));
  return table
    .getAllByRole('row')
    .slice(1)
    .map((row) => Array.from(row.children, ({ textContent }) => textContent).join(' | '));
}

describe('two behavioral cycles', () => {
  it('tell the shares of the profiles in their order, the earlier cycle first', async () => {
    const { card } = await openComparison(
      ofCycle('Perfis 2027', 1, withShares(15, 40, 25, 20)),
      () => ofCycle('Perfis 2026', 1, withShares(20, 30, 30, 20)),
    );
    expect(await rowsOf(card, texts.shares)).toEqual([
      'Dominante | 30 | 40 | +10',
      'Influente | 30 | 25 | −5',
      'Estável | 20 | 20 | 0',
      'Conforme | 20 | 15 | −5',
    ]);
    expect(card.getByText(texts.between('Perfis 2026', 'Perfis 2027'))).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('say which of them is hidden, and tell of none', async () => {
    const hidden = comportamental && { ...comportamental, perfis: null, flOculto: true };
    const { card } = await openComparison(ofCycle('Perfis 2027', 1), () =>
      ofCycle('Perfis 2026', 1, { comportamental: hidden }),
    );
    expect(await card.findByText(texts.hidden('Perfis 2026'))).toBeVisible();
    expect(card.queryByText(texts.hidden('Perfis 2027'))).toBeNull();
    expect(card.queryByRole('table')).toBeNull();
  });

  it('say which of them has no results yet', async () => {
    const empty = comportamental && { ...comportamental, qtdAvaliados: 0 };
    const { card } = await openComparison(ofCycle('Perfis 2027', 1), () =>
      ofCycle('Perfis 2026', 1, { comportamental: empty }),
    );
    expect(await card.findByText(texts.empty('Perfis 2026'))).toBeVisible();
    expect(card.queryByRole('table')).toBeNull();
  });
});

describe('two performance cycles', () => {
  const rows = competencias?.rows ?? [];

  function withManagers(means: Readonly<Record<string, number>>, flOculto = false) {
    const named = rows.flatMap((row) => {
      const mediaGestor = means[row.nmCompetencia];
      return mediaGestor === undefined ? [] : [{ ...row, mediaGestor }];
    });
    return { competencias: competencias && { ...competencias, rows: named, flOculto } };
  }

  it('tell both means of each competency, the widest change first', async () => {
    const { card } = await openComparison(
      ofCycle('Desempenho 2027', 2, withManagers({ Comunicação: 7, Planejamento: 8.5 })),
      () =>
        ofCycle(
          'Desempenho 2026',
          2,
          withManagers({ Comunicação: 7.5, Planejamento: 6, Empatia: 8 }, true),
        ),
    );
    expect(await rowsOf(card, texts.managers)).toEqual([
      'Planejamento | 6 | 8,5 | +2,5',
      'Comunicação | 7,5 | 7 | −0,5',
      'Empatia | 8 | - | -',
    ]);
    expect(await rowsOf(card, texts.self)).toHaveLength(3);
    expect(card.getByText(texts.someHidden)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('are not compared with one of the other kind', async () => {
    const { card } = await openComparison(ofCycle('Desempenho 2027', 2), () =>
      ofCycle('Perfis 2026', 1),
    );
    expect(await card.findByText(texts.otherKind)).toBeVisible();
  });

  it('are tried again where one could not be read', async () => {
    let isDown = true;
    const { card, user } = await openComparison(ofCycle('Desempenho 2027', 2), () =>
      isDown ? problemReply(500, 'Falha.') : ofCycle('Desempenho 2026', 2),
    );
    expect(await card.findByText(texts.failed)).toBeVisible();
    isDown = false;
    await user.click(card.getByRole('button', { name: appMessages.retry }));
    expect(await card.findByRole('table', { name: texts.managers })).toBeVisible();
  });

  it('are tried again where the one card could not be read', async () => {
    let isDown = true;
    const { card, user } = await openComparison(ofCycle('Desempenho 2027', 2), () =>
      ofCycle('Desempenho 2026', 2, isDown ? { competencias: null } : {}),
    );
    expect(await card.findByText(texts.failed)).toBeVisible();
    isDown = false;
    await user.click(card.getByRole('button', { name: appMessages.retry }));
    expect(await card.findByRole('table', { name: texts.managers })).toBeVisible();
  });
});
