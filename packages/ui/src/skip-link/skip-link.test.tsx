import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { axeViolations, renderUi } from '../testing/index.ts';
import { SkipLink } from './skip-link.tsx';

it('gives the focus to what it leads to, is accessible and passes the rest on', async () => {
  const onClick = vi.fn();
  const { user, container } = renderUi(
    <>
      <SkipLink targetId="main" lang="pt-BR" className="own" onClick={onClick} />
      <a href="#topo">Topo</a>
      <main id="main" tabIndex={-1}>
        Conteúdo
      </main>
    </>,
  );
  await user.tab();
  const link = screen.getByRole('link', { name: 'Ir para o conteúdo' });
  expect(link).toHaveFocus();
  expect(link).toHaveAttribute('lang', 'pt-BR');
  expect(link).toHaveClass('aferir-skip-link', 'own');
  expect(await axeViolations(container)).toEqual([]);
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(onClick).toHaveBeenCalledOnce();
});

it('says where it leads in other words', () => {
  renderUi(<SkipLink targetId="main">Skip to content</SkipLink>);
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
});
