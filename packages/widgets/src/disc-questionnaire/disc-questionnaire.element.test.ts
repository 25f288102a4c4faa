import { createFakeDiscServer, linkInfo } from '@aferir/api-client/testing';
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import '../register/disc-questionnaire.ts';
import type { DiscQuestionnaireElement } from '../generated/element-types.ts';
import { addToPage, drawInPage, inside } from '../shared/testing/element-in-page.ts';

drawInPage();

beforeEach(() => {
  const server = createFakeDiscServer().on('get', '/hash/validar/{hash}', linkInfo);
  vi.stubGlobal('fetch', server.fetch);
});

function addElement(): DiscQuestionnaireElement {
  return addToPage('aferir-disc-questionnaire', {
    apiBase: 'http://localhost/api/v1',
    hs: 'Abc123',
  });
}

it('opens the link it is given and tells the page', async () => {
  const heard = vi.fn();
  document.addEventListener('aferir-ready', heard, { once: true });
  const element = addElement();
  await waitFor(() => inside(element).getByRole('heading', { name: 'Olá, Bruno!' }));
  expect(heard.mock.calls[0]?.[0].detail).toEqual({ widget: 'disc-questionnaire' });
});

it('writes the hash to no attribute, inside or out', async () => {
  const element = addElement();
  await waitFor(() => inside(element).getByRole('button', { name: 'Iniciar avaliação' }));
  expect(element.outerHTML + element.shadowRoot?.innerHTML).not.toContain('Abc123');
});

it('says that a link is missing', async () => {
  const heard = vi.fn();
  document.addEventListener('aferir-error', heard, { once: true });
  const element = addToPage('aferir-disc-questionnaire');
  await waitFor(() => inside(element).getByText(/Este link não é válido/));
  expect(heard.mock.calls[0]?.[0].detail.kind).toBe('missing-link');
});

it('takes texts and the heading level of the page', async () => {
  const element = addElement();
  element.messages = { start: 'Começar' };
  element.setAttribute('heading-level', '3');
  await waitFor(() => inside(element).getByRole('button', { name: 'Começar' }));
  inside(element).getByRole('heading', { level: 3, name: 'Olá, Bruno!' });
});

it('tells the page how far the person is', async () => {
  const heard = vi.fn();
  document.addEventListener('aferir-progress', heard, { once: true });
  const element = addElement();
  await waitFor(() => inside(element).getByRole('button', { name: 'Iniciar avaliação' }).click());
  const names = ['Me identifico muito', 'Me identifico', 'Me identifico em parte'];
  await waitFor(() => inside(element).getAllByRole('radiogroup'));
  for (const [row, name] of [...names, 'Não me identifico'].entries()) {
    inside(element).getAllByRole('radio', { name })[row]?.click();
    await waitFor(() =>
      expect(inside(element).getAllByRole('radio', { checked: true })).toHaveLength(row + 1),
    );
  }
  inside(element).getByRole('button', { name: 'Próxima' }).click();
  await waitFor(() => expect(heard).toHaveBeenCalled());
  expect(heard.mock.calls[0]?.[0].detail).toEqual({ answered: 1, total: 3 });
});
