import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeViolations } from '../../shared/testing/axe.ts';
import { renderApp } from '../../shared/testing/render-app.tsx';
import { tutorialExample, tutorialMessages } from './tutorial-messages.ts';

it('lets one try the scale and leads back to the assessment', async () => {
  const { user } = await renderApp('/tutorial-disc?hs=AbC');
  await screen.findByRole('heading', { level: 1, name: tutorialMessages.title });
  expect(await axeViolations()).toEqual([]);
  for (const [index, { label }] of tutorialExample.options.entries()) {
    expect(screen.queryByText(tutorialMessages.exampleDone)).not.toBeInTheDocument();
    const row = screen.getByRole('radiogroup', { name: label });
    const place = within(row).getAllByRole('radio')[index];
    if (place) await user.click(place);
  }
  expect(await screen.findByText(tutorialMessages.exampleDone)).toBeVisible();
  expect(screen.getByRole('link', { name: tutorialMessages.toAssessment })).toHaveAttribute(
    'href',
    '/avaliacao?hs=AbC',
  );
});

it.each([
  ['en', 'How to answer the assessment', 'Me identifico muito'],
  ['es', 'Cómo responder la evaluación', 'Me identifico muito'],
])(
  'explains the scale in %s, which stays Portuguese with what is tried',
  async (language, title, place) => {
    await renderApp(`/tutorial-disc?hs=AbC&lang=${language}`);
    await screen.findByRole('heading', { level: 1, name: title });
    expect(document.documentElement.lang).toBe(language);
    expect(document.title).toBe(`${title} · Aferir`);
    for (const said of [tutorialExample.question, place]) {
      const [element] = screen.getAllByText(said);
      expect(element?.closest('[lang]')).toHaveAttribute('lang', 'pt-BR');
    }
    expect(await axeViolations()).toEqual([]);
  },
);
