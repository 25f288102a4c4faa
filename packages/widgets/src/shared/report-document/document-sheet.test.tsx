import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DocumentSheet } from './document-sheet.tsx';

const texts = { title: 'Report', page: 'Page', pageOf: 'of' };

it('says at its end what is in another language', () => {
  const contentNote = 'The profiles are in Portuguese.';
  render(
    <DocumentSheet subject="Ana Souza" messages={{ ...texts, contentNote }}>
      <p>Dominante</p>
    </DocumentSheet>,
  );
  const note = screen.getByText(contentNote);
  expect(note.previousElementSibling).toBe(screen.getByText('Dominante'));
});

it('says nothing where all is of one language', () => {
  render(
    <DocumentSheet subject="Ana Souza" messages={{ ...texts, contentNote: '' }}>
      <p>Dominante</p>
    </DocumentSheet>,
  );
  expect(screen.getByText('Dominante').nextElementSibling).toBeNull();
});
