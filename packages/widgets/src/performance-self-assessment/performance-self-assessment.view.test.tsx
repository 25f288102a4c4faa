import { axeViolations } from '@aferir/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { HostEvents } from '../shared/host/widget-host.ts';
import { describeDeadLink } from '../shared/testing/dead-link.ts';
import { offline } from '../shared/testing/offline.ts';
import { questionnaireActions } from '../shared/testing/questionnaire-actions.ts';
import { renderPart } from '../shared/testing/render-part.tsx';
import { freshSelfAssessment, selfRatingAt } from './performance-self-assessment.fixtures.ts';
import type { SelfState } from './performance-self-assessment.machine.ts';
import { performanceSelfAssessmentMessages } from './performance-self-assessment.messages.ts';
import { PerformanceSelfAssessmentView } from './performance-self-assessment.view.tsx';

function show(state: SelfState, events: HostEvents = {}, portalHref?: string) {
  const actions = questionnaireActions(vi.fn);
  const element = (shown: SelfState) => (
    <PerformanceSelfAssessmentView
      state={shown}
      actions={actions}
      firstAccessHref="/primeiro-acesso/abc"
    />
  );
  const page = renderPart(element(state), {
    messages: performanceSelfAssessmentMessages,
    events,
    portalHref,
  });
  return { ...page, actions, change: (next: SelfState) => page.rerender(element(next)) };
}

const start: SelfState = { step: 'intro', assessment: freshSelfAssessment };
const second = selfRatingAt(1, { saved: { 1: 7 }, unsent: { 2: 4 } });
const done: SelfState = { step: 'done', assessment: { ...freshSelfAssessment, status: 6 } };
const states: Record<string, SelfState> = {
  loading: { step: 'loading' },
  'a dead link': { step: 'unavailable', problem: { ...offline, isRetryable: false } },
  'first access': { step: 'first-access' },
  start,
  rating: second,
  'a failed send': { ...second, problem: offline },
  sending: { ...second, step: 'sending' },
  finishing: { ...second, step: 'finishing' },
  done,
};

it.each(Object.entries(states))('is accessible in %s', async (_, state) => {
  const { container } = show(state);
  expect(await axeViolations(container)).toEqual([]);
});

it('starts after saying what is not done yet, and how much it is', async () => {
  const { user, actions } = show(start);
  expect(
    screen.getByRole('heading', {
      level: 1,
      name: 'Você ainda não realizou sua Avaliação de Desempenho',
    }),
  ).toBeVisible();
  expect(screen.getByText(/São 3 competências/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Iniciar avaliação' }));
  expect(actions.start).toHaveBeenCalledOnce();
});

describe('a competency', () => {
  it('passes on a choice, the way back and the way on', async () => {
    const { user, actions } = show(second);
    await user.click(screen.getByRole('radio', { name: '9' }));
    await user.click(screen.getByRole('button', { name: 'Próxima' }));
    await user.click(screen.getByRole('button', { name: 'Anterior' }));
    expect(actions.choose).toHaveBeenCalledExactlyOnceWith(9);
    expect(actions.submit).toHaveBeenCalledOnce();
    expect(actions.goBack).toHaveBeenCalledOnce();
  });

  it.each([
    ['answering', 'Respostas salvas'],
    ['sending', 'Salvando…'],
    ['finishing', 'Concluindo…'],
  ] as const)('tells quietly what is saved while %s', (step, text) => {
    show({ ...second, step } as SelfState);
    expect(screen.getByText(text)).toBeVisible();
  });

  it('says of a failed send that the score is not saved, of a failed end that the scores are', () => {
    const { change } = show({ ...second, problem: offline });
    expect(screen.getByText('Sua resposta ainda não foi salva.')).toBeVisible();
    expect(screen.getByRole('radio', { name: '4' })).toBeChecked();
    change({ ...selfRatingAt(2, { saved: { 1: 7, 2: 4, 3: 9 } }), problem: offline });
    expect(screen.getByText(/Suas respostas estão salvas, mas/)).toBeVisible();
  });

  it('takes the focus to its name when it comes up, and not while it is sent', () => {
    const { change } = show(start);
    change(selfRatingAt(0));
    expect(screen.getByRole('heading', { name: 'Comunicação' })).toHaveFocus();
    change(second);
    expect(screen.getByRole('heading', { name: 'Trabalho em equipe' })).toHaveFocus();
    screen.getByRole('button', { name: 'Próxima' }).focus();
    change({ ...second, step: 'sending' });
    expect(screen.getByRole('button', { name: /Próxima/ })).toHaveFocus();
  });

  it('leaves the focus where it is when it opens by itself', () => {
    const { change } = show({ step: 'loading' });
    change(second);
    expect(document.body).toHaveFocus();
  });
});

describe('the end', () => {
  it('says what comes next, and leads back where there is a way', async () => {
    const onClose = vi.fn();
    const { user } = show(done, { onClose });
    expect(screen.getByRole('heading', { name: 'Autoavaliação finalizada!' })).toBeVisible();
    expect(screen.getByText(/seus gestores avaliam/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Voltar para Minhas Avaliações' }));
    expect(onClose).toHaveBeenCalledExactlyOnceWith({ isComplete: true });
  });

  it('shows no way back where there is none', () => {
    show(done);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('leads to the portal where the page names it, and has no other way back', () => {
    show(done, {}, '/login-funcionario');
    expect(screen.getByRole('link', { name: 'Ir para o portal' })).toHaveAttribute(
      'href',
      '/login-funcionario',
    );
  });

  it('promises no manager when there is nobody to rate', () => {
    show({ step: 'done', assessment: { ...freshSelfAssessment, status: 2 } });
    expect(screen.getByText(/a avaliação está concluída/)).toBeVisible();
  });
});

describeDeadLink(show);
