import { waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import '../register/manager-evaluation.ts';
import type { ManagerEvaluationElement } from '../generated/element-types.ts';
import { addToPage, drawInPage, inside } from '../shared/testing/element-in-page.ts';
import { createFakeManagerServer } from './manager-evaluation.fixtures.ts';

drawInPage();

beforeAll(async () => {
  await import('./parts/evaluation-task.tsx');
  await import('./feedback/feedback-task.tsx');
});

beforeEach(() => {
  vi.stubGlobal('fetch', createFakeManagerServer().fetch);
});

function addElement(properties: Partial<ManagerEvaluationElement>): ManagerEvaluationElement {
  return addToPage('aferir-manager-evaluation', {
    apiBase: 'http://localhost/api/v1',
    ...properties,
  });
}

it('lists the team of the link, tells the page, and writes the hash to no attribute', async () => {
  const heard = vi.fn();
  document.addEventListener('aferir-ready', heard, { once: true });
  const element = addElement({ hs: 'Abc123' });
  await waitFor(() => inside(element).getByText('Bruno Lima'));
  expect(heard.mock.calls[0]?.[0].detail).toEqual({ widget: 'manager-evaluation' });
  expect(element.outerHTML + element.shadowRoot?.innerHTML).not.toContain('Abc123');
});

it('lists the team of whom the host signs in', async () => {
  const element = addElement({ getToken: () => 'token' });
  await waitFor(() => inside(element).getByText('Bruno Lima'));
});

it('opens a task by its attributes', async () => {
  const element = addElement({ getToken: () => 'token' });
  element.setAttribute('initial-step', 'evaluate');
  element.setAttribute('response-id', '5042');
  element.setAttribute('heading-level', '3');
  await waitFor(() =>
    inside(element).getByRole('heading', { level: 3, name: 'Avaliação de Bruno Lima' }),
  );
});

it('opens its dialogs inside the shadow root', async () => {
  const element = addElement({ hs: 'Abc123' });
  await waitFor(() =>
    inside(element).getByRole('button', { name: 'Realizar Feedback: Carla Dias' }).click(),
  );
  await waitFor(() => expect(element.shadowRoot?.querySelector('[role=dialog]')).not.toBeNull());
  expect(document.body.querySelector('[role=dialog]')).toBeNull();
});

it('takes texts of the page', async () => {
  const element = addElement({ hs: 'Abc123', messages: { gridTitle: 'Minha equipe' } });
  await waitFor(() => inside(element).getByRole('heading', { name: 'Minha equipe' }));
});

it('says that a task has no response', async () => {
  const heard = vi.fn();
  document.addEventListener('aferir-error', heard, { once: true });
  const element = addElement({ initialStep: 'feedback' });
  await waitFor(() => inside(element).getByText('Hash da avaliação não encontrado.'));
  expect(heard.mock.calls[0]?.[0].detail).toMatchObject({ kind: 'missing-link', isFatal: true });
});
