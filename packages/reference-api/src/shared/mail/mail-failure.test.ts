import { expect, it } from 'vitest';
import { mailFailure } from './mail-failure.ts';

it.each([
  ['Error: all recipients were rejected: 550 5.1.1 User unknown', 'endereço inexistente'],
  ['Error: 550 No such user here', 'endereço inexistente'],
  ['Error: 553 sorry, no mailbox by that name', 'endereço inexistente'],
  ['Error: 552 5.2.2 Over quota', 'caixa cheia'],
  ['Error: 452 Insufficient system storage', 'caixa cheia'],
  ['Error: 550 5.7.1 Message rejected as spam', 'recusado'],
  ['Error: 550 5.2.1 Mailbox disabled', 'recusado'],
  ['Error: 554 Transaction failed', 'recusado'],
  ['Error: 553 5.1.8 Sender address rejected', 'recusado'],
  ['Error: 550-5.1.1. No such user', 'endereço inexistente'],
  ['Error: connect ECONNREFUSED 10.0.0.7:587', 'sem contato'],
  ['Error: connect ECONNREFUSED 10.5.1.20:587', 'sem contato'],
  ['Error: connect ETIMEDOUT 5.1.10.25:25', 'sem contato'],
  [null, 'sem contato'],
])('tells of %s: %s', (last_error, failure) => {
  expect(mailFailure({ status: 'failed', last_error })).toBe(failure);
});

it('tells of no failure while a mail may still leave', () => {
  expect(mailFailure({ status: 'queued', last_error: 'Error: 451 later' })).toBeNull();
  expect(mailFailure({ status: 'sent', last_error: null })).toBeNull();
});
