import { type RenderOptions, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { type ReactElement, StrictMode } from 'react';

/** Renders in StrictMode and gives a user who types and clicks as a person would. */
export function renderUi(ui: ReactElement, options?: Omit<RenderOptions, 'wrapper'>) {
  const user = userEvent.setup();
  return { user, ...render(ui, { wrapper: StrictMode, ...options }) };
}

/** Runs axe and lists what it found; an accessible element gives an empty list. */
export async function axeViolations(element: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(element, {
    resultTypes: ['violations'],
    rules: {
      // jsdom computes no layout, so contrast is checked on tokens and in the browser's stories.
      'color-contrast': { enabled: false },
      region: { enabled: false },
    },
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n${node.html}`),
  );
}
