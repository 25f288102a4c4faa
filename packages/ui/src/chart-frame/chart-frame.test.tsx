import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { axeViolations, renderUi } from '../testing/index.ts';
import { ChartFrame, type ChartFrameProps } from './chart-frame.tsx';
import { CHART_LINES } from './chart-lines.ts';
import { chartPicture } from './chart-picture.ts';

const table = { columns: ['Dia', 'Respostas'], rows: [{ id: '1', cells: ['Segunda', '=24'] }] };

function frame(props: Partial<ChartFrameProps> = {}) {
  return (
    <ChartFrame title="Respostas" summary="Segunda foi o melhor dia." table={table} {...props}>
      <svg width="40" height="20">
        <title>Respostas</title>
        <rect width="40" height="20" fill="red" />
      </svg>
    </ChartFrame>
  );
}

describe('ChartFrame', () => {
  it('names the chart and its drawing, and gives its element to a ref', async () => {
    const ref = createRef<HTMLElement>();
    const { container } = renderUi(frame({ ref }));
    expect(screen.getByRole('figure', { name: 'Respostas' })).toBe(ref.current);
    expect(screen.getByRole('img', { name: 'Respostas. Segunda foi o melhor dia.' })).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
  });

  it('tells its buttons from those of another chart', () => {
    renderUi(frame({ files: { saveTable: vi.fn() } }));
    for (const name of ['Ver dados', 'Baixar'])
      expect(screen.getByRole('button', { name })).toHaveAccessibleDescription('Respostas');
  });

  it('opens and closes its table', async () => {
    const { user } = renderUi(frame());
    await user.click(screen.getByRole('button', { name: 'Ver dados' }));
    expect(screen.getByRole('table', { name: 'Respostas' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ocultar dados' }));
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('explains itself when asked to', async () => {
    const { user, container } = renderUi(frame({ explanation: 'Uma barra por dia.' }));
    const button = screen.getByRole('button', { name: 'Como ler: Respostas' });
    expect(screen.getByText('Uma barra por dia.')).not.toBeVisible();
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Uma barra por dia.')).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
  });

  it('hands over its table as it reads', async () => {
    const saveTable = vi.fn();
    const { user } = renderUi(frame({ files: { saveTable } }));
    await user.click(screen.getByRole('button', { name: 'Baixar' }));
    expect(screen.queryByRole('menuitem', { name: 'Imagem (PNG)' })).toBeNull();
    await user.click(await screen.findByRole('menuitem', { name: 'Tabela (CSV)' }));
    expect(saveTable.mock.calls).toEqual([
      [
        [
          ['Dia', 'Respostas'],
          ['Segunda', '=24'],
        ],
      ],
    ]);
  });

  it('has neither table nor files while there is nothing to show', () => {
    const { rerender } = renderUi(frame({ isLoading: true, files: { saveTable: vi.fn() } }));
    expect(screen.getByText('Carregando...')).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
    rerender(frame({ isEmpty: true }));
    expect(screen.getByText('Ainda não há dados')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('asks for the data again when it could not be read', async () => {
    const onRetry = vi.fn();
    const { user } = renderUi(frame({ isFailed: true, onRetry }));
    expect(screen.getByRole('alert')).toHaveTextContent('Erro ao carregar gráfico');
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

describe('the picture of a chart', () => {
  it('stands by itself, with title, key and plain colors', () => {
    const { container } = renderUi(frame());
    const drawing = container.querySelector('[role="img"] svg') as SVGSVGElement;
    drawing.getBoundingClientRect = () => new DOMRect(0, 0, 400, 200);
    const { svg, width, height } = chartPicture({
      root: container,
      drawing,
      title: 'Respostas <dia>',
      summary: 'Segunda foi o melhor dia.',
      chartKey: [{ id: 'all', name: 'Todas', color: 'rgb(1, 2, 3)', strength: 0.5 }],
    });
    const picture = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(picture.querySelector('parsererror')).toBeNull();
    expect(width).toBe(448);
    expect(height).toBeGreaterThan(200);
    const texts = Array.from(picture.querySelectorAll('text'), (text) => text.textContent);
    expect(texts).toEqual(['Respostas <dia>', 'Segunda foi o melhor dia.', 'Todas']);
    expect(svg).toContain('fill="rgb(1, 2, 3)"');
    expect(svg).not.toContain('var(');
  });

  it('has a key whose lines are told apart without their colors, as on the screen', () => {
    const chartKey = CHART_LINES.map((line) => ({ id: line, name: line, color: 'red', line }));
    const { container } = renderUi(frame({ chartKey }));
    const drawing = container.querySelector('[role="img"] svg') as SVGSVGElement;
    drawing.getBoundingClientRect = () => new DOMRect(0, 0, 400, 200);
    const { svg } = chartPicture({ root: container, drawing, title: 'A', summary: 'B', chartKey });
    const picture = new DOMParser().parseFromString(svg, 'image/svg+xml');
    const inPicture = looksOf(picture);
    expect(new Set(inPicture).size).toBe(CHART_LINES.length);
    expect(screen.getAllByRole('listitem').flatMap(looksOf)).toEqual(inPicture);
  });
});

/** The dashes and the point of each line of a key. */
function looksOf(key: ParentNode): string[] {
  const dashes = [...key.querySelectorAll('line')].map(
    (line) => line.getAttribute('stroke-dasharray') ?? 'none',
  );
  const points = [...key.querySelectorAll('polygon, circle')].map(
    (point) => point.getAttribute('points') ?? 'round',
  );
  // A line comes from both ends towards its point.
  return points.map((point, index) => `${dashes[2 * index]} ${dashes[2 * index + 1]} ${point}`);
}
