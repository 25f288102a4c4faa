import { createLinkClient } from '@aferir/api-client';
import type { ToastStore } from '@aferir/ui';
import { renderUi } from '@aferir/ui/testing';
import { screen, within } from '@testing-library/react';
import { AferirProvider } from '../../shared/provider/aferir-provider.tsx';
import { hearAll } from '../../shared/testing/hear-all.ts';
import { createFakeManagerServer, type FakeManagerServer } from '../manager-evaluation.fixtures.ts';
import { ManagerEvaluation, type ManagerEvaluationProps } from '../manager-evaluation.tsx';

const baseUrl = 'http://localhost/api/v1';

/** The paths that tests look at most. */
export const TEAM = '/RespostaDesempenho/GetPessoasGridGestor';
export const RATE = '/RespostaOpcaoGestorDesempenho/PostRespostaOpcaoGestor';

/** Opens the screens of a manager that hear everything. */
export function openEvaluation(
  props: ManagerEvaluationProps = { hs: 'aBc' },
  server: FakeManagerServer = createFakeManagerServer(),
  toasts?: ToastStore,
) {
  const heard = hearAll();
  const session = createLinkClient({ baseUrl, hash: '', fetch: server.fetch, maxAttempts: 1 });
  const view = renderUi(
    <AferirProvider
      apiBase={baseUrl}
      fetch={server.fetch}
      session={{ ...session, realm: 'employee' }}
      toasts={toasts}
    >
      <ManagerEvaluation {...heard} {...props} />
    </AferirProvider>,
  );
  return { ...view, server, heard };
}

/** Who uses the screens of {@link openEvaluation}. */
export type User = ReturnType<typeof openEvaluation>['user'];

// Looking through an open dialog alone is much quicker than through the page behind it too.
function onTop() {
  return within(document.querySelector<HTMLElement>('[role="dialog"]') ?? document.body);
}

/** Gives one score after the other and asks for the end. */
export async function rate(user: User, scores: readonly number[]) {
  for (const [index, score] of scores.entries()) {
    await user.click(await onTop().findByRole('radio', { name: new RegExp(`^${score}\\b`) }));
    const isLast = index === scores.length - 1;
    await user.click(onTop().getByRole('button', { name: isLast ? 'Terminar' : 'Próxima' }));
  }
}

/** Answers a question that is asked before something can't be undone. */
export async function answer(user: User, question: string, reply: 'Sim' | 'Não' | 'Enviar notas') {
  const dialog = await screen.findByRole('alertdialog', { description: question });
  await user.click(within(dialog).getByRole('button', { name: reply }));
}

/** Fetches what comes when it is opened; no test waits for it. */
export async function fetchLateParts() {
  await import('../parts/evaluation-task.tsx');
  await import('../feedback/feedback-task.tsx');
  await import('../parts/report-dialog.tsx');
}

/** Opens the rating of somebody over the list. */
export async function startRating(server = createFakeManagerServer()) {
  const page = openEvaluation({ hs: 'aBc' }, server);
  await page.user.click(await screen.findByRole('button', { name: 'Avaliar: Bruno Lima' }));
  await screen.findByRole('dialog', { name: 'Avaliação de Bruno Lima' });
  await screen.findByRole('heading', { name: 'Trabalho em equipe' });
  return page;
}
