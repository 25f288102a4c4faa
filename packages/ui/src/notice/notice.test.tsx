import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { axeViolations, renderUi } from '../testing/index.ts';
import { Notice } from './notice.tsx';

describe('Notice', () => {
  it('shows title, text and action, and passes the rest on', () => {
    renderUi(
      <Notice
        role="alert"
        tone="danger"
        title="Sem conexão"
        action={<button type="button">Tentar</button>}
      >
        Sua escolha foi mantida.
      </Notice>,
    );
    const notice = screen.getByRole('alert');
    expect(notice).toHaveTextContent('Sem conexãoSua escolha foi mantida.Tentar');
    expect(notice).toHaveAttribute('data-tone', 'danger');
  });

  it('can be put away only when told how', async () => {
    const onClose = vi.fn();
    const { user, rerender } = renderUi(<Notice>Texto</Notice>);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    rerender(<Notice onClose={onClose}>Texto</Notice>);
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is accessible', async () => {
    const { container } = renderUi(<Notice title="Aviso">Texto</Notice>);
    expect(await axeViolations(container)).toEqual([]);
  });
});
