// @engine both: saves at once
import sharp from 'sharp';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestApp } from '../../../../test/build-test-app.ts';
import { createCompany, createPerson, createStaffUser } from '../../../../test/fixtures.ts';
import { openEmployeeSession, openStaffSession } from '../../../../test/sessions.ts';
import { plainPicture } from '../../../shared/images/testing/pictures.ts';
import type { PersonRow } from '../../../shared/people/people-tables.ts';

const test = openTestApp();
let person: PersonRow;
let token: string;
let foto: string;

beforeEach(async () => {
  const company = await createCompany(test.database);
  person = await createPerson(test.database, company.id);
  token = await openEmployeeSession(test, person);
  foto = (await plainPicture(40, 30).jpeg().toBuffer()).toString('base64');
});

const save = (body: object = { foto }) => test.call('saveOwnPhoto', { token, body });
const remove = () => test.call('removeOwnPhoto', { token });
const open = (url: string | null) => test.app.inject(url ?? '/arquivos/');

async function shownPhoto() {
  return (await test.call('getEmployeeUser', { token })).data.urlFoto;
}

async function trail() {
  const events = await test.database.inCompany(person.company_id, (db) =>
    db.selectFrom('audit_event').selectAll().orderBy('id').execute(),
  );
  return events.map(({ action, person_id }) => [action, person_id]);
}

describe('saveOwnPhoto', () => {
  it('serves the new photo and shows its address everywhere', async () => {
    const reply = await save();
    expect(reply).toMatchObject({ status: 200, msg: 'Salvo com sucesso.' });
    expect(reply.data.urlFoto).toMatch(/^\/arquivos\/[\w-]{22}\.webp$/);
    expect(await shownPhoto()).toBe(reply.data.urlFoto);

    const { statusCode, headers, rawPayload } = await open(reply.data.urlFoto);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 300, height: 300 });
  });

  it('removes the photo before', async () => {
    const first = (await save()).data.urlFoto;
    const second = (await save()).data.urlFoto;
    expect(second).not.toBe(first);
    expect((await open(first)).statusCode).toBe(404);
    expect((await open(second)).statusCode).toBe(200);
    expect(await trail()).toEqual([
      ['photo.changed', person.id],
      ['photo.changed', person.id],
    ]);
  });

  it('keeps one photo when several come at once', async () => {
    const { files } = test.services;
    const { put } = files;
    const count = 6;
    const arrived: (() => void)[] = [];
    const meeting = vi.spyOn(files, 'put').mockImplementation(async (name, content) => {
      await put(name, content);
      await new Promise<void>((resolve) => {
        arrived.push(resolve);
        if (arrived.length === count) for (const go of arrived) go();
      });
    });
    const replies = await Promise.all(Array.from({ length: count }, () => save()));
    meeting.mockRestore();
    const kept = [];
    for (const { data } of replies) {
      if ((await open(data.urlFoto)).statusCode === 200) kept.push(data.urlFoto);
    }
    expect(kept).toEqual([await shownPhoto()]);
  });

  it('keeps none of somebody who becomes anonymous meanwhile', async () => {
    const admin = await createStaffUser(test.database, person.company_id, {
      is_administrator: true,
    });
    const staff = await openStaffSession(test, admin);
    const { files } = test.services;
    const { put } = files;
    let stored = '';
    const putting = vi.spyOn(files, 'put').mockImplementation(async (name, content) => {
      await put(name, content);
      stored = name;
      const body = { idOrganogramaPessoa: person.id, nmPessoa: person.name };
      expect((await test.call('anonymizeEmployee', { token: staff, body })).status).toBe(200);
    });
    const reply = await save();
    putting.mockRestore();
    expect(reply.status).toBe(401);
    expect(stored).not.toBe('');
    expect(await files.sizeOf(stored)).toBeUndefined();
    const { photo_url } = await test.database.inCompany(person.company_id, (db) =>
      db
        .selectFrom('person')
        .where('id', '=', person.id)
        .select('photo_url')
        .executeTakeFirstOrThrow(),
    );
    expect(photo_url).toBeNull();
  });

  it('leaves an address alone that is no stored file', async () => {
    const photo_url = '/exemplos/logos/empresa-exemplo.svg';
    await test.database.inCompany(person.company_id, (db) =>
      db.updateTable('person').set({ photo_url }).where('id', '=', person.id).execute(),
    );
    expect((await save()).status).toBe(200);
    expect((await open(photo_url)).statusCode).toBe(200);
  });

  it('says what it takes, and changes nothing, when it is no picture', async () => {
    const before = (await save()).data.urlFoto;
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64');
    for (const refused of [svg, `${foto.slice(0, 40)}####`, 'A'.repeat(7_000_000)]) {
      expect(await save({ foto: refused })).toMatchObject({
        status: 422,
        msg: 'A imagem enviada não pode ser usada. Envie um arquivo JPG, PNG ou WebP.',
      });
    }
    expect(await shownPhoto()).toBe(before);
  });

  it('refuses bodies that are too large or none', async () => {
    expect((await save({ foto: 'A'.repeat(7_000_001) })).status).toBe(400);
    expect((await save({ foto: 'A'.repeat(7_500_000) })).status).toBe(413);
    expect((await save({ foto: null })).errors).toEqual(['Informe a foto.']);
  });

  it('takes 20 pictures an hour of a person, the unusable ones too', async () => {
    const send = (sent: string, sender = token) =>
      test.app.inject({
        method: 'POST',
        url: '/api/v1/AuthPessoa/foto',
        headers: { authorization: `Bearer ${sender}` },
        payload: { foto: sent },
      });
    const unusable = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64');
    for (let tries = 0; tries < 19; tries += 1) expect((await send(unusable)).statusCode).toBe(422);
    expect((await send(foto)).statusCode).toBe(200);
    const refused = await send(foto);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('3600');
    expect(refused.json().msg).toBe('Muitas tentativas. Aguarde alguns minutos e tente novamente.');

    const again = await openEmployeeSession(test, person);
    expect((await send(foto, again)).statusCode).toBe(429);
    const colleague = await createPerson(test.database, person.company_id);
    const other = await openEmployeeSession(test, colleague);
    expect((await send(foto, other)).statusCode).toBe(200);
    test.clock.advance(60 * 60_000);
    const later = await openEmployeeSession(test, person);
    expect((await send(foto, later)).statusCode).toBe(200);
  });

  it('keeps the photo before when the disk is full', async () => {
    const before = (await save()).data.urlFoto;
    const full = Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' });
    const put = vi.spyOn(test.services.files, 'put').mockRejectedValueOnce(full);
    const reply = await save();
    put.mockRestore();
    expect(reply).toMatchObject({ status: 500, msg: 'Ocorreu um erro inesperado' });
    expect(await shownPhoto()).toBe(before);
    expect((await open(before)).statusCode).toBe(200);
  });

  it('throws the file away when the address cannot be kept', async () => {
    const put = vi.spyOn(test.services.files, 'put').mockImplementationOnce(() => leave());
    const removed = vi.spyOn(test.services.files, 'remove');
    expect((await save()).status).toBe(401);
    expect(removed).toHaveBeenCalledWith(put.mock.calls[0]?.[0]);
    put.mockRestore();
    removed.mockRestore();
  });
});

/** Erases the person while the photo is being kept. */
function leave(): Promise<void> {
  return test.database.inCompany(person.company_id, async (db) => {
    await db.deleteFrom('session').where('person_id', '=', person.id).execute();
    await db.deleteFrom('person').where('id', '=', person.id).execute();
  });
}

describe('removeOwnPhoto', () => {
  it('removes the file, once', async () => {
    const url = (await save()).data.urlFoto;
    expect(await remove()).toMatchObject({
      status: 200,
      data: { urlFoto: null },
      msg: 'Removido com sucesso.',
    });
    expect(await shownPhoto()).toBeNull();
    expect((await open(url)).statusCode).toBe(404);
    expect((await remove()).status).toBe(200);
    expect(await trail()).toEqual([
      ['photo.changed', person.id],
      ['photo.removed', person.id],
    ]);
  });

  it('removes the photo although its file is gone or cannot be removed', async () => {
    await save();
    const broken = vi
      .spyOn(test.services.files, 'remove')
      .mockRejectedValueOnce(new Error('EACCES'));
    expect((await remove()).status).toBe(200);
    broken.mockRestore();
    expect(await shownPhoto()).toBeNull();
    expect(test.logLines.join()).toContain('left undone after a commit');
  });
});

describe('/arquivos', () => {
  it.each([
    '/arquivos/',
    '/arquivos/nada.webp',
    '/arquivos/4Xn1cT0qk2yV8sJm5RZbLw.webp',
    '/arquivos/4Xn1cT0qk2yV8sJm5RZbLw.html',
    '/arquivos/..%2f..%2fpackage.json',
    '/arquivos/%2e%2e/config.ts',
  ])('has nothing at %s', async (url) => {
    const { statusCode, headers } = await open(url);
    expect(statusCode).toBe(404);
    expect(headers['cache-control']).not.toBe('public, max-age=31536000, immutable');
  });

  it('knows a name only as it is written', async () => {
    const url = (await save()).data.urlFoto ?? '';
    const name = url.slice('/arquivos/'.length);
    expect((await open(`/Arquivos/${name}`)).statusCode).toBe(200);
    const [stem = ''] = name.split('.');
    const swapped = [...stem]
      .map((letter) =>
        letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
      )
      .join('');
    expect((await open(`/arquivos/${swapped}.webp`)).statusCode).toBe(404);
  });
});
