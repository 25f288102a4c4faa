import { describe, expect, it } from 'vitest';
import { readContract } from '../../packages/reference-api/src/operation/contract/contract-document.ts';
import { accessMatrix, accessPage, opens } from './access-matrix.ts';

const contract = readContract(`paths:
  /Coisa/Get:
    get: { operationId: listThings, summary: List things, x-status: live, security: [{ staffBearer: [] }], x-section: [3, 4], x-right: visualizar }
  /Coisa/Post:
    post: { operationId: saveThing, summary: Save a thing, x-status: live, security: [{ staffBearer: [] }], x-section: 4, x-right: [incluir, alterar], x-right-by: idCoisa }
  /Conta:
    get: { operationId: getAccount, summary: Read it, x-status: planned, security: [{ staffBearer: [] }], x-section: any }
  /Porta:
    post: { operationId: open, summary: Open, security: [] }
`);

describe('accessMatrix', () => {
  const rows = accessMatrix(contract);

  it('has a row for each way to call what staff may call', () => {
    expect(rows.map(({ operationId, by }) => `${operationId} ${by?.id ?? ''}`.trim())).toEqual([
      'listThings',
      'saveThing 0',
      'saveThing 1',
      'getAccount',
    ]);
  });

  it('knows which right opens it', () => {
    const [list, add, change, account] = rows as [never, never, never, never];
    expect([opens(list, 3, 'excluir'), opens(list, 5, 'visualizar')]).toEqual([true, false]);
    expect([opens(add, 4, 'incluir'), opens(add, 4, 'alterar')]).toEqual([true, false]);
    expect([opens(change, 4, 'incluir'), opens(change, 4, 'alterar')]).toEqual([false, true]);
    expect(opens(change, 3, 'alterar')).toBe(false);
    expect(opens(account, 9, 'visualizar')).toBe(true);
  });

  it('is shown by section', () => {
    const page = accessPage(contract);
    expect(page).toContain('## 3 Cargos');
    expect(page).toContain('| `POST /Coisa/Post`, idCoisa > 0 | Save a thing |  |  | ✓ |  |');
    expect(page).toContain('- *`GET /Conta`*: Read it');
    expect(page).not.toContain('/Porta');
  });
});
