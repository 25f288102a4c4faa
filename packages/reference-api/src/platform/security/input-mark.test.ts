import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../test/build-test-app.ts';
import { createCompany, createStaffUser } from '../../../test/fixtures.ts';
import { openStaffSession } from '../../../test/sessions.ts';
import { createInputMark } from './input-mark.ts';
import { digest } from './tokens.ts';

const test = openTestApp();

describe('the mark of an input', () => {
  it('is the same for the same input, and another for another input or secret', () => {
    const mark = createInputMark('a'.repeat(32));
    expect(mark('1')).toBe(mark('1'));
    expect(mark('1')).not.toBe(mark('2'));
    expect(mark('1')).not.toBe(createInputMark('b'.repeat(32))('1'));
  });

  it('stands for a body with a password, which no plain hash of it does', async () => {
    const { id } = await createCompany(test.database);
    const user = await createStaffUser(test.database, id, { is_administrator: true });
    const body = {
      idUsuario: 0,
      nmUsuario: 'Mônica Vidal',
      dsEmail: 'monica@empresa.example',
      dsSenha: 'ipe-amarelo-27',
      flAdministrador: false,
      flAtivo: true,
      Perfis: [],
    };
    const reply = await test.call('saveUser', {
      token: await openStaffSession(test, user),
      headers: { 'idempotency-key': '0b6f4a52-3f0e-4f0e-9a55-6f7f4c7f6a10' },
      body,
    });
    expect(reply.status).toBe(200);
    const stored = await test.database.inCompany(id, (db) =>
      db.selectFrom('idempotency_key').select(['operation', 'body_hash']).execute(),
    );
    const input = JSON.stringify(['saveUser', {}, {}, body]);
    expect(stored).toEqual([
      { operation: 'saveUser', body_hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
    expect(stored[0]?.body_hash).not.toBe(digest(input));
  });
});
