import { describe, expect, it } from 'vitest';
import { readEnvelope } from './envelope.ts';
import { languageOfSaid } from './said-in.ts';

const reply = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers });

describe('readEnvelope', () => {
  it('takes data, message and time out of a success', () => {
    const response = reply(200, { Date: 'Fri, 20 Nov 2026 13:00:00 GMT' });
    expect(readEnvelope(response, { success: true, data: 812, msg: '812' })).toEqual({
      data: 812,
      message: '812',
      sentAt: Date.UTC(2026, 10, 20, 13),
    });
  });

  it('takes null for data', () => {
    expect(readEnvelope(reply(200), { success: true, data: null })).toMatchObject({ data: null });
  });

  it.each([
    [400, 'validation', false],
    [401, 'unauthorized', false],
    [403, 'forbidden', false],
    [404, 'not-found', false],
    [408, 'timeout', true],
    [409, 'conflict', false],
    [413, 'too-large', false],
    [418, 'unexpected', false],
    [422, 'unusable', false],
    [425, 'unavailable', true],
    [429, 'throttled', true],
    [500, 'unexpected', true],
    [501, 'unavailable', false],
    [502, 'unavailable', true],
    [503, 'unavailable', true],
    [504, 'unavailable', true],
    [507, 'unexpected', true],
  ])('makes of a %i a problem of kind %s', (status, kind, isRetryable) => {
    const body = { success: false, msg: 'Não deu.', errors: ['Não deu.'] };
    expect(readEnvelope(reply(status), body).problem).toMatchObject({ kind, status, isRetryable });
  });

  it('says in which language it is, and of each sentence', () => {
    const said = readEnvelope(
      reply(403, { 'Content-Language': 'en' }),
      { errors: ['This link has expired.'] },
      'en',
    );
    expect(said.problem).toMatchObject({ language: 'en', message: 'This link has expired.' });
    expect(languageOfSaid('This link has expired.')).toBe('en');
    expect(languageOfSaid('Nobody has said this.')).toBeUndefined();
  });

  it.each([
    ['es', undefined, 'Ocurrió un error inesperado'],
    ['en', 'pt-BR', 'Something unexpected went wrong'],
    [undefined, undefined, 'Ocorreu um erro inesperado'],
  ])('fills what is left unsaid in what was asked for: %s', (asked, told, message) => {
    const response = reply(500, told ? { 'Content-Language': told } : {});
    expect(readEnvelope(response, null, asked).problem).toMatchObject({
      message,
      language: asked ?? 'pt-BR',
    });
  });

  it('takes a sentence of a server that names no language for Portuguese', () => {
    expect(readEnvelope(reply(400), { msg: 'Não deu.' }, 'en').problem?.language).toBe('pt-BR');
  });

  it('says the first of the errors, else the message, else that something went wrong', () => {
    const said = (body: unknown) => readEnvelope(reply(400), body).problem?.message;
    expect(said({ errors: ['E-mail inválido', 'Senha é obrigatória'], msg: 'Outra' })).toBe(
      'E-mail inválido',
    );
    expect(said({ errors: [], msg: 'Outra' })).toBe('Outra');
    expect(said({ errors: [null, ' '], msg: '' })).toBe('Ocorreu um erro inesperado');
    expect(said('<html>Bad Gateway</html>')).toBe('Ocorreu um erro inesperado');
    expect(said(undefined)).toBe('Ocorreu um erro inesperado');
  });

  it('keeps every sentence', () => {
    const body = { success: false, errors: ['E-mail inválido', 'Senha é obrigatória'] };
    expect(readEnvelope(reply(400), body).problem?.errors).toEqual(body.errors);
  });

  it('keeps the sentences that concern a field, and nothing that is none', () => {
    const fault = { field: 'senhaAtual', message: 'Informe a senha atual.' };
    const faultsOf = (faults: unknown) => readEnvelope(reply(400), { faults }).problem?.faults;
    expect(faultsOf([fault, null, 'x', { field: 'a' }, { ...fault, field: 7 }])).toEqual([fault]);
    expect(faultsOf('x')).toEqual([]);
    expect(faultsOf(undefined)).toEqual([]);
  });

  it.each([
    ['a failure', { success: false, msg: 'Não deu.' }],
    ['a page', '<!doctype html>'],
    ['nothing', undefined],
  ])('makes a problem of a 200 that carries %s', (_, body) => {
    expect(readEnvelope(reply(200), body).problem?.kind).toBe('unexpected');
  });

  it('tells by which name the server keeps the request in its log', () => {
    const requestIdOf = (headers?: Record<string, string>) =>
      readEnvelope(reply(500, headers), {}).problem?.requestId;
    expect(requestIdOf({ 'X-Request-Id': '0b6f4a52' })).toBe('0b6f4a52');
    expect(requestIdOf()).toBeUndefined();
  });

  it('reads how long to wait in seconds', () => {
    const response = reply(429, { 'Retry-After': '60' });
    expect(readEnvelope(response, {}).problem?.retryAfterMs).toBe(60_000);
  });

  it("reads until when to wait by the server's clock", () => {
    const headers = {
      Date: 'Fri, 20 Nov 2026 13:00:00 GMT',
      'Retry-After': 'Fri, 20 Nov 2026 13:00:30 GMT',
    };
    expect(readEnvelope(reply(503, headers), {}).problem?.retryAfterMs).toBe(30_000);
    const alone = { 'Retry-After': headers['Retry-After'] };
    expect(readEnvelope(reply(503, alone), {}).problem?.retryAfterMs).toBeUndefined();
  });
});
