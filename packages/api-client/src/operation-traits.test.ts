import { expect, it } from 'vitest';
import { isKeyedWrite, isOpeningPath, isPublicPath } from './operation-traits.ts';

it('calls without a credential what is open to all', () => {
  expect(isPublicPath('/auth/signin')).toBe(true);
  expect(isPublicPath('/auth/GetUser')).toBe(false);
});

it('opens by the address alone what a link reads by its address, but for what asks a PIN too', () => {
  expect(isOpeningPath('/Resposta/get/{hash}')).toBe(true);
  expect(isOpeningPath('/Resposta/GetPessoaRespostaPerfil')).toBe(true);
  expect(isOpeningPath('/Treinamento/GetMaskedEmail/{hs}')).toBe(true);
  expect(isOpeningPath('/Treinamento/ValidarAcesso/{hs}/{pin}')).toBe(false);
  expect(isOpeningPath('/RespostaDesempenho/PostIniciado')).toBe(false);
});

it('keys the writes that take a key', () => {
  expect(isKeyedWrite('post', '/Resposta/Post')).toBe(true);
  expect(isKeyedWrite('get', '/Resposta/Post')).toBe(false);
  expect(isKeyedWrite('post', '/Resposta/Encerrar')).toBe(false);
});
