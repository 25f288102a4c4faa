import { translate } from '@aferir/ui/testing';
import { composeStories } from '@storybook/react-vite';
import { render, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import * as behavioralReport from '../../behavioral-report/behavioral-report.stories.tsx';
import * as discQuestionnaire from '../../disc-questionnaire/disc-questionnaire.stories.tsx';
import * as gamePlayer from '../../game-player/game-player.stories.tsx';
import * as performanceReport from '../../performance-report/performance-report.stories.tsx';
import * as selfAssessment from '../../performance-self-assessment/performance-self-assessment.stories.tsx';

interface Shown {
  Widget: ComponentType<object>;
  states: [name: string, props: object][];
}

/** A widget in the frame of its first story, with the states that its stories show in that frame. */
function shownBy(stories: Parameters<typeof composeStories>[0]): Shown {
  const composed = Object.entries(composeStories(stories));
  const [first] = composed as unknown as [[string, ComponentType<object>]];
  const names = composed.filter(([name]) => {
    const story = (stories as unknown as Record<string, object>)[name];
    return story !== undefined && !('render' in story) && !('decorators' in story);
  });
  return {
    Widget: first[1],
    states: names.map(([name, story]) => [name, (story as { args: object }).args]),
  };
}

const widgets = Object.entries({
  behavioralReport: shownBy(behavioralReport),
  discQuestionnaire: shownBy(discQuestionnaire),
  gamePlayer: shownBy(gamePlayer),
  performanceReport: shownBy(performanceReport),
  selfAssessment: shownBy(selfAssessment),
});

const said = () => document.body.textContent;
let end: (() => void) | undefined;

afterEach(() => end?.());

describe.each(widgets)('%s whose texts a translation has swapped', (_, { Widget, states }) => {
  const turns = states.map(([name, props], index) => {
    const [before, propsBefore] = states.at(index - 1) ?? [name, props];
    return { before, propsBefore, name, props };
  });

  it.each(turns)('says $name after $before as it does by itself', async (turn) => {
    const alone = render(<Widget {...turn.props} />);
    const expected = said();
    alone.unmount();

    const { rerender } = render(<Widget {...turn.propsBefore} />);
    end = translate(document.body);
    rerender(<Widget {...turn.props} />);
    await waitFor(() => expect(said()).toBe(expected));
  });
});
