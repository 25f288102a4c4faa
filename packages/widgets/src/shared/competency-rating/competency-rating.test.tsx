import { axeViolations } from '@aferir/ui/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { positionWith, writeNote } from '../questionnaire/position.ts';
import { renderPart } from '../testing/render-part.tsx';
import { competenciesForTests, positionAt } from './competency-rating.fixtures.ts';
import { competencyRatingMessages } from './competency-rating.messages.ts';
import { CompetencyRating, type CompetencyRatingProps } from './competency-rating.tsx';

const heading = createRef<HTMLHeadingElement>();
const offline = {
  title: 'Sua resposta ainda não foi salva.',
  problem: {
    kind: 'network' as const,
    message: 'Não foi possível se conectar ao servidor!',
    isRetryable: true,
  },
};

function show(change: Partial<CompetencyRatingProps> = {}) {
  const did = { onChoose: vi.fn(), onPrevious: vi.fn(), onSubmit: vi.fn() };
  const element = (props: Partial<CompetencyRatingProps>) => (
    <CompetencyRating
      position={positionAt(1)}
      title="Autoavaliação de Desempenho"
      subtitle="Responda cada competência abaixo"
      heading={heading}
      {...did}
      {...props}
    />
  );
  const page = renderPart(element(change), { messages: competencyRatingMessages });
  return { ...page, ...did, change: (next: typeof change) => page.rerender(element(next)) };
}

const radio = (score: number) => screen.getByRole('radio', { name: String(score) });
const button = (name: string) => screen.getByRole('button', { name });

afterEach(() => vi.useRealTimers());

const looks: Record<string, Partial<CompetencyRatingProps>> = {
  empty: {},
  chosen: { position: positionAt(1, { unsent: { 2: 7 } }) },
  missing: { isMissing: true },
  busy: { isBusy: true, status: { text: 'Salvando…', isSaved: false } },
  failed: { problem: offline },
  'in a dialog': { title: undefined },
};

it.each(Object.entries(looks))('is accessible when %s', async (_, look) => {
  const { container } = show(look);
  expect(await axeViolations(container)).toEqual([]);
});

it('says what is done, where one is and what is rated', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Autoavaliação de Desempenho',
  );
  expect(screen.getByText('Responda cada competência abaixo')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2 de 3');
  expect(screen.getByRole('heading', { level: 2, name: 'Trabalho em equipe' })).toBeVisible();
  expect(screen.getByText('Coopera, escuta e divide o que sabe.')).toBeVisible();
});

it('gives its heading the level of the title where that is left out', () => {
  show({ title: undefined });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Trabalho em equipe');
});

it('writes a long name smaller', () => {
  show({ position: positionAt(2) });
  expect(screen.getByRole('heading', { level: 2 })).toHaveAttribute('data-long');
});

describe('the scores', () => {
  it('are eleven radios of one group, 0 among them', async () => {
    const { user, onChoose } = show();
    const group = within(screen.getByRole('group', { name: 'Trabalho em equipe' }));
    expect(group.getAllByRole('radio')).toHaveLength(11);
    await user.click(radio(0));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(0);
  });

  it('shows the one that was chosen before', () => {
    show({ position: positionAt(1, { saved: { 2: 7 } }) });
    expect(radio(7)).toBeChecked();
  });

  it('are chosen by a digit typed on the heading', async () => {
    const { user, onChoose } = show();
    act(() => heading.current?.focus());
    await user.keyboard('6');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(6);
  });

  it('say that one has to be chosen', () => {
    show({ isMissing: true });
    expect(screen.getByText('Selecione um valor antes de continuar')).toBeVisible();
  });

  it('stay as they are while something is sent', async () => {
    const { user, onChoose } = show({ isBusy: true });
    await user.click(radio(3));
    act(() => heading.current?.focus());
    await user.keyboard('4');
    expect(onChoose).not.toHaveBeenCalled();
  });
});

describe('the way on', () => {
  it('is Enter on a score, Enter on the heading, and the button', async () => {
    const { user, onSubmit } = show({ position: positionAt(1, { unsent: { 2: 7 } }) });
    act(() => radio(7).focus());
    await user.keyboard('{Enter}');
    act(() => heading.current?.focus());
    await user.keyboard('{Enter}');
    await user.click(button('Próxima'));
    expect(onSubmit).toHaveBeenCalledTimes(3);
  });

  it('is not taken by a key that is held down', () => {
    const { onSubmit } = show();
    act(() => heading.current?.focus());
    const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true });
    act(() => void heading.current?.dispatchEvent(held));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('ends with Terminar', () => {
    show({ position: positionAt(2) });
    expect(button('Terminar')).toBeVisible();
  });

  it('is tried again after a failure, which says what it means for the score', async () => {
    const { user, onSubmit } = show({ problem: offline });
    expect(screen.getByText(/ainda não foi salva/).closest('[role=alert]')).toHaveTextContent(
      offline.problem.message,
    );
    await user.click(button('Tentar novamente'));
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});

describe('the way back', () => {
  it('is not there on the first competency', () => {
    show({ position: positionWith(competenciesForTests(), { saved: {} }) });
    expect(screen.queryByRole('button', { name: 'Anterior' })).toBeNull();
  });

  it('closes every button for 300 ms', () => {
    vi.useFakeTimers();
    const { onPrevious, onSubmit, onChoose } = show();
    fireEvent.click(button('Anterior'));
    expect(onPrevious).toHaveBeenCalledOnce();

    act(() => vi.advanceTimersByTime(299));
    expect(button('Anterior')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Próxima')).toHaveAttribute('aria-disabled', 'true');
    for (const name of ['Anterior', 'Próxima']) button(name).click();
    radio(3).click();
    expect(onPrevious).toHaveBeenCalledOnce();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onChoose).not.toHaveBeenCalled();

    act(() => vi.advanceTimersByTime(1));
    expect(button('Anterior')).toHaveAttribute('aria-disabled', 'false');
    fireEvent.click(button('Próxima'));
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});

it('keeps the field of a comment while it is emptied', async () => {
  const written = (note: string) => writeNote(positionAt(1), note);
  const onChange = vi.fn();
  const comment = { hint: 'Quem lê.', onChange };
  const { change, user } = show({ position: written('Ouve.'), comment });
  const field = await screen.findByRole('textbox', { name: /Comentário/ });
  await user.clear(field);
  expect(onChange).toHaveBeenLastCalledWith('');
  change({ position: written(''), comment });
  expect(screen.getByRole('textbox', { name: /Comentário/ })).toBe(field);
  expect(field).toHaveFocus();
});
