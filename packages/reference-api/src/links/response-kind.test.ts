import { SECTION } from '@aferir/domain';
import { expect, it } from 'vitest';
import { nameKinds, type ResponseKindInfo } from './response-kind.ts';

const behavioral: ResponseKindInfo = {
  kind: 'behavioral',
  name: 'comportamental',
  section: SECTION.behavioral,
  audit: { subject: 'disc-response', reportOpened: 'disc-report.opened' },
  sentAt: async () => new Map(),
};

it('names the kinds of all features', () => {
  expect(nameKinds([behavioral])('behavioral')).toBe('comportamental');
});

it('knows no kind that no feature keeps', () => {
  expect(() => nameKinds([behavioral])('performance')).toThrow('No feature keeps responses');
});

it('refuses two features that keep the same kind', () => {
  expect(() => nameKinds([behavioral, { ...behavioral }])).toThrow(
    'Responses of the kind behavioral are kept twice',
  );
});
