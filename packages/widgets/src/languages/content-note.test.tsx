import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import * as behavioralReport from '../behavioral-report/behavioral-report.stories.tsx';
import * as discQuestionnaire from '../disc-questionnaire/disc-questionnaire.stories.tsx';
import * as gamePlayer from '../game-player/game-player.stories.tsx';
import * as performanceReport from '../performance-report/performance-report.stories.tsx';
import * as selfAssessment from '../performance-self-assessment/performance-self-assessment.stories.tsx';
import * as trainingPlayer from '../training-player/training-player.stories.tsx';

const english = Object.entries({
  behavioralReport,
  discQuestionnaire,
  gamePlayer,
  performanceReport,
  selfAssessment,
  trainingPlayer,
}).flatMap(([widget, stories]) =>
  (Object.entries(composeStories(stories)) as [string, ComponentType][])
    .filter(([name]) => name.endsWith('InEnglish'))
    .map(([name, Story]) => [widget, name, Story] as const),
);

it.each(english)(
  '%s, %s, says which of its words are Portuguese, where there are any',
  async (_widget, _name, Story) => {
    const { container } = render(<Story />);
    await waitFor(() => expect(container).toHaveTextContent(/\w/));
    const isMarked = container.querySelector('[lang="pt-BR"]') !== null;
    const notes = screen.queryAllByText(/^The .* in Portuguese\.$/);
    // Of what a link does not open there are no words, but the server's.
    const isRefused = container.querySelector('[data-step="unavailable"]') !== null;
    expect(isRefused ? notes.length === 0 : !isMarked || notes.length === 1).toBe(true);
  },
);
