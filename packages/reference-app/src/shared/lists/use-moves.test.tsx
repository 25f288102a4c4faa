import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { MoveButtons } from './move-buttons.tsx';
import { useMoves } from './use-moves.tsx';

/** Two lists, of which the last of one moves down into the other, where it is drawn anew. */
function Lists() {
  const [lists, setLists] = useState([['Ana', 'Bia'], ['Caio']]);
  const { frame, announcement, move } = useMoves({
    change: setLists,
    movedText: (name, direction) => `${name} ${direction}`,
  });
  return (
    <fieldset {...frame} aria-label="Listas">
      {lists.map((names, place) => (
        <ul key={names.join()} aria-label={`Lista ${place + 1}`}>
          {names.map((name) => (
            <li key={name}>
              {name}
              <MoveButtons
                name={name}
                idPrefix={name}
                canMove={() => true}
                onMove={(direction) =>
                  move(
                    name,
                    name,
                    direction,
                    name === 'Bia' ? [['Ana'], ['Bia', 'Caio']] : undefined,
                  )
                }
              />
            </li>
          ))}
        </ul>
      ))}
      {announcement}
    </fieldset>
  );
}

it('tells of a move, and keeps the focus with what has moved', async () => {
  const user = userEvent.setup();
  render(<Lists />);
  const down = () => document.getElementById('Bia-down') as HTMLElement;
  await user.click(down());
  expect(screen.getByRole('list', { name: 'Lista 2' })).toContainElement(down());
  expect(down()).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Bia down');
});

it('says nothing of what has nowhere to go', async () => {
  const user = userEvent.setup();
  render(<Lists />);
  await user.click(document.getElementById('Ana-up') as HTMLElement);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
