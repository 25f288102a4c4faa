import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { axeViolations, renderUi } from '../testing/index.ts';
import { Button } from './button.tsx';

describe('Button', () => {
  it('passes the rest on and is no submit button unless told', () => {
    renderUi(
      <Button data-testid="save" className="host" variant="danger">
        Salvar
      </Button>,
    );
    const button = screen.getByTestId('save');
    expect(button).toHaveClass('aferir-button', 'host');
    expect(button).toHaveAttribute('type', 'button');
    expect(button).toHaveAttribute('data-variant', 'danger');
  });

  it('ignores clicks while loading, keeps focus and says so', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const { user } = renderUi(
      <form onSubmit={onSubmit}>
        <Button type="submit" isLoading onClick={onClick}>
          Salvar
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Salvar Carregando' });
    await user.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
  });

  it('lends its look to a link', async () => {
    const onClick = vi.fn();
    const { user } = renderUi(
      <Button asChild variant="secondary" onClick={onClick}>
        <a href="#relatorio">Relatório</a>
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'Relatório' });
    expect(link).toHaveClass('aferir-button');
    await user.click(link);
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('is accessible', async () => {
    const { container } = renderUi(<Button isLoading>Salvar</Button>);
    expect(await axeViolations(container)).toEqual([]);
  });
});
