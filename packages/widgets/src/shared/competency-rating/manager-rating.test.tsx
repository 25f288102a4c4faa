import { axeViolations } from '@aferir/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { allScores, ratingAt } from './competency-rating.fixtures.ts';
import { managerRatingMessages } from './manager-rating.messages.ts';
import { ManagerRating, type ManagerRatingProps } from './manager-rating.tsx';

function show(state: ManagerRatingProps['state'], change: Partial<ManagerRatingProps> = {}) {
  const actions = {
    choose: vi.fn(),
    note: vi.fn(),
    goBack: vi.fn(),
    submit: vi.fn(),
    cancel: vi.fn(),
    confirm: vi.fn(),
    decline: vi.fn(),
    revise: vi.fn(),
  };
  const page = renderPart(<ManagerRating state={state} actions={actions} {...change} />, {
    messages: managerRatingMessages,
  });
  return { ...page, actions };
}

const last = ratingAt(2, allScores);
const button = (name: string) => screen.getByRole('button', { name });

it('says whom one rates', () => {
  show(ratingAt(0));
  expect(screen.getByRole('heading', { level: 1, name: 'Avaliação de Bruno Lima' })).toBeVisible();
});

it('leaves that to a dialog around', () => {
  show(ratingAt(0), { isTitleHidden: true });
  expect(screen.queryByText('Avaliação de Bruno Lima')).toBeNull();
});

it('says that the scores are a draft once there is one', () => {
  const { unmount } = show(ratingAt(0));
  expect(screen.queryByText('Rascunho guardado neste dispositivo')).toBeNull();
  unmount();
  show(ratingAt(1, { 1: 8 }));
  expect(screen.getByText('Rascunho guardado neste dispositivo')).toBeVisible();
});

it('says what becomes of a draft where the browser keeps nothing, as in some frames', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  show(ratingAt(1, { 1: 8 }));
  expect(
    screen.getByText('Rascunho guardado só enquanto esta página estiver aberta'),
  ).toBeVisible();
  expect(screen.queryByText('Rascunho guardado neste dispositivo')).toBeNull();
});

it('says how far the sending is, and closes everything meanwhile', async () => {
  const { user, actions } = show({ ...last, step: 'sending' });
  expect(screen.getByText('Enviando 1 de 3…')).toBeVisible();
  await user.click(button('Cancelar'));
  await user.click(button('Anterior'));
  expect(actions.cancel).not.toHaveBeenCalled();
  expect(actions.goBack).not.toHaveBeenCalled();
});

it('keeps the way out far from the ways back and on', () => {
  show(ratingAt(1, { 1: 8 }));
  const [progress] = screen.getAllByRole('progressbar');
  const follows = (one: Node | undefined, other: Node) =>
    one && one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(follows(progress, button('Cancelar'))).toBeTruthy();
  expect(follows(button('Cancelar'), screen.getByRole('radio', { name: '0' }))).toBeTruthy();
  expect(follows(screen.getByRole('radio', { name: '0' }), button('Anterior'))).toBeTruthy();
});

describe('the questions', () => {
  it('shows the scores before they are sent, and leads back to each', async () => {
    const { user, actions } = show({ ...last, step: 'confirming', question: 'finish' });
    const scores = within(screen.getByRole('list', { name: 'Suas notas' }));
    expect(scores.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Comunicação8',
      'Trabalho em equipe0',
      'Orientação para resultados em ambientes de mudança10',
    ]);
    expect(button('Enviar notas')).toHaveFocus();
    await user.click(button('Alterar a nota de Trabalho em equipe'));
    expect(actions.revise).toHaveBeenCalledExactlyOnceWith(2);
  });

  it('asks before the end', async () => {
    const { user, actions } = show({ ...last, step: 'confirming', question: 'finish' });
    const dialog = screen.getByRole('alertdialog', { name: 'Terminar avaliação' });
    expect(dialog).toHaveTextContent('Deseja terminar a avaliação?');
    expect(await axeViolations(dialog)).toEqual([]);
    await user.click(button('Enviar notas'));
    expect(actions.confirm).toHaveBeenCalledOnce();
  });

  it('asks before the draft goes, and names it; Esc is no', async () => {
    const { user, actions } = show({ ...last, step: 'confirming', question: 'cancel' });
    const dialog = screen.getByRole('alertdialog', { name: 'Cancelar avaliação' });
    expect(dialog).toHaveTextContent('Deseja mesmo cancelar a avaliação?');
    expect(dialog).toHaveTextContent('O rascunho das notas de Bruno Lima será apagado.');
    expect(button('Não')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(actions.decline).toHaveBeenCalledOnce();
    expect(actions.confirm).not.toHaveBeenCalled();
  });
});
