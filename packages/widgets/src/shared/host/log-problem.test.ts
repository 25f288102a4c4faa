import { ApiProblem } from '@aferir/api-client';
import { expect, it, vi } from 'vitest';
import { logProblem } from './log-problem.ts';

it('says what failed and how, and of a request nothing that could be a secret', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const cause = new TypeError('https://aferir.example/Resposta/get/HashDoLink');
  logProblem('status', new ApiProblem({ kind: 'network', cause }));
  logProblem('status', new ApiProblem({ kind: 'conflict', status: 409, errors: ['Encerrada.'] }));
  const crash = new Error('canvas');
  logProblem('PDF', crash);
  expect(warn.mock.calls).toEqual([
    ['[aferir] status:', 'network'],
    ['[aferir] status:', 'conflict 409'],
    ['[aferir] PDF:', crash],
  ]);
});
