import { loadOverlays } from '@aferir/ui';
import { configure } from 'storybook/test';
import { afterEach, beforeAll, beforeEach, type TestContext } from 'vitest';
import { patience } from '../scripts/lib/patience.ts';
import '../scripts/lib/without-owner-stacks.ts';
import { expectFurtherLooks, restoreWindow, type StoryLook, show } from './looks.ts';

configure({ asyncUtilTimeout: patience.wait });

// What opens over a page opens at once, and shows when it is looked at.
beforeAll(loadOverlays);

beforeEach(() => show('light'));

afterEach(async (context: TestContext & { story?: StoryLook }) => {
  if (context.story && context.task.result?.state !== 'fail') {
    await expectFurtherLooks(context.story);
  }
  await restoreWindow();
});
