import { isIP } from 'node:net';
import path from 'node:path';
import { isEmail, oneLine } from '@aferir/domain';
import { zipCodePlace } from '../addresses/address-service.ts';
import { StartError } from '../errors/start-error.ts';
import type { S3Settings } from '../files/s3-file-store.ts';
import { parseTrustedProxies, type TrustedProxies } from '../network/trusted-proxies.ts';
import { readS3Settings } from './s3-settings.ts';
import { hasProtocol, type ReadVariable, readFlag } from './variables.ts';

const repositoryRoot = path.resolve(import.meta.dirname, '../../../../..');

/** Everything the process takes from its environment, read once at the start. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Address people reach the product at; links in mails start with it. No slash at the end. */
  readonly publicUrl: string;
  /** PostgreSQL; without it the embedded database in `dataDir` is used. */
  readonly databaseUrl: string | undefined;
  /** Key of access tokens. Undefined: one is made and kept in `dataDir`. */
  readonly secret: string | undefined;
  readonly dataDir: string;
  /** The bucket that files are kept in; undefined: a folder of `dataDir`. */
  readonly s3: S3Settings | undefined;
  /**
   * Whether the example company, with passwords that everybody knows, and the readable outbox exist.
   * Unless it is said aloud, only where nobody but this machine is meant to reach them.
   */
  readonly demo: boolean;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Who is mailed of each request for a trial; nobody when it is not said. */
  readonly salesMail: string | undefined;
  /** Where the address of a CEP, in place of `{cep}`, is asked for; undefined: nowhere. */
  readonly addressServiceUrl: string | undefined;
  /** Built reference app, served at `/`. */
  readonly appDir: string;
  /** Built browser bundle of the widgets, served at `/widgets`. */
  readonly widgetsDir: string;
  /** Built documentation, served at `/docs`. */
  readonly docsDir: string;
  /** Built Storybook, served at `/storybook`. */
  readonly storybookDir: string;
  /** Whether `npm start` builds these two beside the server where they are stale. */
  readonly buildDocs: boolean;
  readonly logLevel: LogLevel;
  /** Which proxies in front are believed about who calls, in `X-Forwarded-For`. */
  readonly trustProxy: TrustedProxies;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** How much the process writes to its log. */
export type LogLevel = (typeof logLevels)[number];

/** Thrown when the environment cannot be used; lists every fault at once. */
export class ConfigError extends StartError {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`Configuração inválida:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.faults = faults;
  }
}

/** Reads the environment; throws {@link ConfigError} naming all variables at fault. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const faults: string[] = [];
  const value: ReadVariable = (name) => env[name]?.trim() || undefined;
  // Marks that nobody sees come along from where it was copied.
  const clean: ReadVariable = (name) => oneLine(env[name] ?? '') || undefined;

  const port = Number(value('PORT') ?? 4000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    faults.push('PORT deve ser um número inteiro de 0 a 65535.');
  }

  const host = value('HOST') ?? '127.0.0.1';
  const publicUrl = (clean('PUBLIC_URL') ?? `http://localhost:${port}`).replace(/\/+$/, '');
  if (!hasProtocol(publicUrl, ['http:', 'https:'])) {
    faults.push(
      'PUBLIC_URL deve ser um endereço http ou https, como https://aferir.empresa.com.br.',
    );
  }

  const databaseUrl = value('DATABASE_URL');
  if (databaseUrl && !hasProtocol(databaseUrl, ['postgres:', 'postgresql:'])) {
    faults.push('DATABASE_URL deve começar com postgres:// ou postgresql://.');
  }

  const secret = value('AFERIR_SECRET');
  if (!secret && databaseUrl) {
    faults.push('AFERIR_SECRET é obrigatório com DATABASE_URL, igual em todos os processos.');
  }
  if (secret && secret.length < 32) {
    faults.push('AFERIR_SECRET deve ter pelo menos 32 caracteres.');
  }

  const smtpUrl = clean('SMTP_URL');
  if (smtpUrl && !hasProtocol(smtpUrl, ['smtp:', 'smtps:'])) {
    faults.push('SMTP_URL deve começar com smtp:// ou smtps://.');
  }

  const salesMail = clean('SALES_MAIL');
  if (salesMail && !isEmail(salesMail)) {
    faults.push('SALES_MAIL deve ser um endereço de e-mail.');
  }

  const addressServiceUrl = clean('ADDRESS_SERVICE_URL');
  if (addressServiceUrl && !isAddressService(addressServiceUrl)) {
    faults.push(
      'ADDRESS_SERVICE_URL deve ser um endereço https com {cep} no caminho, como https://viacep.com.br/ws/{cep}/json/.',
    );
  }

  const s3 = readS3Settings(value, faults);

  const logLevel = logLevels.find((level) => level === (value('LOG_LEVEL') ?? 'info'));
  if (!logLevel) {
    faults.push(`LOG_LEVEL deve ser um destes: ${logLevels.join(', ')}.`);
  }

  const trustProxy = parseTrustedProxies(value('TRUST_PROXY') ?? '0');
  if (trustProxy === undefined) {
    faults.push(
      'TRUST_PROXY deve ser quantos proxies há à frente (0 a 16) ou os endereços deles, como 10.0.0.5,10.1.0.0/16.',
    );
  }

  const demoSaid = readFlag('AFERIR_DEMO', value, faults);
  const buildDocs = readFlag('AFERIR_BUILD_DOCS', value, faults) ?? true;

  if (faults.length > 0 || !logLevel || trustProxy === undefined) {
    throw new ConfigError(faults);
  }
  return {
    port,
    host,
    publicUrl,
    databaseUrl,
    secret,
    s3,
    dataDir: path.resolve(value('AFERIR_DATA_DIR') ?? path.join(repositoryRoot, '.data')),
    demo: demoSaid ?? isForThisMachineOnly({ host, publicUrl, databaseUrl, trustProxy }),
    smtpUrl,
    salesMail,
    addressServiceUrl,
    mailFrom: clean('MAIL_FROM') ?? 'Aferir <nao-responda@aferir.example>',
    appDir: path.resolve(
      value('AFERIR_APP_DIR') ?? path.join(repositoryRoot, 'packages/reference-app/dist'),
    ),
    widgetsDir: path.resolve(
      value('AFERIR_WIDGETS_DIR') ?? path.join(repositoryRoot, 'packages/widgets/dist-browser'),
    ),
    docsDir: path.resolve(value('AFERIR_DOCS_DIR') ?? path.join(repositoryRoot, 'docs/site/dist')),
    storybookDir: path.resolve(
      value('AFERIR_STORYBOOK_DIR') ?? path.join(repositoryRoot, 'storybook-static'),
    ),
    buildDocs,
    logLevel,
    trustProxy,
  };
}

/** Whether nobody but this machine is meant to reach the process. */
function isForThisMachineOnly({
  host,
  publicUrl,
  databaseUrl,
  trustProxy,
}: Pick<Config, 'host' | 'publicUrl' | 'databaseUrl' | 'trustProxy'>): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return (
    isLoopback(host) &&
    isLoopback(hostname) &&
    protocol === 'http:' &&
    trustProxy === false &&
    databaseUrl === undefined
  );
}

/** Whether a host name or address is of this machine only. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return name === 'localhost' || name === '::1' || (isIP(name) === 4 && name.startsWith('127.'));
}

/** Who types a CEP trusts that nobody reads it on its way, but on this machine. */
function isAddressService(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, hostname, username } = new URL(address);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
  return isSafe && !`${username}${host}`.includes('{') && address.includes(zipCodePlace);
}
