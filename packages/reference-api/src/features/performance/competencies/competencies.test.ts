import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import { performanceMessages as texts } from '../performance-messages.ts';
import { createReviewScene, sendReview } from '../testing/performance-scene.ts';

const test = openTestApp();
const scene = openScene(() => createReviewScene(test, { managerCount: 1 }));

const list = async () => (await test.call('listCompetencies', { token: scene.staff })).data;
const save = (values: object = {}) =>
  test.call('saveCompetency', {
    token: scene.staff,
    body: {
      idCompetencia: 0,
      cdCompetencia: 'N1',
      nmCompetencia: 'Negociação',
      dsCompetencia: 'Busca acordos.',
      ...values,
    },
  });
const setActive = (idCompetencia: number, flAtiva: boolean) =>
  test.call('setCompetencyActivity', { token: scene.staff, body: { idCompetencia, flAtiva } });
const asked = async (link: string) =>
  (await test.call('listPerformanceCompetencies', { link })).data.rows.map(
    ({ nmCompetencia }) => nmCompetencia,
  );

describe('the competencies of a company', () => {
  it('are added behind the last, changed and put in order', async () => {
    const before = await list();
    const { data: id } = await save();
    expect((await list()).at(-1)).toEqual({
      idCompetencia: id,
      cdCompetencia: 'N1',
      nmCompetencia: 'Negociação',
      dsCompetencia: 'Busca acordos.',
      flAtiva: true,
      qtdCargos: 0,
    });
    await save({ idCompetencia: id, nmCompetencia: 'Persuasão' });
    const ids = [id, ...before.map(({ idCompetencia }) => idCompetencia)];
    const order = (idsCompetencias: number[]) =>
      test.call('orderCompetencies', { token: scene.staff, body: { idsCompetencias } });
    expect((await order(ids)).status).toBe(200);
    expect((await list())[0]).toMatchObject({ nmCompetencia: 'Persuasão' });
    expect(await order(ids.slice(1))).toMatchObject({
      status: 409,
      errors: [texts.competencyOrderChanged],
    });
  });

  it.each([
    ['a blank code', { cdCompetencia: ' ' }, 'cdCompetencia'],
    ['a blank name', { nmCompetencia: ' ' }, 'nmCompetencia'],
    ['a blank description', { dsCompetencia: ' ' }, 'dsCompetencia'],
  ])('are refused with %s', async (_name, values, field) => {
    expect(await save(values)).toMatchObject({
      status: 400,
      faults: [{ field, message: texts.required }],
    });
  });

  it('have codes of their own, whatever case', async () => {
    await save();
    expect(await save({ cdCompetencia: 'n1' })).toMatchObject({
      status: 409,
      faults: [{ field: 'cdCompetencia', message: texts.competencyCodeTaken }],
    });
    expect((await save({ idCompetencia: 999_999, cdCompetencia: 'N2' })).status).toBe(404);
  });

  it('stay in what was sent when they are retired or renamed, and come in nothing new', async () => {
    const { person } = scene;
    const [first, second] = await list();
    const { link, idResposta } = await sendReview(test, scene, person);
    const sent = await asked(link);
    expect(sent).toContain(first?.nmCompetencia);

    await setActive(first?.idCompetencia ?? 0, false);
    await save({ idCompetencia: second?.idCompetencia, nmCompetencia: 'Outro nome' });
    expect(await asked(link)).toEqual(sent);
    await test.call('closePerformanceRequest', { token: scene.staff, body: { idResposta } });
    const again = await sendReview(test, scene, person);
    const asksNow = await asked(again.link);
    expect(asksNow).not.toContain(first?.nmCompetencia);
    expect(asksNow).toContain('Outro nome');

    await setActive(first?.idCompetencia ?? 0, true);
    expect((await list())[0]).toMatchObject({ flAtiva: true });
  });

  it('are never all retired', async () => {
    const all = await list();
    const last = all.pop();
    for (const { idCompetencia } of all) await setActive(idCompetencia, false);
    expect(await setActive(last?.idCompetencia ?? 0, false)).toMatchObject({
      status: 409,
      errors: [texts.lastCompetency],
    });
    expect((await setActive(999_999, false)).status).toBe(404);
  });
});
