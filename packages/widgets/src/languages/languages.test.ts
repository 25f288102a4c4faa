import type { Language } from '@aferir/domain';
import { findHoles } from '@aferir/ui/testing';
import { describe, expect, it } from 'vitest';
import { changePasswordMessages, signInMessages } from '../access/access.messages.ts';
import { loadAccessMessages } from '../access/load-access-messages.ts';
import { behavioralReportTexts } from '../behavioral-report/behavioral-report.texts.ts';
import { discQuestionnaireTexts } from '../disc-questionnaire/disc-questionnaire.texts.ts';
import { employeeDashboardTexts } from '../employee-dashboard/employee-dashboard.texts.ts';
import { gamePlayerTexts } from '../game-player/game-player.texts.ts';
import { managerEvaluationTexts } from '../manager-evaluation/manager-evaluation.texts.ts';
import { performanceReportTexts } from '../performance-report/performance-report.texts.ts';
import { performanceSelfAssessmentTexts } from '../performance-self-assessment/performance-self-assessment.texts.ts';
import { loaderMessages, loaderMessagesOf } from '../shared/loading/loader-messages.ts';
import { frameMessagesIn } from '../shared/provider/frame-messages.ts';
import { trainingPlayerTexts } from '../training-player/training-player.texts.ts';

const widgets = {
  behavioralReport: behavioralReportTexts,
  discQuestionnaire: discQuestionnaireTexts,
  employeeDashboard: employeeDashboardTexts,
  gamePlayer: gamePlayerTexts,
  managerEvaluation: managerEvaluationTexts,
  performanceReport: performanceReportTexts,
  performanceSelfAssessment: performanceSelfAssessmentTexts,
  trainingPlayer: trainingPlayerTexts,
};

const others = ['en', 'es'] as const;

/** What is no word, or the same word, in each language; the places are the instrument's. */
const alike = [
  /(?:^|\.)(?:nothing|actionFor|scoreBy|alignmentOf|chartOf|pin|places\.\d)$/,
  /(?:^|\.)(?:speedOf|feedbackLabel|competencyLevel)$/,
];
const alikeIn = {
  en: [/^portal$/],
  es: [/./],
} satisfies Record<(typeof others)[number], RegExp[]>;

describe.each(others)('in %s', (language) => {
  it.each(Object.keys(widgets) as (keyof typeof widgets)[])('%s says everything', async (name) => {
    const { portuguese, load } = widgets[name];
    const texts = await load[language]();
    expect(texts.language).toBe(language);
    expect(texts.contentNote).not.toBe('');
    const holes = findHoles(portuguese, texts).filter(
      (hole) => ![...alike, ...alikeIn[language]].some((one) => one.test(hole.split(' ')[0] ?? '')),
    );
    expect(holes).toEqual([]);
  });

  it('the forms of access say everything', async () => {
    const portuguese = { signIn: signInMessages, changePassword: changePasswordMessages };
    expect(findHoles(portuguese, await loadAccessMessages(language))).toEqual([]);
  });

  it('the frame says everything', () => {
    const may = language === 'es' ? ['maker'] : [];
    expect(findHoles(frameMessagesIn['pt-BR'], frameMessagesIn[language], may)).toEqual([]);
  });

  it('the loader says everything, to an element in its language', () => {
    const said = loaderMessagesOf(elementIn(language));
    expect(findHoles(loaderMessages, said)).toEqual([]);
    expect(loaderMessagesOf(elementIn(`${language.toUpperCase()}-US`))).toBe(said);
  });
});

it('the loader speaks Portuguese to all other elements', () => {
  for (const lang of ['', 'pt', 'fr']) {
    expect(loaderMessagesOf(elementIn(lang))).toBe(loaderMessages);
  }
});

function elementIn(lang: string | Language): HTMLElement {
  return Object.assign(document.createElement('div'), { lang });
}
