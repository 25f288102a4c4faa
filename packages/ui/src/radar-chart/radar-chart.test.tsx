import { screen, waitFor, within } from '@testing-library/react';
import { createRef } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { axeViolations, renderUi } from '../testing/index.ts';
import { preloadRadarChart, renewPlot } from './parts/lazy-radar-plot.tsx';
import * as radarPlot from './parts/radar-plot.tsx';
import { RadarChart, type RadarChartProps } from './radar-chart.tsx';
import { axes, comparisonOf, fourLines, onePerson } from './radar-chart-fixtures.ts';

const { series: selfAndManagers } = comparisonOf(12);

function chart(props: Partial<RadarChartProps> = {}) {
  return (
    <RadarChart
      title="Competências"
      summary="As pontas mais distantes do centro são as mais fortes."
      axes={axes}
      series={onePerson}
      fixedSize={{ width: 640, height: 420 }}
      {...props}
    />
  );
}

// The chart library is large: loading it is no part of what a test waits for.
beforeAll(preloadRadarChart);

beforeEach(() => {
  renewPlot();
});

describe('RadarChart', () => {
  it('names the drawing by its title and by what to see in it', async () => {
    renderUi(chart());

    expect(
      screen.getByRole('img', {
        name: 'Competências. As pontas mais distantes do centro são as mais fortes.',
      }),
    ).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: 'Competências' })).toBeVisible();
  });

  it('draws each axis with its name, wrapped, and its value', async () => {
    const { container } = renderUi(chart());

    await waitFor(() => expect(container.querySelector('svg')).not.toBeNull());
    const labels = Array.from(container.querySelectorAll('text'), (text) =>
      Array.from(text.querySelectorAll('tspan'), (line) => line.textContent).join('|'),
    );
    expect(labels).toContain('Comunicação|72');
    expect(labels.some((label) => label.endsWith('|84') && label.includes('Orientação'))).toBe(
      true,
    );
  });

  it.each([
    ['two lines', 'Organização e planejamento'],
    ['three lines', 'Organização e planejamento de projetos de longo prazo'],
  ])('keeps names of %s above and below the circle within the paper', async (_, name) => {
    const height = 300;
    const { container } = renderUi(
      chart({
        axes: [name, 'Comunicação', `${name}.`, 'Empatia'],
        series: [{ id: 'self', name: 'Autoavaliação', values: [7, 8, 9, 10] }],
        fixedSize: { width: 620, height },
      }),
    );

    await waitFor(() => expect(container.querySelector('tspan')).not.toBeNull());
    const lines = Array.from(container.querySelectorAll('tspan'), (line) =>
      Number(line.getAttribute('y')),
    );
    expect(Math.min(...lines)).toBeGreaterThanOrEqual(12);
    expect(Math.max(...lines)).toBeLessThanOrEqual(height - 4);
  });

  it('draws a second line dashed and names both', async () => {
    const { container } = renderUi(chart({ series: selfAndManagers, scale: { max: 10, step: 1 } }));

    await waitFor(() => expect(container.querySelector('[stroke-dasharray]')).not.toBeNull());
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Autoavaliação',
      'Gestores',
    ]);
    expect(container).toHaveTextContent('7 · 7,5');
    expect(container).toHaveTextContent('Ao lado de cada nome: Autoavaliação · Gestores');
  });

  it('tells four lines apart by their dashes and points', async () => {
    const { container } = renderUi(chart({ ...fourLines(), scale: { max: 10, step: 1 } }));

    await waitFor(() => expect(container.querySelector('.recharts-radar')).not.toBeNull());
    const lines = [...container.querySelectorAll('.recharts-radar')];
    const dashes = lines.map((line) =>
      line.querySelector('.recharts-radar-polygon path')?.getAttribute('stroke-dasharray'),
    );
    expect(new Set(dashes).size).toBe(4);
    const drawing = container.querySelector('svg.recharts-surface');
    const points = (shape: string) => drawing?.querySelectorAll(shape).length;
    expect(points('circle[r="3.5"]')).toBe(8);
    // One value of the second is missing.
    expect(points('polygon')).toBe(7 + 16);
    expect(container).toHaveTextContent(
      'Ao lado de cada nome: Autoavaliação · Gestores · Pares · Liderados',
    );
    expect(container).toHaveTextContent('7 · 6 · 5 · 9');
  });

  it('leaves a missing value out instead of drawing it as zero', async () => {
    const { container } = renderUi(
      chart({ series: [{ id: 'index', name: 'Índice', values: axes.map((_, i) => i || null) }] }),
    );

    await waitFor(() =>
      expect(container.querySelector('.recharts-radar-polygon path')).not.toBeNull(),
    );
    const path = container.querySelector('.recharts-radar-polygon path')?.getAttribute('d') ?? '';
    const center = '320,210';
    expect(path).toMatch(/^M[\d.]+,[\d.]+L/);
    expect(path).not.toContain(center);
    expect(container.querySelectorAll('circle[r="3.5"]')).toHaveLength(axes.length - 1);
  });

  it('rings the scale at each step', async () => {
    const { container } = renderUi(chart({ scale: { max: 10, step: 5 } }));

    await waitFor(() => expect(container.querySelector('svg')).not.toBeNull());
    const ticks = container.querySelectorAll('.recharts-polar-radius-axis-ticks text');
    expect(Array.from(ticks, (tick) => tick.textContent)).toEqual(['0', '5', '10']);
  });

  it('says which language the names of its axes are in, in its table too', async () => {
    const { user } = renderUi(
      <RadarChart
        title="Competências"
        summary="Compare as duas linhas."
        axes={axes}
        contentLang="es"
        series={onePerson}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Ver dados' }));
    const names = within(screen.getByRole('table')).getAllByRole('rowheader');
    expect(names).toHaveLength(axes.length);
    for (const name of names) expect(name).toHaveAttribute('lang', 'es');
    expect(screen.getByRole('columnheader', { name: 'Competência' })).not.toHaveAttribute('lang');
  });

  it('opens its data as a table', async () => {
    const { user, container } = renderUi(
      <RadarChart
        title="Competências"
        summary="Compare as duas linhas."
        axes={axes}
        series={selfAndManagers}
        scale={{ max: 10, step: 1 }}
      />,
    );
    expect(screen.queryByRole('table')).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Ver dados' }));

    const table = within(screen.getByRole('table', { name: 'Competências' }));
    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Competência',
      'Autoavaliação',
      'Gestores',
    ]);
    expect(table.getByRole('row', { name: '2. Orientação para resultados 8 -' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ocultar dados' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    expect(await axeViolations(container)).toEqual([]);
  });

  it('gives its element to the ref of whoever uses it', () => {
    const ref = createRef<HTMLElement>();
    renderUi(chart({ ref }));
    expect(ref.current).toBe(screen.getByRole('figure'));
  });

  it('shows no control on paper', () => {
    renderUi(chart());
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('draws at once when its code is there, on a screen as on paper', async () => {
    await preloadRadarChart();
    const { container } = renderUi(chart());
    expect(container.querySelector('svg')).not.toBeNull();
  });

  it('says when the drawing fails, keeps the rest and draws it on a second try', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const plot = vi.spyOn(radarPlot, 'RadarPlot').mockImplementation(() => {
      throw new Error('chunk lost');
    });
    const { user, container } = renderUi(chart());

    expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao carregar gráfico');
    expect(screen.getByRole('heading', { name: 'Competências' })).toBeVisible();
    logged.mockClear();

    plot.mockRestore();
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));

    await waitFor(() => expect(container.querySelector('svg.recharts-surface')).not.toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
