import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../testing/index.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

it('stays in the accessible name', () => {
  renderUi(
    <button type="button">
      Relatório <VisuallyHidden lang="pt-BR">de Ana Souza</VisuallyHidden>
    </button>,
  );
  const name = screen.getByRole('button', { name: 'Relatório de Ana Souza' });
  expect(name.querySelector('[lang]')).toHaveClass('aferir-visually-hidden');
});
