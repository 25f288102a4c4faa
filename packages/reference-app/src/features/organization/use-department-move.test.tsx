import { dataReply, problemReply } from '@aferir/api-client/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { App } from '../../app.tsx';
import { createAppServices } from '../../services/app-services.ts';
import { bodiesOf } from '../../shared/testing/sent-bodies.ts';
import { toDepartments } from './department.ts';
import { organizationMessages as texts } from './organization-messages.ts';
import { organizationChart } from './testing/organization-fixtures.ts';
import { CALLS, createServer } from './testing/organization-scene.tsx';
import { useDepartmentMove } from './use-department-move.ts';

const departments = toDepartments(organizationChart);

async function openMove(server = createServer()) {
  const services = createAppServices({
    apiBase: 'http://localhost/api/v1',
    fetch: server.fetch,
    maxAttempts: 1,
  });
  await services.staff.session.signIn({ login: 'rh@empresa.example', password: 'aferir-123' });
  const onMoved = vi.fn();
  const { result } = renderHook(() => useDepartmentMove(departments, onMoved), {
    wrapper: ({ children }) => <App services={services}>{children}</App>,
  });
  return {
    server,
    onMoved,
    move: (id: string, parentId: string) => act(() => result.current.move(id, parentId)),
    parentOf: (id: string) => result.current.shown.find((one) => one.id === id)?.parentId,
    told: () => services.toasts.getToasts().map(({ message }) => message),
  };
}

it('shows a department in its new place at once, and tells when it is there', async () => {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const server = createServer().on('post', CALLS.save, () => finished.then(() => dataReply(9)));
  const { move, parentOf, onMoved } = await openMove(server);
  move('9', '1');
  await waitFor(() => expect(parentOf('9')).toBe('1'));
  expect(onMoved).not.toHaveBeenCalled();
  finish();
  await waitFor(() => expect(onMoved).toHaveBeenCalledWith(texts.moved('Dados', 'Diretoria')));
});

it('shows it where it was when the move is refused, and says why', async () => {
  const server = createServer().on('post', CALLS.save, problemReply(409, 'Outra pessoa alterou.'));
  const { move, parentOf, told, onMoved } = await openMove(server);
  move('9', '1');
  await waitFor(() => expect(told()).toEqual(['Outra pessoa alterou.']));
  expect(parentOf('9')).toBe('5');
  expect(onMoved).not.toHaveBeenCalled();
});

it('asks nobody about a place below the department itself', async () => {
  const { move, told, server } = await openMove();
  move('1', '9');
  expect(told()).toEqual([texts.belowItself]);
  expect(bodiesOf({ server }, CALLS.save)).toEqual([]);
});
