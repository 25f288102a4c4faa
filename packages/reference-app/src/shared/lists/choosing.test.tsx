import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Choosing } from './choosing.tsx';
import { ChosenList } from './chosen-list.tsx';

const names = ['Ana', 'Bia', 'Caio'];

/** A field that begins anew with each choice, and takes no more than two. */
function People() {
  const [chosen, setChosen] = useState<readonly number[]>([0]);
  return (
    <Choosing>
      <input
        key={chosen.length}
        aria-label="Pessoa"
        disabled={chosen.length > 1}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          setChosen([...chosen, chosen.length]);
        }}
      />
      {chosen.length > 0 ? (
        <ChosenList
          label="Escolhidas"
          items={chosen.map((id) => ({
            id,
            name: names[id] ?? '',
            removeLabel: `Remover ${names[id]}`,
          }))}
          onRemove={(removed) => setChosen(chosen.filter((id) => id !== removed))}
        />
      ) : null}
    </Choosing>
  );
}

it('keeps the focus as choices come and go, where the field takes no more too', async () => {
  const user = userEvent.setup();
  render(<People />);
  const field = () => screen.getByRole('textbox', { name: 'Pessoa' });
  const remove = (name: string) => screen.getByRole('button', { name: `Remover ${name}` });

  field().focus();
  await user.keyboard('{Enter}');
  expect(remove('Ana')).toHaveFocus();

  await user.keyboard('{Enter}');
  expect(field()).toHaveFocus();

  remove('Bia').focus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('list')).toBeNull();
  expect(field()).toHaveFocus();
});
