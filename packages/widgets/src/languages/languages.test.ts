import type { Language } from '@aferir/domain';
import { describe, expect, it } from 'vitest';
import { findHoles } from '../../../../scripts/lib/find-holes.ts';
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
import { teamMapTexts } from '../team-map/team-map.texts.ts';
import { trainingPlayerTexts } from '../training-player/training-player.texts.ts';

const widgets = {
  behavioralReport: behavioralReportTexts,
  discQuestionnaire: discQuestionnaireTexts,
  employeeDashboard: employeeDashboardTexts,
  gamePlayer: gamePlayerTexts,
  managerEvaluation: managerEvaluationTexts,
  performanceReport: performanceReportTexts,
  performanceSelfAssessment: performanceSelfAssessmentTexts,
  teamMap: teamMapTexts,
  trainingPlayer: trainingPlayerTexts,
};

const others = ['en', 'es'] as const;

/** What is no word in any language; the places are the instrument's. */
const noWords = [
  'nothing',
  'actionOf',
  'actionFor',
  'scoreBy',
  'alignmentOf',
  'chartOf',
  'pin',
  'places.1',
  'places.2',
  'places.3',
  'places.4',
  'speedOf',
  'feedbackLabel',
  'competencyLevel',
];

/** What is the same word in a language as in Portuguese, by the last part of its key. */
const sameWords = {
  en: ['portal'],
  es: [
    ...['alto', 'answer', 'author', 'cancel', 'certificateCode', 'certificateFile', 'comment'],
    ...['certificateTitle', 'certifies', 'competencyIndex', 'department', 'finish', 'goOn'],
    ...['good', 'howTitle', 'identified', 'mainLabel', 'mainShare', 'pace', 'page', 'pageOf'],
    'pagesMade',
    ...['partialTitle', 'pause', 'previous', 'primary', 'print', 'profile', 'progress', 'send'],
    ...['sendPin', 'sendScores', 'sending', 'stay', 'technicalTieTitle', 'traits', 'votesOf'],
    ...['weakest', 'confirm', 'goal', 'reopen'],
  ],
} satisfies Record<(typeof others)[number], string[]>;

describe.each(others)('in %s', (language) => {
  it.each(Object.keys(widgets) as (keyof typeof widgets)[])('%s says everything', async (name) => {
    const { portuguese, load } = widgets[name];
    const texts = await load[language]();
    expect(texts.language).toBe(language);
    expect(texts.contentNote).not.toBe('');
    expect(findHoles(portuguese, texts, [...noWords, ...sameWords[language]])).toEqual([]);
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
