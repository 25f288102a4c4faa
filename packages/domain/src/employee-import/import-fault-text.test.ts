import { expect, it } from 'vitest';
import { EMAIL_FAULT_TEXTS } from '../access/email.ts';
import { HIRING_DAY_FAULT_TEXTS } from '../contact/hiring-day.ts';
import { PHONE_FAULT_TEXTS } from '../contact/phone.ts';
import { importFaultText } from './import-fault-text.ts';
import type { ImportFault } from './import-row.ts';

it.each<[ImportFault, string]>([
  [{ field: 'cargo', problem: 'empty' }, 'O campo "cargo" não pode estar vazio.'],
  [{ field: 'nome', problem: 'too-short' }, 'O campo "nome" deve ter pelo menos 2 caracteres.'],
  [
    { field: 'nome', problem: 'too-long', most: 100 },
    'O campo "nome" pode ter no máximo 100 caracteres.',
  ],
  [
    { field: 'nome', problem: 'control-character' },
    'O campo "nome" tem um caractere que não pode ser usado.',
  ],
  [
    { field: 'nome', problem: 'lost-character' },
    'O campo "nome" tem um caractere que se perdeu no arquivo (\ufffd).',
  ],
  [{ field: 'sexo', problem: 'no-gender' }, 'O campo "sexo" deve ser M ou F, ou ficar vazio.'],
  [
    { field: 'e-mail', problem: 'no-email', fault: 'unreadable' },
    'O campo "e-mail" deve ter um endereço válido.',
  ],
  [{ field: 'e-mail', problem: 'no-email', fault: 'named' }, EMAIL_FAULT_TEXTS.named],
  [
    { field: 'telefone', problem: 'no-phone', fault: 'unreadable' },
    'O campo "telefone" deve ter 10 ou 11 dígitos, com o DDD.',
  ],
  [{ field: 'telefone', problem: 'no-phone', fault: 'foreign' }, PHONE_FAULT_TEXTS.foreign],
  [
    { field: 'admissão', problem: 'no-hiring-day', fault: 'unreadable' },
    'O campo "admissão" deve ser uma data, como 04/03/2024.',
  ],
  [
    { field: 'admissão', problem: 'no-hiring-day', fault: 'too-far-ahead' },
    HIRING_DAY_FAULT_TEXTS['too-far-ahead'],
  ],
  [{ field: 'e-mail', problem: 'doubled', line: 4 }, 'Este e-mail já está na linha 4.'],
])('says of %o: %s', (told, text) => {
  expect(importFaultText(told)).toBe(text);
});
