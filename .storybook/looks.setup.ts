import { loadOverlays } from '@aferir/ui';
import { configure } from 'storybook/test';
import { afterEach, beforeAll, beforeEach, type TestContext } from 'vitest';
import { expectFurtherLooks, restoreWindow, type StoryLook, show } from './looks.ts';

// A busy machine takes more than the second that is usual.
configure({ asyncUtilTimeout: 5000 });

// What opens over a page opens at once, and shows when it is looked at.
beforeAll(loadOverlays, 30_000);

beforeEach(() => show('light'));

afterEach(async (context: TestContext & { story?: StoryLook }) => {
  if (context.story && context.task.result?.state !== 'fail') {
    await expectFurtherLooks(context.story);
  }
  await restoreWindow();
});
