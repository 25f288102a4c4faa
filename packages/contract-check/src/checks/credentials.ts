import { randomBytes } from 'node:crypto';
import type { Check } from '../check.ts';
import { ContractBroken, hold, need } from '../faults.ts';
import { dataOf } from '../replies.ts';
import { problemFaults } from '../reply-schemas.ts';

/** A code that no back end has given. */
export const unknownLink = (): string => randomBytes(24).toString('base64url');

const pageHeaders = ['authorization', 'content-type', 'idempotency-key', 'x-link-hash'];

/** What holds whoever calls. */
export const addressChecks: readonly Check[] = [
  {
    id: 'unknown-call',
    rule: 'An address that the contract has not is a 404 in the envelope.',
    async run({ caller }) {
      const reply = await caller.askPath('GET', `/contract-check/${unknownLink()}`);
      hold(reply.status === 404, `answered ${reply.status} instead of 404`);
      const faults = problemFaults(reply.body);
      if (faults.length > 0) throw new ContractBroken(faults.join('; '));
    },
  },
  {
    id: 'preflight',
    operation: 'saveDiscAnswers',
    rule: 'A page of a listed origin may send what the widgets send.',
    async run({ caller, given }) {
      const origin = need(given.origin, '--origin');
      const headers = await caller.preflight('saveDiscAnswers', origin, pageHeaders);
      expectOrigin(headers, origin);
      const allowed = listOf(headers.get('access-control-allow-headers'));
      const missing = pageHeaders.filter(
        (name) => !allowed.includes(name) && (name === 'authorization' || !allowed.includes('*')),
      );
      hold(missing.length === 0, `Access-Control-Allow-Headers lacks ${missing.join(', ')}`);
    },
  },
  {
    id: 'readable-failure',
    operation: 'validateLink',
    rule: 'A page of a listed origin may read a failure too.',
    async run({ caller, given }) {
      const origin = need(given.origin, '--origin');
      const params = { hash: unknownLink() };
      const reply = await caller.ask('validateLink', { params, headers: { origin } });
      expectOrigin(reply.headers, origin);
    },
  },
];

/** What holds for whoever comes without a link, or with none that anybody made. */
export const linkCredentialChecks: readonly Check[] = [
  {
    id: 'unknown-link',
    operation: 'validateLink',
    rule: 'A code that nobody made is a 404, with a sentence.',
    async run({ caller }) {
      await caller.expect('validateLink', 404, { params: { hash: unknownLink() } });
    },
  },
  {
    id: 'unknown-link-opens-nothing',
    operation: 'getQuestionnaireByLink',
    rule: 'A code that nobody made opens no questionnaire (404).',
    async run({ caller }) {
      const hash = unknownLink();
      await caller.expect('getQuestionnaireByLink', 404, { params: { hash }, link: hash });
    },
  },
  {
    id: 'no-link',
    operation: 'finishDiscResponse',
    rule: 'A write without a link is a 401.',
    async run({ caller }) {
      await caller.expect('finishDiscResponse', 401, { body: { idResposta: 1, cdStatus: 2 } });
    },
  },
];

/** The same for a self-assessment. */
export const reviewCredentialChecks: readonly Check[] = [
  {
    id: 'unknown-link-opens-no-review',
    operation: 'getSelfAssessmentByLink',
    rule: 'A code that nobody made opens no self-assessment (404).',
    async run({ caller }) {
      const hash = unknownLink();
      await caller.expect('getSelfAssessmentByLink', 404, { params: { hash }, link: hash });
    },
  },
];

/** The same for a manager's evaluation. */
export const managerCredentialChecks: readonly Check[] = [
  {
    id: 'unknown-link-names-no-manager',
    operation: 'getManagerByLink',
    rule: 'A code that nobody made names no manager (404).',
    async run({ caller }) {
      const hash = unknownLink();
      await caller.expect('getManagerByLink', 404, { params: { hash }, link: hash });
    },
  },
];

/** The same for a training. */
export const trainingCredentialChecks: readonly Check[] = [
  {
    id: 'unknown-link-opens-no-training',
    operation: 'getPlayerMaskedEmail',
    rule: 'A code that nobody made names no training (404).',
    async run({ caller }) {
      await caller.expect('getPlayerMaskedEmail', 404, { params: { hs: unknownLink() } });
    },
  },
  {
    id: 'unknown-certificate',
    operation: 'verifyCertificate',
    rule: 'A code that no certificate has is a 404.',
    async run({ caller }) {
      const codigo = unknownLink().slice(0, 12);
      await caller.expect('verifyCertificate', 404, { params: { codigo } });
    },
  },
];

/** The same for a game. */
export const gameCredentialChecks: readonly Check[] = [
  {
    id: 'unknown-link-opens-no-game',
    operation: 'getGame',
    rule: 'A code that nobody made opens no game (404).',
    async run({ caller }) {
      await caller.expect('getGame', 404, { query: { hsGame: unknownLink(), idPessoa: 1 } });
    },
  },
  {
    id: 'no-game-link',
    operation: 'saveGameText',
    rule: 'An answer without a link is a 401.',
    async run({ caller }) {
      const body = { idJogador: 1, idPergunta: 1, dsTexto: 'Uma resposta.' };
      await caller.expect('saveGameText', 401, { body });
    },
  },
];

/** What holds for the token of an employee. */
export const sessionChecks: readonly Check[] = [
  {
    id: 'no-token',
    operation: 'getEmployeeUser',
    rule: 'A call of an employee without a token is a 401.',
    async run({ caller }) {
      await caller.expect('getEmployeeUser', 401);
    },
  },
  {
    id: 'wrong-token',
    operation: 'getEmployeeUser',
    rule: 'A token that nobody made is a 401.',
    async run({ caller }) {
      await caller.expect('getEmployeeUser', 401, { token: unknownLink() });
    },
  },
  {
    id: 'session',
    operation: 'getEmployeeUser',
    rule: 'The token of an employee tells who they are.',
    async run({ caller, given }) {
      const token = need(given.token, '--token');
      const reply = await caller.expect('getEmployeeUser', 200, { token });
      const { idCliente } = dataOf<{ idCliente: number }>(reply);
      hold(
        given.company === undefined || idCliente === given.company,
        `is of company ${idCliente} instead of ${given.company}`,
      );
    },
  },
];

function expectOrigin(headers: Headers, origin: string): void {
  const allowed = headers.get('access-control-allow-origin');
  hold(
    allowed === origin || allowed === '*',
    `Access-Control-Allow-Origin is ${allowed ?? 'missing'} instead of ${origin}: is that an origin that it lists?`,
  );
}

function listOf(header: string | null): string[] {
  return (header ?? '').split(',').map((name) => name.trim().toLowerCase());
}
