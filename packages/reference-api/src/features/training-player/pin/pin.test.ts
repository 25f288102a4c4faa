// @engine both: tries at once
import { PIN_LIFETIME, PIN_LOCK } from '@aferir/domain';
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import { mailsOf } from '../../../../test/mails.ts';
import { runMaintenance } from '../../../../test/run-maintenance.ts';
import {
  askForPin,
  createPlayerScene,
  mailedPin,
  open,
  save,
  watched,
} from '../testing/player-scene.ts';
import { trainingPlayerMessages as texts } from '../training-player-messages.ts';

const test = openTestApp();
const minute = 60_000;

const scene = openScene(async () => {
  const player = await createPlayerScene(test);
  return {
    player,
    seat: await player.seat({ name: 'Ana Souza', email: 'ana.souza@empresa.example' }),
  };
});

const validate = (pin: string, hs = scene.seat.hs) =>
  test.call('validatePlayerPin', { params: { hs, pin } });

const refresh = (pin: string, { hs } = scene.seat) =>
  test.call('refreshPlayerPin', { link: hs, body: { hsTreinamento: hs, dsPin: pin } });

const send = (email: string) =>
  test.call('sendPlayerPin', { params: { hs: scene.seat.hs }, body: { email } });

const mails = () => mailsOf(test, scene.player.companyId);

/** PINs that are none; the alphabet has no 0 and no 1. */
const wrongPins = ['0001', '0011', '0101', '0111', '1001'];

async function typeWrong(count: number): Promise<number[]> {
  const statuses: number[] = [];
  for (const pin of wrongPins.slice(0, count)) statuses.push((await validate(pin)).status);
  return statuses;
}

describe('before the PIN', () => {
  it('shows whose address it goes to, so that the owner knows it, and which training it is', async () => {
    const { hs } = scene.seat;
    expect(await test.call('getPlayerMaskedEmail', { params: { hs } })).toMatchObject({
      status: 200,
      data: { maskedEmail: 'a•••@empresa.example', nmTreinamento: 'Boas-vindas' },
    });
  });

  it('tells whoever has no address that there is none, and mails nothing', async () => {
    const person = await scene.player.addPerson({ email: null });
    await scene.player.assign(person);
    const hs = await scene.player.linkFor(person);
    const door = await test.call('getPlayerMaskedEmail', { params: { hs } });
    expect(door.data.maskedEmail).toBeNull();
    const body = { email: 'ana.souza@empresa.example' };
    expect((await test.call('sendPlayerPin', { params: { hs }, body })).status).toBe(200);
    expect(await mails()).toHaveLength(1);
  });
});

describe('a PIN', () => {
  it('is mailed to the own address, and stands in nothing but the body of the mail', async () => {
    const [mail] = await mails();
    expect(scene.seat.pin).toMatch(/^[A-HJ-NP-Z2-9]{4}$/);
    expect(mail).toMatchObject({
      recipient: 'ana.souza@empresa.example',
      person_id: scene.seat.person.id,
    });
    expect(mail?.subject).not.toContain(scene.seat.pin);
    expect(mail?.html.split(scene.seat.pin)).toHaveLength(2);
    expect(mail?.text).not.toContain(scene.seat.hs);
  });

  it('is stored as a digest that takes the link to be tried', async () => {
    const rows = await test.database.inCompany(scene.player.companyId, (db) =>
      db.selectFrom('training_pin').selectAll().execute(),
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.digest).toMatch(/^[0-9a-f]{64}$/);
    const other = await scene.player.linkFor(scene.seat.person);
    expect((await validate(scene.seat.pin, other)).status).toBe(401);
  });

  it('is answered for the same whether or not the address is right', async () => {
    const right = await send('Ana.Souza@empresa.example');
    const wrong = await send('ana@fora.example');
    expect(right).toMatchObject({ status: 200, data: null, msg: texts.pinSent });
    expect({ ...wrong, headers: undefined }).toEqual({ ...right, headers: undefined });
    expect(await mails()).toHaveLength(2);
  });

  it('lets in, typed in small letters too, for half an hour', async () => {
    const { pin } = scene.seat;
    const dataExpiracao = new Date(test.clock.now().getTime() + PIN_LIFETIME).toISOString();
    expect(await validate(pin.toLowerCase())).toMatchObject({
      status: 200,
      data: { dataExpiracao },
    });
    test.clock.advance(PIN_LIFETIME - 1);
    expect((await validate(pin)).status).toBe(200);
    test.clock.advance(1);
    expect(await validate(pin)).toMatchObject({ status: 401, msg: texts.expiredPin });
    expect(await refresh(pin)).toMatchObject({ status: 401, msg: texts.expiredPin });
  });

  it('is lengthened while the player is open', async () => {
    const { pin } = scene.seat;
    test.clock.advance(25 * minute);
    const dataExpiracao = new Date(test.clock.now().getTime() + PIN_LIFETIME).toISOString();
    expect(await refresh(pin)).toMatchObject({ status: 200, data: { dataExpiracao } });
    test.clock.advance(25 * minute);
    expect((await validate(pin)).data).toEqual({ dataExpiracao });
  });

  it('does not end the one that another device has', async () => {
    const { hs, person, pin } = scene.seat;
    const second = await askForPin(test, hs, person);
    expect([(await validate(pin)).status, (await validate(second)).status]).toEqual([200, 200]);
  });

  it('is asked for five times in a quarter of an hour at most, with whatever address', async () => {
    for (let count = 0; count < 4; count += 1) {
      expect((await send('ana@fora.example')).status).toBe(200);
    }
    const refused = await send('ana.souza@empresa.example');
    expect(refused).toMatchObject({ status: 429, msg: texts.tooManyPins });
    expect(Number(refused.headers['retry-after'])).toBe(15 * 60);
    test.clock.advance(15 * minute);
    expect((await send('ana.souza@empresa.example')).status).toBe(200);
  });

  it('is mailed once for a repeated key', async () => {
    const request = {
      params: { hs: scene.seat.hs },
      body: { email: 'ana.souza@empresa.example' },
      headers: { 'idempotency-key': 'chave-do-envio' },
    };
    const first = await test.call('sendPlayerPin', request);
    expect(await test.call('sendPlayerPin', request)).toMatchObject({
      status: 200,
      msg: first.msg,
    });
    expect(await mails()).toHaveLength(2);
  });

  it.each(['', 'ana', 'ana@empresa'])('is not sent to %j', async (email) => {
    expect(await send(email)).toMatchObject({ status: 400, faults: [{ field: 'email' }] });
  });
});

describe('wrong PINs', () => {
  it('shut everybody out after five, for a quarter of an hour, and take a new PIN', async () => {
    const { pin, hs } = scene.seat;
    expect(await typeWrong(5)).toEqual([401, 401, 401, 401, 429]);
    const locked = await validate(pin);
    expect(locked).toMatchObject({ status: 429, msg: texts.locked(15) });
    expect(Number(locked.headers['retry-after'])).toBe(PIN_LOCK / 1000);
    for (const reply of [
      await open(test, scene.seat),
      await save(test, scene.seat, []),
      await refresh(pin),
      await send('ana.souza@empresa.example'),
      await test.call('listPlayerCategories', { params: { hs, pin } }),
      await test.call('listPlayerResources', { params: { hs, pin } }),
      await test.call('getPlayerVideoUrl', { params: { hs, pin }, query: { objectName: 'x' } }),
    ]) {
      expect(reply).toMatchObject({ status: 429, msg: texts.locked(15) });
    }
    test.clock.advance(PIN_LOCK - minute);
    expect((await validate(pin)).msg).toBe(texts.locked(1));
    test.clock.advance(minute);
    expect(await validate(pin)).toMatchObject({ status: 401, msg: texts.wrongPin });
    await send('ana.souza@empresa.example');
    expect((await validate(await mailedPin(test, scene.player.companyId))).status).toBe(200);
  });

  it('say so, and let the right one in before the fifth', async () => {
    expect(await validate('0001')).toMatchObject({ status: 401, msg: texts.wrongPin });
    expect(await typeWrong(3)).toEqual([401, 401, 401]);
    expect((await validate(scene.seat.pin)).status).toBe(200);
    expect((await validate('0001')).status).toBe(429);
  });

  it('are counted from the last PIN that was sent', async () => {
    await typeWrong(4);
    const pin = await askForPin(test, scene.seat.hs, scene.seat.person);
    expect(await typeWrong(4)).toEqual([401, 401, 401, 401]);
    expect((await validate(pin)).status).toBe(200);
  });

  it('are no more when they are tried at once, by whatever call', async () => {
    const { hs } = scene.seat;
    const tries = [...wrongPins, ...wrongPins].map((pin) =>
      test.call('getPlayerTraining', { params: { hs, pin } }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(4);
    expect(statuses.filter((status) => status === 429)).toHaveLength(6);
    expect((await validate(scene.seat.pin)).status).toBe(429);
  });

  it('of one person shut nobody else out', async () => {
    const other = await scene.player.seat();
    await typeWrong(5);
    expect((await open(test, other)).status).toBe(200);
  });

  it('are noted in the trail once they were too many', async () => {
    await typeWrong(5);
    const entries = await test.database.inCompany(scene.player.companyId, (db) =>
      db.selectFrom('audit_event').where('action', 'like', 'training-pin.%').selectAll().execute(),
    );
    expect(entries.map(({ action, person_id }) => [action, person_id])).toEqual([
      ['training-pin.sent', scene.seat.person.id],
      ['training-pin.locked', scene.seat.person.id],
    ]);
  });
});

it('a PIN is forgotten a day after it has expired, and not before', async () => {
  test.clock.advance(PIN_LIFETIME + 24 * 60 * minute);
  await runMaintenance(test);
  expect(await validate(scene.seat.pin)).toMatchObject({ status: 401, msg: texts.expiredPin });
  test.clock.advance(1);
  await runMaintenance(test);
  expect(await validate(scene.seat.pin)).toMatchObject({ status: 401, msg: texts.wrongPin });
});

describe('the log', () => {
  it('has no PIN and no hash, whatever becomes of the call', async () => {
    const { hs, pin } = scene.seat;
    await open(test, scene.seat);
    await save(test, scene.seat, [watched(scene.player.ids[0], [0, 10])]);
    await refresh(pin);
    await typeWrong(5);
    await test.call('validatePlayerPin', { params: { hs: `${hs}x`, pin } });
    await test.app.inject(`/api/v1/Treinamento/ValidarAcesso/${hs}/${pin}9`);
    await test.app.inject(`/api/v1/Treinamento/ValidarAcesso/${hs}/${pin}/mais`);
    // A number that was drawn or measured may have the four characters of a PIN.
    const drawn = { reqId: '', time: '', pid: '', ms: '' };
    const log = test.logLines
      .map((line) => JSON.stringify({ ...JSON.parse(line), ...drawn }))
      .join();
    expect(log).toContain('/api/v1/Treinamento/ValidarAcesso/:hs/:pin');
    for (const secret of [hs, pin, ...wrongPins]) expect(log).not.toContain(secret);
  });
});

describe('a link', () => {
  it('of another kind, or to nobody, opens no player', async () => {
    const unknown = await test.call('validatePlayerPin', {
      params: { hs: 'x'.repeat(43), pin: 'AAAA' },
    });
    expect(unknown.status).toBe(404);
    const mismatch = await test.call('validatePlayerPin', {
      params: { hs: scene.seat.hs, pin: scene.seat.pin },
      link: 'y'.repeat(43),
    });
    expect(mismatch.status).toBe(403);
  });

  it('is enough without its header, where it stands in the path', async () => {
    const { hs, pin } = scene.seat;
    const reply = await test.app.inject(`/api/v1/Treinamento/ValidarAcesso/${hs}/${pin}`);
    expect(reply.statusCode).toBe(200);
  });
});
