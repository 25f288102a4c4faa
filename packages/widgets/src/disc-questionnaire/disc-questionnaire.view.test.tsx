import { axeViolations, countChanges } from '@aferir/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as useWidgetModule from '../shared/host/use-widget.tsx';
import { lazyPart } from '../shared/loading/lazy-part.tsx';
import * as stepHeading from '../shared/questionnaire/step-heading.tsx';
import { describeDeadLink } from '../shared/testing/dead-link.ts';
import { offline } from '../shared/testing/offline.ts';
import { questionnaireActions } from '../shared/testing/questionnaire-actions.ts';
import { renderPart } from '../shared/testing/render-part.tsx';
import type { DiscActions } from './disc-questionnaire.controller.ts';
import { answeringState, completeRanking, freshAssessment } from './disc-questionnaire.fixtures.ts';
import type { DiscState } from './disc-questionnaire.machine.ts';
import { discQuestionnaireMessages } from './disc-questionnaire.messages.ts';
import { DiscQuestionnaireView } from './disc-questionnaire.view.tsx';

function element(state: DiscState, actions: DiscActions, rest: object = {}) {
  return (
    <DiscQuestionnaireView
      state={state}
      actions={actions}
      firstLook={<p>Seu perfil é Conforme.</p>}
      result={<p>O relatório</p>}
      tutorialHref="/tutorial-disc"
      firstAccessHref="/primeiro-acesso/abc"
      {...rest}
    />
  );
}

function show(state: DiscState) {
  const actions = questionnaireActions(vi.fn);
  const onClose = vi.fn();
  const page = renderPart(element(state, actions), {
    messages: discQuestionnaireMessages,
    events: { onClose },
  });
  const change = (next: DiscState) => page.rerender(element(next, actions));
  return { ...page, actions, onClose, change };
}

const position = answeringState({ index: 1, answeredCount: 1 });
const chosen = answeringState({ index: 1, answeredCount: 1, ranking: completeRanking(1) });
const states: Record<string, DiscState> = {
  loading: { step: 'loading' },
  'a dead link': { step: 'unavailable', problem: { ...offline, isRetryable: false } },
  'first access': { step: 'first-access' },
  intro: { step: 'intro', assessment: freshAssessment },
  recalling: { ...position, step: 'recalling' } as DiscState,
  answering: position,
  incomplete: { ...position, isIncomplete: true },
  'a failed send': { ...position, problem: offline },
  sending: { ...position, step: 'sending' },
  done: { step: 'done', assessment: freshAssessment },
};

it.each([
  [{}, 'Respostas salvas'],
  [{ 21: 1 }, 'Faltam 3 opções'],
  [{ 21: 1, 22: 2, 23: 3 }, 'Falta 1 opção'],
  [completeRanking(1), 'Respostas salvas'],
] as const)('tells how many options still need a place: %j', (ranking, text) => {
  show(answeringState({ index: 1, answeredCount: 1, ranking }));
  expect(screen.getByText(text)).toBeVisible();
});

it.each(Object.entries(states))('is accessible in %s', async (_, state) => {
  const { container } = show(state);
  expect(await axeViolations(container)).toEqual([]);
});

describe('the greeting', () => {
  it('names the person, says what is not done and how many questions there are', () => {
    show({ step: 'intro', assessment: freshAssessment });
    expect(screen.getByRole('heading', { level: 1, name: 'Olá, Bruno!' })).toBeVisible();
    expect(screen.getByText('Você ainda não realizou sua avaliação DISC.')).toBeVisible();
    expect(screen.getByText(/São 3 perguntas/)).toBeVisible();
    expect(screen.getByRole('link', { name: /escala/ })).toHaveAttribute('href', '/tutorial-disc');
  });

  it('starts', async () => {
    const { user, actions } = show({ step: 'intro', assessment: freshAssessment });
    await user.click(screen.getByRole('button', { name: 'Iniciar avaliação' }));
    expect(actions.start).toHaveBeenCalledOnce();
  });
});

describe('a question', () => {
  it('shows where the person is', () => {
    show(position);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2 de 3');
    expect(screen.getByText('Respostas salvas')).toBeVisible();
  });

  it('has the four labels of the scale for each option', () => {
    show(position);
    const [row] = screen.getAllByRole('radiogroup');
    const names = within(row as HTMLElement)
      .getAllByRole('radio')
      .map((radio) => radio.getAttribute('aria-label'));
    expect(names).toEqual([
      'Me identifico muito',
      'Me identifico',
      'Me identifico em parte',
      'Não me identifico',
    ]);
  });

  it('passes a choice on', async () => {
    const { user, actions } = show(position);
    await user.click(screen.getAllByRole('radio', { name: 'Não me identifico' })[0] as HTMLElement);
    expect(actions.choose).toHaveBeenCalledExactlyOnceWith({ 21: 4 });
  });

  it('goes on with Enter and with the button', async () => {
    const { user, actions } = show(chosen);
    screen.getAllByRole('radio', { checked: true })[0]?.focus();
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'Próxima' }));
    expect(actions.submit).toHaveBeenCalledTimes(2);
  });

  it('goes back, but not from the first question', async () => {
    const { user, actions, change } = show(position);
    await user.click(screen.getByRole('button', { name: 'Anterior' }));
    expect(actions.goBack).toHaveBeenCalledOnce();
    change(answeringState());
    expect(screen.queryByRole('button', { name: 'Anterior' })).toBeNull();
  });

  it('ends with Terminar', () => {
    show(answeringState({ index: 2, answeredCount: 2 }));
    expect(screen.getByRole('button', { name: 'Terminar' })).toBeVisible();
  });

  it('warns of options that are left', () => {
    show({ ...position, isIncomplete: true });
    expect(screen.getByText('Preencha todas as opções')).toBeVisible();
  });

  it('keeps the choice in view after a failed send and offers to try again', async () => {
    const { user, actions } = show({ ...chosen, problem: offline });
    expect(screen.getByRole('alert')).toHaveTextContent(offline.message);
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(actions.submit).toHaveBeenCalledOnce();
  });

  it('takes nothing while it is being sent', async () => {
    const { user, actions } = show({ ...chosen, step: 'sending' });
    await user.click(screen.getAllByRole('radio', { name: 'Me identifico' })[0] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Anterior' }));
    await user.click(screen.getByRole('button', { name: /Próxima/ }));
    expect(actions.choose).not.toHaveBeenCalled();
    expect(actions.goBack).not.toHaveBeenCalled();
    expect(actions.submit).not.toHaveBeenCalled();
    expect(screen.getByText('Salvando…')).toBeVisible();
  });

  it('tries again to read an earlier answer', async () => {
    const forgotten = { ...position, step: 'forgotten', problem: offline } as DiscState;
    const { user, actions } = show(forgotten);
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(actions.retry).toHaveBeenCalledOnce();
  });
});

describe('the focus', () => {
  it('goes to the heading of the next step', () => {
    const { change } = show({ step: 'intro', assessment: freshAssessment });
    change(answeringState());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    change(position);
    expect(screen.getByRole('heading', { name: /reunião/ })).toHaveFocus();
  });

  it('stays where it is when the questionnaire opens by itself', () => {
    const { change } = show({ step: 'loading' });
    change({ step: 'intro', assessment: freshAssessment });
    expect(document.body).toHaveFocus();
  });

  it('stays on the button while an answer is being sent', async () => {
    const { user, change } = show(chosen);
    await user.click(screen.getByRole('button', { name: 'Próxima' }));
    change({ ...chosen, step: 'sending' });
    expect(screen.getByRole('button', { name: /Próxima/ })).toHaveFocus();
  });
});

describe('the end', () => {
  it.each([
    [undefined, 'Sua avaliação foi concluída e suas respostas estão salvas.'],
    [29_000, /salvas\. Você levou menos de um minuto\.$/],
    [61_000, /salvas\. Você levou um minuto\.$/],
    [725_000, /salvas\. Você levou 12 minutos\.$/],
  ])('tells the time it took: %s', (elapsedMs, text) => {
    show({ step: 'done', assessment: { ...freshAssessment, elapsedMs } });
    expect(screen.getByText(text)).toBeVisible();
  });

  it('has a first look at the result, and says who sees it and how to come back', () => {
    show({ step: 'done', assessment: freshAssessment });
    expect(screen.getByText('Seu perfil é Conforme.')).toBeVisible();
    expect(screen.getByText('O RH de Empresa Exemplo também vê este resultado.')).toBeVisible();
    expect(screen.getByText(/volte por este mesmo link/)).toBeVisible();
  });

  it('thanks without a first look whose code is lost', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = vi.fn().mockRejectedValue(new TypeError('lost'));
    const Lost = lazyPart(load, { waitsMs: [] });
    const onError = vi.fn();
    renderPart(
      element({ step: 'done', assessment: freshAssessment }, {} as DiscActions, {
        firstLook: <Lost fallback={null} />,
      }),
      { messages: discQuestionnaireMessages, events: { onError } },
    );
    await waitFor(() => expect(onError).toHaveBeenCalled());
    expect(screen.getByRole('button', { name: 'Acessar Resultado!' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    said.mockRestore();
  });

  it('opens the result and tells when it is closed', async () => {
    const { user, onClose } = show({ step: 'done', assessment: freshAssessment });
    expect(screen.getByRole('heading', { name: 'Obrigado!' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Acessar Resultado!' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('O relatório');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onClose).toHaveBeenCalledExactlyOnceWith({ isComplete: true });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Acessar Resultado!' })).toHaveFocus(),
    );
  });
});

describe('the portal', () => {
  const inPortal = { messages: discQuestionnaireMessages, portalHref: '/login-funcionario' };

  it('is named before and led to after, where the page says where it is', async () => {
    const actions = {} as DiscActions;
    const intro: DiscState = { step: 'intro', assessment: freshAssessment };
    const { rerender } = renderPart(element(intro, actions), inPortal);
    expect(screen.getByText(discQuestionnaireMessages.introSavedPortal)).toBeVisible();
    rerender(element({ step: 'done', assessment: freshAssessment }, actions));
    expect(screen.getByRole('link', { name: 'Ir para o portal' })).toHaveAttribute(
      'href',
      '/login-funcionario',
    );
    expect(screen.getByText(discQuestionnaireMessages.readAgainPortal)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('is promised by no page that does not', () => {
    show({ step: 'done', assessment: freshAssessment });
    expect(screen.queryByText(/portal/)).toBeNull();
  });
});

it('keeps the thanks when the code of the result is lost, and opens it on the next try', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn().mockRejectedValueOnce(new TypeError('lost'));
  const Report = lazyPart(
    load.mockResolvedValue(() => <p>O relatório</p>),
    { waitsMs: [] },
  );
  const onError = vi.fn();
  const done: DiscState = { step: 'done', assessment: freshAssessment };
  const { user } = renderPart(
    element(done, {} as DiscActions, { result: <Report fallback={null} /> }),
    {
      messages: discQuestionnaireMessages,
      events: { onError },
    },
  );
  await user.click(screen.getByRole('button', { name: 'Acessar Resultado!' }));
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
  expect(screen.getByRole('heading', { name: 'Obrigado!' })).toBeVisible();
  expect(onError).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'network', isFatal: false }),
  );
  await user.click(retry);
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('O relatório'));
  said.mockRestore();
});

describeDeadLink(show);

it('draws what a choice changes, not the page around it', async () => {
  const heading = vi.spyOn(stepHeading, 'StepHeading');
  const parts = vi.spyOn(useWidgetModule, 'useWidget');
  const page = show(position);
  heading.mockClear();
  parts.mockClear();

  const changes = await countChanges(() => page.change(chosen));

  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(4);
  expect(heading).not.toHaveBeenCalled();
  // The view and its card, twice each in StrictMode; neither the head nor the footer.
  expect(parts).toHaveBeenCalledTimes(4);
  expect(changes).toBeLessThanOrEqual(106);
  vi.restoreAllMocks();
});
