import { createFakeReviewServer } from '@aferir/api-client/testing';
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import '../register/performance-self-assessment.ts';
import type { PerformanceSelfAssessmentElement } from '../generated/element-types.ts';
import { drawInPage, inside } from '../shared/testing/element-in-page.ts';

drawInPage();

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.stubGlobal(
    'fetch',
    createFakeReviewServer({
      scores: [
        [1, 7],
        [2, 8],
      ],
    }).fetch,
  );
});

function addElement(attributes: Record<string, string> = {}): PerformanceSelfAssessmentElement {
  const element = document.createElement('aferir-performance-self-assessment');
  element.apiBase = 'http://localhost/api/v1';
  element.hs = 'Abc123';
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  return element;
}

function hear(name: 'ready' | 'progress' | 'complete' | 'close') {
  const heard = vi.fn();
  document.addEventListener(`aferir-${name}`, heard, { once: true });
  return () => heard.mock.calls[0]?.[0].detail;
}

async function finish(element: PerformanceSelfAssessmentElement) {
  await waitFor(() => inside(element).getByRole('radio', { name: '9' }).click());
  await waitFor(() => inside(element).getByRole('radio', { name: '9', checked: true }));
  inside(element).getByRole('button', { name: 'Terminar' }).click();
  await waitFor(() => inside(element).getByText('Autoavaliação finalizada!'));
}

it('resumes the link it is given, and tells the page of every step', async () => {
  const [ready, progress, complete] = [hear('ready'), hear('progress'), hear('complete')];
  await finish(addElement());
  expect(ready()).toEqual({ widget: 'performance-self-assessment' });
  expect(progress()).toEqual({ answered: 3, total: 3 });
  expect(complete()).toEqual({ responseId: 5120 });
});

it('writes the hash to no attribute, inside or out', async () => {
  const element = addElement();
  await waitFor(() => inside(element).getByRole('button', { name: 'Terminar' }));
  expect(element.outerHTML + element.shadowRoot?.innerHTML).not.toContain('Abc123');
});

it('shows a way back where the page says that there is one', async () => {
  const closed = hear('close');
  const element = addElement({ 'can-close': '' });
  await finish(element);
  inside(element).getByRole('button', { name: 'Voltar para Minhas Avaliações' }).click();
  expect(closed()).toEqual({ isComplete: true });
});

it('shows none where the page does not', async () => {
  const element = addElement();
  await finish(element);
  expect(inside(element).queryByRole('button')).toBeNull();
});

it.each([{ 'fl-gestor': '', 'p-id-gestor': '7' }, { 'manager-id': '7' }])(
  'rates for a manager by the attributes %o',
  async (attributes) => {
    vi.stubGlobal('fetch', createFakeReviewServer({ role: 'gestor' }).fetch);
    const element = addElement(attributes);
    await waitFor(() => inside(element).getByRole('heading', { name: 'Avaliação de Bruno Lima' }));
  },
);

it('needs the flag to rate for a manager', async () => {
  const element = addElement({ 'p-id-gestor': '7' });
  await waitFor(() =>
    inside(element).getByRole('heading', { name: 'Autoavaliação de Desempenho' }),
  );
});

it('takes texts and the heading level of the page', async () => {
  const element = addElement({ 'heading-level': '3' });
  element.messages = { finish: 'Pronto' };
  await waitFor(() => inside(element).getByRole('button', { name: 'Pronto' }));
  inside(element).getByRole('heading', { level: 3, name: 'Autoavaliação de Desempenho' });
});
