import { expect, it } from 'vitest';
import { readConfig } from '../../platform/config/config.ts';
import { renderBanner } from './banner.ts';

const smtp = { SMTP_URL: 'smtp://mail.empresa.example' };

it('shows accounts and the outbox of a demonstration', () => {
  const text = renderBanner(readConfig({}), undefined);
  expect(text).toContain('http://localhost:4000/caixa-de-saida');
  expect(text).toContain('http://localhost:4000/docs/');
  expect(text).toContain('http://localhost:4000/storybook/');
  expect(text).toContain('admin@empresa.example');
  expect(text).not.toContain('SMTP_URL');
});

it('shows the address of the first administrator, and no account, without one', () => {
  const env = { AFERIR_DEMO: '0', PUBLIC_URL: 'https://aferir.empresa.example/', ...smtp };
  const text = renderBanner(readConfig(env), 'abc');
  expect(text).toContain('https://aferir.empresa.example/primeiro-administrador?token=abc');
  expect(text).not.toContain('admin@empresa.example');
  expect(text).not.toContain('SMTP_URL');
});

it('says when no mail will leave and none can be read', () => {
  const text = renderBanner(readConfig({ AFERIR_DEMO: '0' }), undefined);
  expect(text).toContain('sem SMTP_URL nenhum e-mail sai');
});
