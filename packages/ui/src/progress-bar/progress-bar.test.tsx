import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeViolations, renderUi } from '../testing/index.ts';
import { ProgressBar } from './progress-bar.tsx';

describe('ProgressBar', () => {
  it('tells its name and value, as a percentage unless in words', () => {
    renderUi(<ProgressBar label="Perguntas" value={4} max={20} />);

    const bar = screen.getByRole('progressbar', { name: 'Perguntas' });
    expect(bar).toHaveAttribute('aria-valuenow', '4');
    expect(bar).toHaveAttribute('aria-valuemax', '20');
    expect(bar).toHaveAttribute('aria-valuetext', '20%');
  });

  it('says the value in the words given', () => {
    renderUi(<ProgressBar label="Perguntas" value={4} max={20} valueText="4 de 20" />);

    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '4 de 20');
    expect(screen.getByText('4 de 20')).toBeVisible();
  });

  it('says there is no data where there is none', () => {
    renderUi(<ProgressBar label="Alinhamento" value={null} />);

    const bar = screen.getByRole('progressbar', { name: 'Alinhamento' });
    expect(bar).not.toHaveAttribute('aria-valuenow');
    expect(bar).toHaveAttribute('aria-valuetext', 'Sem dados');
  });

  it('tells a value as it is, without the traces of a division', () => {
    renderUi(<ProgressBar kind="meter" label="Alinhamento" value={55} />);
    expect(screen.getByRole('meter')).toHaveAttribute('aria-valuenow', '55');
  });

  it('rounds a percentage to the nearest whole one', () => {
    renderUi(<ProgressBar kind="meter" label="Alinhamento" value={28.5} />);
    expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', '29%');
  });

  it('stays within its ends', () => {
    renderUi(<ProgressBar label="Alinhamento" value={130} />);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  });

  it('measures something that stands still as a meter', () => {
    renderUi(<ProgressBar kind="meter" label="Empatia" value={72} valueText="Alto" />);
    expect(screen.getByRole('meter', { name: 'Empatia' })).toHaveAttribute('aria-valuenow', '72');
  });

  it('keeps its name for readers in a cell of a grid', async () => {
    const { container } = renderUi(
      <ProgressBar kind="meter" layout="inline" label="Alinhamento" value={84} tone="warning" />,
    );

    expect(screen.getByRole('meter', { name: 'Alinhamento' })).toHaveAttribute(
      'aria-valuetext',
      '84%',
    );
    expect(screen.getByText('84%')).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
  });

  it('has no accessibility faults and passes other props on', async () => {
    const { container } = renderUi(
      <ProgressBar label="Perguntas" value={4} max={20} isLabelHidden data-testid="root" />,
    );

    expect(screen.getByTestId('root')).toContainElement(screen.getByRole('progressbar'));
    expect(await axeViolations(container)).toEqual([]);
  });
});
