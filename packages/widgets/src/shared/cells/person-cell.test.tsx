import type { Language } from '@aferir/domain';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AferirProvider } from '../provider/aferir-provider.tsx';
import { renderPart } from '../testing/render-part.tsx';
import { PersonCell, type PersonCellProps } from './person-cell.tsx';

function renderPerson(language: Language, said: Pick<PersonCellProps, 'position' | 'note'>) {
  renderPart(
    <AferirProvider>
      <PersonCell name="Ana Souza" photoUrl={null} {...said} />
    </AferirProvider>,
    { language },
  );
}

it('says which language a position is in, where another one is spoken', () => {
  renderPerson('en', { position: 'Analista' });
  expect(screen.getByText('Analista')).toHaveAttribute('lang', 'pt-BR');
  expect(screen.getByText('Ana Souza')).not.toHaveAttribute('lang');
});

it('leaves a position unmarked in Portuguese', () => {
  renderPerson('pt-BR', { position: 'Analista' });
  expect(screen.getByText('Analista')).not.toHaveAttribute('lang');
});

it('leaves what is said of a person here in the language that is spoken', () => {
  renderPerson('en', { note: 'Awaits your rating' });
  expect(screen.getByText('Awaits your rating')).not.toHaveAttribute('lang');
});
