import { deleteUserMutation } from '@aferir/api-client/react';
import { createFakeServer, type FakeReply, problemReply } from '@aferir/api-client/testing';
import { ConfirmDialog } from '@aferir/ui';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useServices } from '../../services/services-context.tsx';
import { renderPart } from '../testing/render-part.tsx';
import { type RemovalOptions, useRemoval } from './use-removal.ts';
import { type Telling, useToldMutation } from './use-told-mutation.ts';

const DELETE = '/Usuario/{id}';
type Init = Parameters<ReturnType<typeof deleteUserMutation>['mutationFn']>[0];

function Removal(telling: Telling<unknown, Init>) {
  const remove = useToldMutation(deleteUserMutation(useServices().staff), telling);
  return (
    <button type="button" onClick={() => remove.mutate({ params: { path: { id: 4 } } })}>
      excluir
    </button>
  );
}

async function removeOne(telling: Telling<unknown, Init>, reply: FakeReply | null) {
  const server = createFakeServer().on('delete', DELETE, reply);
  const { user } = renderPart(<Removal {...telling} />, server);
  await user.click(screen.getByRole('button', { name: 'excluir' }));
}

describe('a write that is told', () => {
  it('says that it was done', async () => {
    const onDone = vi.fn();
    const onEnd = vi.fn();
    const done = ({ params }: Init) => `Usuário ${params.path.id} excluído.`;
    await removeOne({ done, failed: 'Erro ao excluir', onDone, onEnd }, null);
    expect(await screen.findByText('Usuário 4 excluído.')).toBeVisible();
    expect(onDone).toHaveBeenCalledOnce();
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it.each<[string, FakeReply, string | undefined, string]>([
    ['what the server says', problemReply(409, 'Está em uso.'), 'Erro ao excluir', 'Está em uso.'],
    ['what was not done', problemReply(500), 'Erro ao excluir', 'Erro ao excluir.'],
    ['what the server says alone', problemReply(409, 'Está em uso.'), undefined, 'Está em uso.'],
  ])('says why it failed: %s', async (_what, reply, failed, said) => {
    const onDone = vi.fn();
    const onEnd = vi.fn();
    await removeOne({ onDone, onEnd, ...(failed && { failed }) }, reply);
    expect(await screen.findByText(said, { exact: false })).toBeVisible();
    expect(onDone).not.toHaveBeenCalled();
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('leaves a failure to those who take it', async () => {
    const onEnd = vi.fn();
    const takesFailure = vi.fn(() => true);
    await removeOne(
      { failed: 'Erro ao excluir', takesFailure, onEnd },
      problemReply(409, 'Está em uso.'),
    );
    await waitFor(() => expect(onEnd).toHaveBeenCalledOnce());
    expect(takesFailure).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 409 }));
    expect(screen.queryByText('Está em uso.', { exact: false })).toBeNull();
  });
});

const texts = {
  removeTitle: 'Excluir usuário',
  removeText: 'Tem certeza?',
  remove: 'Sim',
  removed: 'Excluído!',
  removeFailed: 'Erro ao excluir',
};

type Item = { id: number; name: string };

function Asked({ takesFailure }: Pick<RemovalOptions<Item, Init>, 'takesFailure'>) {
  const removal = useRemoval(deleteUserMutation(useServices().staff), {
    texts,
    nameOf: ({ name }: Item) => name,
    initOf: ({ id }) => ({ params: { path: { id } } }),
    ...(takesFailure && { takesFailure }),
  });
  return (
    <>
      <button type="button" onClick={() => removal.ask({ id: 4, name: 'Ana' })}>
        excluir
      </button>
      <ConfirmDialog {...removal.question} cancelLabel="Não" />
    </>
  );
}

describe('a write that is asked about', () => {
  it.each<[string, FakeReply | null]>([
    ['Excluído!', null],
    ['Está em uso.', problemReply(409, 'Está em uso.')],
  ])('asks about the record, and says how it went: %s', async (said, reply) => {
    const server = createFakeServer().on('delete', DELETE, reply);
    const { user } = renderPart(<Asked />, server);
    await user.click(screen.getByRole('button', { name: 'excluir' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent(/Tem certeza\?.*Ana/);
    await user.click(screen.getByRole('button', { name: 'Sim' }));
    expect(await screen.findByText(said)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.requestsTo('delete', DELETE)).toHaveLength(1);
  });

  it('leaves a failure to those who take it, with the record that it was asked for', async () => {
    const takesFailure = vi.fn(() => true);
    const server = createFakeServer().on('delete', DELETE, problemReply(409, 'Está em uso.'));
    const { user } = renderPart(<Asked takesFailure={takesFailure} />, server);
    await user.click(screen.getByRole('button', { name: 'excluir' }));
    await user.click(await screen.findByRole('button', { name: 'Sim' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(takesFailure).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 409 }), {
      id: 4,
      name: 'Ana',
    });
    expect(screen.queryByText('Está em uso.', { exact: false })).toBeNull();
  });

  it('does nothing when the answer is no', async () => {
    const { user, server } = renderPart(<Asked />);
    await user.click(screen.getByRole('button', { name: 'excluir' }));
    await screen.findByRole('alertdialog');
    await user.click(screen.getByRole('button', { name: 'Não' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.requests).toEqual([]);
  });
});
