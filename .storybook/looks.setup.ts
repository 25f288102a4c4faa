import { afterEach, beforeEach, type TestContext } from 'vitest';
import { expectFurtherLooks, type StoryLook, show } from './looks.ts';

beforeEach(() => show('light'));

afterEach(async (context: TestContext & { story?: StoryLook }) => {
  if (context.story && context.task.result?.state !== 'fail') {
    await expectFurtherLooks(context.story);
  }
});
