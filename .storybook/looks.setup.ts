import { configure } from 'storybook/test';
import { afterEach, beforeEach, type TestContext } from 'vitest';
import { expectFurtherLooks, type StoryLook, show } from './looks.ts';

// A busy machine takes more than the second that is usual.
configure({ asyncUtilTimeout: 5000 });

beforeEach(() => show('light'));

afterEach(async (context: TestContext & { story?: StoryLook }) => {
  if (context.story && context.task.result?.state !== 'fail') {
    await expectFurtherLooks(context.story);
  }
});
