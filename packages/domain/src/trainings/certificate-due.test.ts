import { expect, it } from 'vitest';
import { type CertificateFacts, isCertificateDue } from './certificate-due.ts';

const concludedNow: CertificateFacts = {
  before: 'in-progress',
  after: 'concluded',
  version: 2,
  certifiedVersion: undefined,
};

it.each<[string, Partial<CertificateFacts>, boolean]>([
  ['the training becomes concluded', {}, true],
  ['it is not concluded yet', { after: 'in-progress' }, false],
  ['it was concluded and nobody has certified it', { before: 'concluded' }, true],
  ['this version has one', { certifiedVersion: 2 }, false],
  ['a later version is concluded anew', { certifiedVersion: 1 }, true],
  ['a later version stays concluded', { certifiedVersion: 1, before: 'concluded' }, false],
])('when %s', (_case, facts, isDue) => {
  expect(isCertificateDue({ ...concludedNow, ...facts })).toBe(isDue);
});
