import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { axeViolations, renderUi } from '../testing/index.ts';
import { DonutChart, type DonutChartProps } from './donut-chart.tsx';
import { slices } from './donut-chart-fixtures.ts';
import { preloadDonutPlot } from './parts/lazy-donut-plot.tsx';

function chart(props: Partial<DonutChartProps> = {}) {
  return (
    <DonutChart
      title="Avaliações por situação"
      summary="31 de 52 avaliações já terminaram."
      sliceHeading="Situação"
      valueHeading="Avaliações"
      centerLabel="avaliações"
      slices={slices}
      {...props}
    />
  );
}

async function drawn(container: HTMLElement): Promise<SVGElement> {
  await waitFor(() => expect(container.querySelector('svg.recharts-surface')).not.toBeNull());
  return container.querySelector('svg.recharts-surface') as SVGElement;
}

// The chart library is large: loading it is no part of what a test waits for.
beforeAll(preloadDonutPlot);

describe('DonutChart', () => {
  it('says what each part counts, by the number that stands on it', async () => {
    const { container } = renderUi(chart());
    const svg = await drawn(container);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '1. Finalizadas: 31 (59,6%)',
      '2. Iniciadas: 12 (23,1%)',
      '3. Aguardando resposta: 9 (17,3%)',
      '4. Encerradas: 0 (0%)',
    ]);
    const texts = Array.from(svg.querySelectorAll('text'), (text) => text.textContent);
    expect(texts.toSorted()).toEqual(['1', '2', '3', '52', 'avaliações']);
  });

  it('shows in the middle what it is told to', async () => {
    const { container } = renderUi(chart({ centerValue: '60%' }));
    expect(await drawn(container)).toHaveTextContent('60%');
  });

  it('leads from a part to what it counts', async () => {
    const linked = slices.map((slice) => ({ ...slice, href: `/p/${slice.id}` }));
    const { container } = renderUi(chart({ slices: linked }));
    await drawn(container);

    expect(
      screen.getByRole('group', { name: /^Avaliações por situação\. 31 de 52/ }),
    ).toBeVisible();
    const links = screen.getAllByRole('link');
    expect(
      links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
    ).toEqual([
      ['1. Finalizadas: 31 (59,6%)', `/p/${slices[0]?.id}`],
      ['2. Iniciadas: 12 (23,1%)', `/p/${slices[1]?.id}`],
      ['3. Aguardando resposta: 9 (17,3%)', `/p/${slices[2]?.id}`],
    ]);
    expect(await axeViolations(container)).toEqual([]);
  });

  it('is a picture where no part that counts leads anywhere', async () => {
    const { container } = renderUi(
      chart({ slices: slices.map((one) => (one.value > 0 ? one : { ...one, href: '/p' })) }),
    );
    await drawn(container);
    expect(screen.getByRole('img', { name: /^Avaliações por situação/ })).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('opens its data as a table', async () => {
    const { user, container } = renderUi(chart());
    await user.click(screen.getByRole('button', { name: 'Ver dados' }));
    expect(screen.getByRole('row', { name: 'Iniciadas 12 23,1%' })).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
  });

  it('says where all parts count nothing', () => {
    renderUi(chart({ slices: slices.map((slice) => ({ ...slice, value: 0 })) }));
    expect(screen.getByText('Ainda não há dados')).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });
});
