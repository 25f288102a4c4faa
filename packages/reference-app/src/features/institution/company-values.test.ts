import { expect, it } from 'vitest';
import { staffFormMessages } from '../../shared/forms/form-messages.ts';
import { companyRules } from './company-values.ts';
import { institutionMessages as texts } from './institution-messages.ts';

it.each([
  ['', texts.responsibleRequired],
  ['A', staffFormMessages.tooShort(2)],
  ['A'.repeat(100), true],
  ['A'.repeat(101), staffFormMessages.tooLong(100)],
])('takes a name of a person for the one who answers: %j', (name, judged) => {
  expect(companyRules.nmResponsavel(name)).toBe(judged);
});
