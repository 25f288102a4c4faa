import { describe, expect, it } from 'vitest';
import { ConfigError, isLoopback, readConfig } from './config.ts';

const secret = 'x'.repeat(32);
const databaseUrl = 'postgres://aferir@db/aferir';

describe('configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:4000',
      databaseUrl: undefined,
      demo: true,
      logLevel: 'info',
      trustProxy: false,
      buildDocs: true,
    });
    expect(readConfig({ PORT: '4555' }).publicUrl).toBe('http://localhost:4555');
    expect(readConfig({ PUBLIC_URL: 'https://rh.empresa.com.br/' }).publicUrl).toBe(
      'https://rh.empresa.com.br',
    );
  });

  it('names every variable at fault at once', () => {
    const env = {
      PORT: 'x',
      PUBLIC_URL: 'ftp://a',
      DATABASE_URL: 'mysql://a',
      AFERIR_SECRET: 'curto',
      SMTP_URL: 'http://a',
      SALES_MAIL: 'vendas',
      ADDRESS_SERVICE_URL: 'https://viacep.com.br/ws/',
      LOG_LEVEL: 'loud',
      AFERIR_DEMO: 'yes',
      AFERIR_BUILD_DOCS: 'no',
      TRUST_PROXY: 'maybe',
      S3_ENDPOINT: 'ftp://a',
      S3_FORCE_PATH_STYLE: 'yes',
    };
    try {
      readConfig(env);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(ConfigError);
      for (const name of Object.keys(env)) expect((error as Error).message).toContain(name);
    }
  });

  it('reads addresses without the marks that were copied along', () => {
    const marked = (text: string) => `\ufeff${text.replace(/[@.]/g, '\u200b$&\u00ad')}\u00a0\u2060`;
    const told = {
      SALES_MAIL: 'vendas@aferir.example',
      MAIL_FROM: 'Aferir <pessoas@empresa.example>',
      SMTP_URL: 'smtp://mail.empresa.example:587',
      PUBLIC_URL: 'https://rh.empresa.example',
      ADDRESS_SERVICE_URL: 'https://cep.empresa.example/{cep}',
    };
    const env = Object.entries(told).map(([name, text]) => [name, marked(text)]);
    expect(readConfig(Object.fromEntries(env))).toMatchObject({
      salesMail: told.SALES_MAIL,
      mailFrom: told.MAIL_FROM,
      smtpUrl: told.SMTP_URL,
      publicUrl: told.PUBLIC_URL,
      addressServiceUrl: told.ADDRESS_SERVICE_URL,
    });
  });

  it('asks an address service for https and a place for the CEP', () => {
    const url = (ADDRESS_SERVICE_URL: string) => readConfig({ ADDRESS_SERVICE_URL });
    expect(readConfig({}).addressServiceUrl).toBeUndefined();
    for (const good of ['https://viacep.com.br/ws/{cep}/json/', 'http://localhost:9/?cep={cep}']) {
      expect(url(good).addressServiceUrl).toBe(good);
    }
    const bad = ['http://viacep.com.br/{cep}', 'https://{cep}.br/', 'ftp://a/{cep}', '{cep}'];
    for (const address of bad) expect(() => url(address)).toThrow('ADDRESS_SERVICE_URL');
  });

  it('keeps files in a bucket where one is said, with its keys', () => {
    const keys = { S3_ACCESS_KEY_ID: 'chave', S3_SECRET_ACCESS_KEY: 'segredo' };
    expect(readConfig({}).s3).toBeUndefined();
    expect(readConfig({ S3_BUCKET: 'aferir', ...keys }).s3).toEqual({
      endpoint: undefined,
      region: 'us-east-1',
      bucket: 'aferir',
      accessKeyId: 'chave',
      secretAccessKey: 'segredo',
      forcePathStyle: false,
    });
    const elsewhere = {
      ...{ S3_ENDPOINT: 'https://s3.empresa.example', S3_REGION: 'sa-east-1' },
      ...{ S3_BUCKET: 'aferir', S3_FORCE_PATH_STYLE: '1' },
    };
    expect(readConfig({ ...elsewhere, ...keys }).s3).toMatchObject({
      endpoint: 'https://s3.empresa.example',
      region: 'sa-east-1',
      forcePathStyle: true,
    });
    expect(() => readConfig({ S3_BUCKET: 'aferir' })).toThrow('S3_ACCESS_KEY_ID');
    expect(() => readConfig(keys)).toThrow('S3_BUCKET');
  });

  it('asks for a secret with a shared database', () => {
    expect(() => readConfig({ DATABASE_URL: databaseUrl })).toThrow('AFERIR_SECRET');
    expect(readConfig({ DATABASE_URL: databaseUrl, AFERIR_SECRET: secret }).secret).toBe(secret);
  });

  it.each([
    [{}, true],
    [{ HOST: '::1' }, true],
    [{ PUBLIC_URL: 'http://127.0.0.1:8080' }, true],
    [{ PUBLIC_URL: 'http://[::1]:8080' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ PUBLIC_URL: 'https://aferir.empresa.example' }, false],
    [{ PUBLIC_URL: 'http://aferir.empresa.example' }, false],
    [{ PUBLIC_URL: 'http://localhost.evil.example' }, false],
    [{ PUBLIC_URL: 'http://localhost@aferir.empresa.example' }, false],
    [{ PUBLIC_URL: 'https://localhost:4000' }, false],
    [{ TRUST_PROXY: '1' }, false],
    [{ TRUST_PROXY: '10.0.0.5' }, false],
    [{ PUBLIC_URL: 'https://aferir.empresa.example', TRUST_PROXY: '1', AFERIR_DEMO: '1' }, true],
    [{ DATABASE_URL: databaseUrl, AFERIR_SECRET: secret }, false],
    [{ HOST: '0.0.0.0', AFERIR_DEMO: '1' }, true],
    [{ AFERIR_DEMO: '0' }, false],
  ])('with %j the demonstration is on: %s', (env, demo) => {
    expect(readConfig(env).demo).toBe(demo);
  });

  it.each([
    ['0', false],
    ['1', 1],
    ['2', 2],
    ['10.0.0.5', ['10.0.0.5']],
    [
      '10.0.0.5, 10.1.0.0/16,::1,2001:db8::/32',
      ['10.0.0.5', '10.1.0.0/16', '::1', '2001:db8::/32'],
    ],
  ])('with TRUST_PROXY=%s it believes %j', (text, trusted) => {
    expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(trusted);
  });

  it.each([
    'true',
    '-1',
    '1.5',
    '17',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/33',
    '10.0.0/8',
    'proxy',
    '1,',
  ])('refuses TRUST_PROXY=%s', (text) => {
    expect(() => readConfig({ TRUST_PROXY: text })).toThrow('TRUST_PROXY');
  });

  it('knows the names of this machine', () => {
    expect(['localhost', '127.0.0.1', '127.1.2.3', '::1', '[::1]'].every(isLoopback)).toBe(true);
    expect(
      ['0.0.0.0', 'localhost.evil.com', '127.0.0.1.evil.com', '10.0.0.1'].some(isLoopback),
    ).toBe(false);
  });
});
