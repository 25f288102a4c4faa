import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { TextField } from '../field/index.ts';
import { axeViolations, renderUi } from '../testing/index.ts';
import { FormSummary } from './form-summary.tsx';

const problems = [{ fieldId: 'nome', message: 'Nome é obrigatório.' }];

function Form({ attempt, hasProblems = true }: { attempt: number; hasProblems?: boolean }) {
  return (
    <>
      <FormSummary problems={hasProblems ? problems : []} attempt={attempt} />
      <TextField id="nome" label="Nome" />
    </>
  );
}

describe('FormSummary', () => {
  it('shows nothing while nothing is wrong, and waits to announce', () => {
    renderUi(<Form attempt={1} hasProblems={false} />);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('announces what concerns the whole form without taking focus', () => {
    const action = <button type="button">Continuar</button>;
    renderUi(<FormSummary problems={[{ message: 'Não deu.' }]} attempt={1} action={action} />);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Não deu.');
    expect(alert).not.toHaveFocus();
    expect(screen.queryByText('Revise os campos abaixo')).toBeNull();
    expect(screen.getByRole('button', { name: 'Continuar' })).toBeVisible();
  });

  it('takes focus on each refused try and leads to the field', async () => {
    const { user, rerender } = renderUi(<Form attempt={1} />);
    const summary = screen.getByRole('region', { name: 'Revise os campos abaixo' });
    expect(summary).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Nome é obrigatório.' }));
    expect(screen.getByLabelText('Nome')).toHaveFocus();
    rerender(<Form attempt={2} />);
    expect(summary).toHaveFocus();
  });

  it('leaves focus alone when problems change while typing', async () => {
    const { user, rerender } = renderUi(<Form attempt={0} hasProblems={false} />);
    await user.click(screen.getByLabelText('Nome'));
    rerender(<Form attempt={0} />);
    expect(screen.getByLabelText('Nome')).toHaveFocus();
  });

  it('gives its element to the ref of whoever uses it', () => {
    const ref = createRef<HTMLElement>();
    const { rerender } = renderUi(<FormSummary ref={ref} problems={[]} attempt={0} />);
    expect(ref.current).toBe(screen.getByRole('alert'));
    rerender(<FormSummary ref={ref} problems={problems} attempt={1} />);
    expect(ref.current).toBe(screen.getByRole('region'));
  });

  it('is accessible', async () => {
    const { container } = renderUi(<Form attempt={1} />);
    expect(await axeViolations(container)).toEqual([]);
  });

  it('brings what concerns the whole form into sight with each try, and moves no focus', () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const whole = [{ message: 'Outra pessoa alterou este usuário.' }];
    const view = renderUi(<FormSummary problems={[]} attempt={0} />);
    view.rerender(<FormSummary problems={[]} attempt={1} />);
    expect(scroll).not.toHaveBeenCalled();
    view.rerender(<FormSummary problems={whole} attempt={2} />);
    expect(scroll).toHaveBeenCalledOnce();
    expect(screen.getByRole('alert')).toHaveTextContent('Outra pessoa alterou este usuário.');
    expect(document.body).toHaveFocus();
    view.rerender(<FormSummary problems={whole} attempt={3} />);
    expect(scroll).toHaveBeenCalledTimes(2);
    scroll.mockRestore();
  });
});
