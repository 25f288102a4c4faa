import { expect, it } from 'vitest';
import { auditActionName, auditActionNames } from './audit-actions.ts';

it('has words of its own for every action', () => {
  const names = Object.values(auditActionNames);
  expect(new Set(names).size).toBe(names.length);
  expect(auditActionName('photo.changed')).toBe('Foto alterada');
});

it('lets an action that is no longer known stand for itself', () => {
  expect(auditActionName('robot.greeted')).toBe('robot.greeted');
});
