import type { FakeReply, FakeServer } from '@aferir/api-client/testing';
import { screen, within } from '@testing-library/react';
import { authoringFrameMessages as frameTexts } from '../authoring/authoring-frame-messages.ts';
import { renderApp } from './render-app.tsx';

/** Opens an editor at its first step. */
export async function openAuthoring<Step extends string>(
  address: string,
  server: FakeServer,
  stepNames: Readonly<Record<Step | 'description', string>>,
) {
  const app = await renderApp(address, { as: 'staff', server });
  await screen.findByRole('heading', { level: 2, name: stepNames.description });
  const click = (name: string | RegExp) => app.user.click(screen.getByRole('button', { name }));
  const goOn = async (to: Step) => {
    await click(frameTexts.goOn);
    await screen.findByRole('heading', { level: 2, name: stepNames[to] });
  };
  const save = async () => {
    await click(frameTexts.save);
    const question = within(await screen.findByRole('alertdialog'));
    await app.user.click(question.getByRole('button', { name: frameTexts.save }));
  };
  return { ...app, click, goOn, save };
}

/** Refuses a field whose value something else has. */
export const takenReply = (field: string, message: string): FakeReply => ({
  kind: 'problem',
  status: 409,
  errors: [message],
  faults: [{ field, message }],
});
