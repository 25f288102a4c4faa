import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { axeViolations, renderUi } from '../testing/index.ts';
import { BarChart, type BarChartProps } from './bar-chart.tsx';
import { answers, options, pillars, scale } from './bar-chart-fixtures.ts';
import * as barPlot from './parts/bar-plot.tsx';
import { preloadBarPlot, renewBarPlot } from './parts/lazy-bar-plot.tsx';

function chart(props: Partial<BarChartProps> = {}) {
  return (
    <BarChart
      title="O que fazer primeiro?"
      summary="21 de 30 pessoas acertaram."
      barHeading="Opção"
      bars={options}
      series={answers}
      {...props}
    />
  );
}

async function drawn(container: HTMLElement): Promise<SVGElement> {
  await waitFor(() => expect(container.querySelector('svg.recharts-surface')).not.toBeNull());
  return container.querySelector('svg.recharts-surface') as SVGElement;
}

/** How long the colored bars are. */
function lengths(svg: SVGElement): number[] {
  const bars = svg.querySelectorAll('.recharts-bar rect[stroke]');
  return Array.from(bars, (bar) => Math.round(Number(bar.getAttribute('width'))));
}

// The chart library is large: loading it is no part of what a test waits for.
beforeAll(preloadBarPlot);

beforeEach(renewBarPlot);

describe('BarChart', () => {
  it('draws each bar as long as it counts, with its label, note and value', async () => {
    const { container } = renderUi(chart());
    const svg = await drawn(container);

    expect(screen.getByRole('img', { name: /^O que fazer primeiro\?\. 21 de 30/ })).toBeVisible();
    for (const { label } of options) expect(svg).toHaveTextContent(label);
    expect(svg).toHaveTextContent('Resposta certa · 21 (70%)');
    const [first, second, last] = lengths(svg);
    expect(lengths(svg)).toHaveLength(3);
    expect(second).toBe(639);
    expect(first).toBe(Math.round((640 * 4) / 21 - 1));
    expect(last).toBe(Math.round((640 * 5) / 21 - 1));
  });

  it('measures bars against a whole where there is one', async () => {
    const { container } = renderUi(chart({ max: 42 }));
    expect(lengths(await drawn(container))[1]).toBe(319);
  });

  it('leads from a bar to what it counts, by the router it is given', async () => {
    const bars = options.map((bar) => (bar.id === '3' ? bar : { ...bar, href: `/p/${bar.id}` }));
    const onGo = vi.fn();
    const { container, user } = renderUi(
      chart({
        bars,
        renderLink: ({ href, ...rest }) => <a {...rest} href={`#${href}`} onClick={onGo} />,
      }),
    );
    await drawn(container);

    expect(screen.getByRole('group', { name: /^O que fazer primeiro\?\. 21 de 30/ })).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
    const words = [
      'Usar o extintor de água 4 (13%)',
      /^Desligar a energia antes de tudo Resposta certa · ?21 \(70%\)$/,
      'Abrir as janelas 5 (17%)',
    ];
    const links = words.map((name) => screen.getByRole('link', { name }));
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#/p/1', '#/p/2', '#/p/4']);
    expect(screen.getAllByRole('link')).toHaveLength(3);
    await user.click(links[1] as HTMLElement);
    expect(onGo).toHaveBeenCalledOnce();
    expect(await axeViolations(container)).toEqual([]);
  });

  it('draws nothing of a value of zero, and no bar of an only zero', async () => {
    const { container } = renderUi(
      chart({ bars: options.map((bar) => ({ ...bar, values: [0] })) }),
    );
    expect(lengths(await drawn(container))).toEqual([]);
  });

  it('says of each part what it is and what it counts, and in its key', async () => {
    const { container } = renderUi(chart({ bars: pillars, series: scale }));
    const svg = await drawn(container);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '1 · Nunca',
      '2',
      '3',
      '4',
      '5 · Sempre',
    ]);
    expect(within(svg as unknown as HTMLElement).getByText('5: 13')).toBeInTheDocument();
    expect(svg).toHaveTextContent('média 4,2');
  });

  it('makes every bar a whole of its own where asked to', async () => {
    const [no, yes] = [
      { id: 'no', name: 'Não' },
      { id: 'yes', name: 'Sim' },
    ] as const;
    const few = { id: 'few', label: 'Poucas', values: [1, 1] };
    const many = { id: 'many', label: 'Muitas', values: [50, 50] };
    const { container } = renderUi(chart({ bars: [few, many], series: [no, yes], isWhole: true }));
    expect(new Set(lengths(await drawn(container)))).toEqual(new Set([319]));
  });

  it('opens its data as a table', async () => {
    const { user, container } = renderUi(chart({ bars: pillars, series: scale }));
    await user.click(screen.getByRole('button', { name: 'Ver dados' }));
    expect(screen.getByRole('row', { name: 'Coragem 3 6 10 8 3' })).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
  });

  it('says where there is nothing to draw', () => {
    renderUi(chart({ bars: [] }));
    expect(screen.getByText('Ainda não há dados')).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('says when the drawing fails, and draws it on a second try', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const plot = vi.spyOn(barPlot, 'BarPlot').mockImplementation(() => {
      throw new Error('chunk lost');
    });
    const { user, container } = renderUi(chart());
    expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao carregar gráfico');
    logged.mockClear();

    plot.mockRestore();
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await drawn(container);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
