import { loadOverlays } from '@aferir/ui';
import { configure } from 'storybook/test';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { patience } from '../scripts/lib/patience.ts';
import { restoreWindow, show } from './looks.ts';

configure({ asyncUtilTimeout: patience.wait });

beforeAll(loadOverlays);

beforeEach(() => show('light'));

afterEach(restoreWindow);
