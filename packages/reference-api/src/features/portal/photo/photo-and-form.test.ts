// @engine both: locks, saves at once
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp } from '../../../../test/build-test-app.ts';
import { createCompany, createPerson, createStaffUser } from '../../../../test/fixtures.ts';
import { openEmployeeSession, openStaffSession } from '../../../../test/sessions.ts';
import { createStructureScene, secretEmployee } from '../../../../test/structure-scene.ts';
import { untilSomebodyWaits } from '../../../../test/until-somebody-waits.ts';
import { plainPicture } from '../../../shared/images/testing/pictures.ts';
import type { PersonRow } from '../../../shared/people/people-tables.ts';
import { changePeople } from '../../../shared/people/write-people.ts';
import { employeesMessages as texts } from '../../employees/employees-messages.ts';

const test = openTestApp();
let person: PersonRow;
let token: string;
let staff: string;
let places: Parameters<typeof secretEmployee>[1];
let foto: string;

beforeEach(async () => {
  const { id } = await createCompany(test.database);
  person = await createPerson(test.database, id);
  token = await openEmployeeSession(test, person);
  const user = await createStaffUser(test.database, id, { is_administrator: true });
  staff = await openStaffSession(test, user);
  places = await createStructureScene(test, { companyId: id, token: staff });
  foto = (await plainPicture(40, 30).jpeg().toBuffer()).toString('base64');
});

const savePhoto = () => test.call('saveOwnPhoto', { token, body: { foto } });
const removePhoto = () => test.call('removeOwnPhoto', { token });

/** What the form of the staff has of a photo. */
async function openForm() {
  const params = { idOrganogramaPessoa: person.id };
  const { data } = await test.call('getEmployee', { token: staff, params });
  return { nrVersao: data.nrVersao, urlFoto: data.urlFoto };
}

const sendForm = (form: object) =>
  test.call('saveEmployee', {
    token: staff,
    body: { ...secretEmployee(person.id, places), dsEmail: person.email, ...form },
  });

const changedMeanwhile = { status: 409, errors: [texts.changedMeanwhile] };

describe('a form that the staff has open', () => {
  it('is told that somebody changed the person when the photo was saved or removed since', async () => {
    await savePhoto();
    const before = await openForm();
    await savePhoto();
    expect(await sendForm(before)).toMatchObject(changedMeanwhile);
    const since = await openForm();
    expect(since.nrVersao).toBe((before.nrVersao ?? 0) + 1);
    expect((await sendForm(since)).status).toBe(200);
    const again = await openForm();
    await removePhoto();
    expect(await sendForm(again)).toMatchObject(changedMeanwhile);
    expect((await openForm()).urlFoto).toBeNull();
  });

  // The embedded engine runs one transaction after another.
  it.runIf(process.env.TEST_DATABASE_URL)(
    'is told so too when the photo changes while the form is saved',
    async () => {
      const { id, company_id } = person;
      await savePhoto();
      const before = await openForm();
      let sending: ReturnType<typeof sendForm> | undefined;
      await test.database.inCompany(company_id, async (db) => {
        await changePeople(db, company_id, { photo_url: null }).where('id', '=', id).execute();
        sending = sendForm(before);
        await Promise.race([sending, untilSomebodyWaits(test)]);
      });
      expect(await sending).toMatchObject(changedMeanwhile);
      expect((await openForm()).urlFoto).toBeNull();
    },
  );
});
