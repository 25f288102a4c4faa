import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { openScene, openTestApp } from '../../../test/build-test-app.ts';
import { createCompany, createStaffUser, type FixtureRights } from '../../../test/fixtures.ts';
import { runMaintenance } from '../../../test/run-maintenance.ts';
import { openStaffSession } from '../../../test/sessions.ts';
import type { BodyOf } from '../../operation/operation.ts';
import { imageMessages } from '../../shared/images/image-messages.ts';
import { plainPicture, pngThatClaims } from '../../shared/images/testing/pictures.ts';

type Purpose = BodyOf<'uploadImage'>['tpImagem'];

const test = openTestApp();
const day = 24 * 60 * 60_000;

const scene = openScene(async () => {
  const company = await createCompany(test.database);
  const open = async (rights: FixtureRights = {}) =>
    openStaffSession(test, await createStaffUser(test.database, company.id, { rights }));
  const administrator = await createStaffUser(test.database, company.id, {
    is_administrator: true,
  });
  const token = await openStaffSession(test, administrator);
  return { company, administrator, token, open };
});

const jpeg = (await plainPicture(400, 300).jpeg().toBuffer()) as Buffer;
const upload = (tpImagem: Purpose, file: Buffer = jpeg, token = scene.token) =>
  test.call('uploadImage', { token, body: { tpImagem, imagem: file.toString('base64') } });
const open = (address: string | null) => test.app.inject(address ?? '/arquivos/');
const isThere = async (address: string | null) => (await open(address)).statusCode === 200;

const user = (values: object = {}) => ({
  idUsuario: 0,
  nmUsuario: 'Rita Prado',
  dsEmail: 'rita@empresa.example',
  dsSenha: 'ipe-amarelo-27',
  flAdministrador: false,
  flAtivo: true,
  Perfis: [],
  ...values,
});
const saveUser = (values: object, token = scene.token) =>
  test.call('saveUser', { token, body: user(values) });
const account = (urlFoto: string | null) =>
  test.call('updateStaffUser', {
    token: scene.token,
    body: {
      nmUsuario: scene.administrator.name,
      dsEmail: scene.administrator.login,
      dsTelefone: '(11) 3333-4444',
      dsCelular: '(11) 98888-7777',
      dtNascimento: '1988-04-02',
      urlFoto,
      flAdministrador: true,
      flSupervisor: false,
    },
  });

async function rows() {
  return test.database.inCompany(scene.company.id, (db) =>
    db.selectFrom('stored_image').selectAll().orderBy('id').execute(),
  );
}

describe('an image', () => {
  it.each<[Purpose, number, string]>([
    ['pessoa', 300, 'webp'],
    ['usuario', 300, 'webp'],
    ['conta', 130, 'webp'],
    ['treinamento', 300, 'webp'],
    ['logo', 150, 'png'],
  ])('for %s becomes a square of %i pixels', async (purpose, side, format) => {
    const { status, data } = await upload(purpose);
    expect(status).toBe(200);
    expect(data.urlImagem).toMatch(new RegExp(`^/arquivos/[\\w-]{22}\\.${format}$`));
    const { rawPayload, headers } = await open(data.urlImagem);
    expect(headers['content-type']).toBe(`image/${format}`);
    const made = await sharp(rawPayload).metadata();
    expect(made).toMatchObject({ format, width: side, height: side });
  });

  it('for a logo is shown whole, on nothing', async () => {
    const { data } = await upload('logo');
    const { rawPayload } = await open(data.urlImagem);
    const pixels = await sharp(rawPayload).raw().toBuffer();
    const alphaAt = (x: number, y: number) => pixels[(y * 150 + x) * 4 + 3];
    expect([alphaAt(75, 2), alphaAt(2, 75), alphaAt(147, 75)]).toEqual([0, 255, 255]);
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  it.each([
    ['a drawing with a script', Buffer.from(svg)],
    ['half a picture', jpeg.subarray(0, jpeg.length / 2)],
    ['a picture of too many pixels', pngThatClaims(60_000, 60_000)],
    ['what merely begins like one', Buffer.from('\x89PNG\r\n\x1a\n<script>', 'latin1')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ])('is not %s', async (_name, file) => {
    expect(await upload('logo', file)).toMatchObject({
      status: 422,
      faults: [{ field: 'imagem', message: imageMessages.unusable }],
    });
    expect(await rows()).toEqual([]);
  });

  it('keeps nothing of a file that is a picture and a page', async () => {
    const both = Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]);
    const { data } = await upload('conta', both);
    expect((await open(data.urlImagem)).rawPayload.includes('script')).toBe(false);
  });

  it('is refused when it is too large, in the words of the documents', async () => {
    const padded = (size: number) => Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)]);
    expect((await upload('logo', padded(512 * 1024))).status).toBe(200);
    expect(await upload('logo', padded(512 * 1024 + 1))).toMatchObject({
      status: 413,
      faults: [{ field: 'imagem', message: 'A imagem deve ter no máximo 512 KB.' }],
    });
    expect(await upload('pessoa', padded(5 * 1024 * 1024 + 1))).toMatchObject({
      status: 413,
      faults: [{ field: 'imagem', message: 'A imagem deve ter no máximo 5 MB.' }],
    });
    expect((await upload('logo', padded(10 * 1024 * 1024))).status).toBe(413);
    expect(await rows()).toHaveLength(1);
  });

  it('is refused when it is no base64', async () => {
    const body = { tpImagem: 'logo' as const, imagem: `${jpeg.toString('base64')}!` };
    expect((await test.call('uploadImage', { token: scene.token, body })).status).toBe(422);
  });

  it('is for who may save what it is for', async () => {
    const view = await scene.open({
      4: ['visualizar'],
      7: ['visualizar'],
      9: ['visualizar', 'incluir'],
      11: ['visualizar'],
    });
    const editor = await scene.open({
      4: ['incluir'],
      7: ['alterar'],
      9: ['alterar'],
      11: ['alterar'],
    });
    const statuses = async (token: string) => {
      const found: number[] = [];
      for (const purpose of ['pessoa', 'usuario', 'treinamento', 'logo', 'conta'] as const) {
        found.push((await upload(purpose, jpeg, token)).status);
      }
      return found;
    };
    expect(await statuses(view)).toEqual([403, 403, 403, 403, 200]);
    expect(await statuses(editor)).toEqual([200, 200, 200, 200, 200]);
  });

  it('is sent 120 times an hour at most, the unusable ones too', async () => {
    const empty = { token: scene.token, body: { tpImagem: 'conta' as const, imagem: 'AAAAAAAA' } };
    for (let tries = 0; tries < 120; tries += 1) {
      expect((await test.call('uploadImage', empty)).status).toBe(422);
    }
    const refused = await upload('conta');
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '3600' } });
    expect((await upload('conta', jpeg, await scene.open())).status).toBe(200);
  });
});

describe('a record', () => {
  it('shows the image that was sent for it, and lets go of the one before', async () => {
    const first = (await upload('usuario')).data.urlImagem;
    const second = (await upload('usuario')).data.urlImagem;
    const { data: idUsuario } = await saveUser({ urlFoto: first });
    expect(await isThere(first)).toBe(true);

    await saveUser({ idUsuario, urlFoto: first });
    expect(await isThere(first)).toBe(true);
    await saveUser({ idUsuario, urlFoto: second });
    expect([await isThere(first), await isThere(second)]).toEqual([false, true]);
    expect((await rows()).map(({ name }) => `/arquivos/${name}`)).toEqual([second]);

    await saveUser({ idUsuario });
    expect(await isThere(second)).toBe(true);
    await saveUser({ idUsuario, urlFoto: null });
    expect(await isThere(second)).toBe(false);
    expect(await rows()).toEqual([]);
  });

  it('takes its image along when it is deleted', async () => {
    const urlFoto = (await upload('usuario')).data.urlImagem;
    const { data: id } = await saveUser({ urlFoto });
    await test.call('deleteUser', { token: scene.token, params: { id } });
    expect(await isThere(urlFoto)).toBe(false);
  });

  it('is the own account as well', async () => {
    const [first, second] = [await upload('conta'), await upload('conta')];
    expect((await account(first.data.urlImagem)).status).toBe(200);
    expect((await account(second.data.urlImagem)).status).toBe(200);
    expect(await isThere(first.data.urlImagem)).toBe(false);
    expect((await account(null)).status).toBe(200);
    expect(await isThere(second.data.urlImagem)).toBe(false);
  });

  it('keeps what it shows when the save is refused', async () => {
    const first = (await upload('usuario')).data.urlImagem;
    const second = (await upload('usuario')).data.urlImagem;
    const { data: idUsuario } = await saveUser({ urlFoto: first });
    const taken = { idUsuario, dsEmail: scene.administrator.login, urlFoto: second };
    expect((await saveUser(taken)).status).toBe(409);
    expect([await isThere(first), await isThere(second)]).toEqual([true, true]);
    expect((await saveUser({ idUsuario, urlFoto: second })).status).toBe(200);
  });

  it('takes no image of elsewhere, of others, or for other things', async () => {
    const refused = { status: 400, faults: [{ field: 'urlFoto', message: imageMessages.foreign }] };
    const colleague = await scene.open({ 11: ['visualizar', 'incluir', 'alterar'] });
    const foreign = await createCompany(test.database);
    const stranger = await openStaffSession(
      test,
      await createStaffUser(test.database, foreign.id, { is_administrator: true }),
    );
    const used = (await upload('usuario')).data.urlImagem;
    await saveUser({ urlFoto: used, dsEmail: 'primeira@empresa.example' });
    const addresses = [
      'https://example.com/a.png',
      '/exemplos/logos/empresa-exemplo.svg',
      '/arquivos/../secret',
      `/arquivos/${'a'.repeat(22)}.webp`,
      used,
      (await upload('logo')).data.urlImagem,
      (await upload('pessoa')).data.urlImagem,
      (await upload('usuario', jpeg, colleague)).data.urlImagem,
      (await upload('usuario', jpeg, stranger)).data.urlImagem,
    ];
    for (const urlFoto of addresses) expect(await saveUser({ urlFoto })).toMatchObject(refused);
  });

  it('stands although its old image cannot be removed, which goes later', async () => {
    const urlFoto = (await upload('usuario')).data.urlImagem;
    const { data: idUsuario } = await saveUser({ urlFoto });
    const remove = vi.spyOn(test.services.files, 'remove').mockRejectedValueOnce(new Error('EIO'));
    expect((await saveUser({ idUsuario, urlFoto: null })).status).toBe(200);
    remove.mockRestore();
    expect(await isThere(urlFoto)).toBe(true);
    await runMaintenance(test);
    expect(await isThere(urlFoto)).toBe(false);
    expect(await rows()).toEqual([]);
  });
});

describe('maintenance', () => {
  it('deletes what nobody has saved within a day, and nothing else', async () => {
    const kept = (await upload('usuario')).data.urlImagem;
    await saveUser({ urlFoto: kept });
    const free = (await upload('logo')).data.urlImagem;
    test.clock.advance(day);
    await runMaintenance(test);
    expect(await isThere(free)).toBe(true);
    test.clock.advance(1);
    await runMaintenance(test);
    expect([await isThere(free), await isThere(kept)]).toEqual([false, true]);
    const token = await openStaffSession(test, scene.administrator);
    const late = await saveUser({ urlFoto: free, dsEmail: 'outra@empresa.example' }, token);
    expect(late).toMatchObject({ status: 400, msg: imageMessages.foreign });
  });
});
