import { expect, it } from 'vitest';
import { wordAuditActions } from './audit-actions.ts';

const names = [{ 'photo.changed': 'Foto alterada' }, { 'photo.removed': 'Foto removida' }];

it('words the actions of all features', () => {
  const word = wordAuditActions(names);
  expect(word('photo.changed')).toBe('Foto alterada');
  expect(word('photo.removed')).toBe('Foto removida');
});

it('lets an action that is no longer known stand for itself', () => {
  expect(wordAuditActions(names)('robot.greeted')).toBe('robot.greeted');
});

it('refuses two features that name the same action', () => {
  expect(() => wordAuditActions([...names, { 'photo.changed': 'Outra' }])).toThrow(
    'photo.changed is named twice',
  );
});
