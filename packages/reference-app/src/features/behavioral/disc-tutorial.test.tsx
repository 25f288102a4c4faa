import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeViolations } from '../../shared/testing/axe.ts';
import { renderApp } from '../../shared/testing/render-app.tsx';
import { tutorialMessages } from './tutorial-messages.ts';

it('lets one try the scale and leads back to the assessment', async () => {
  const { user } = await renderApp('/tutorial-disc?hs=AbC');
  await screen.findByRole('heading', { level: 1, name: tutorialMessages.title });
  expect(await axeViolations()).toEqual([]);
  for (const [index, { label }] of tutorialMessages.exampleOptions.entries()) {
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
