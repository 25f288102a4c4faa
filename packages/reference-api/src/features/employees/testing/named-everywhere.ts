import { type RawBuilder, sql } from 'kysely';
import type { TestApp } from '../../../../test/build-test-app.ts';
import { createStaffUser } from '../../../../test/fixtures.ts';
import type { Db } from '../../../platform/db/database.ts';
import {
  createSelfAssessed,
  type ReviewScene,
} from '../../performance/testing/performance-scene.ts';
import { rate, raterByLink, writeFeedback } from '../../performance/testing/rating-scene.ts';
import { employeesMessages } from '../employees-messages.ts';

/** What somebody is called. */
export const name = 'Zuleica Quintanilha';
/** The present address of somebody. */
export const email = 'zuleica@quintanilha.example';

type Values = Readonly<Record<string, RawBuilder<unknown> | string | number | boolean | null>>;

/** Writes what names somebody into every column that holds such a thing, theirs and others'. */
export async function nameEverywhere(
  test: TestApp,
  scene: ReviewScene,
): Promise<{ userId: number }> {
  const companyId = scene.company.id;
  const { id: personId } = scene.person;
  const manager = scene.managers[0]?.id ?? 0;
  const user = await createStaffUser(test.database, companyId, {
    person_id: personId,
    name,
    login: 'zuleica.usuaria@quintanilha.example',
    phone: '11998765432',
    mobile_phone: '11998765432',
    birth_date: '1981-07-13',
    photo_url: 'https://fora.example/quintanilha.png',
    cpf: '52998224725',
    rg: 'RG-quintanilha',
    zip_code: '01001000',
    street: 'Rua Quintanilha',
    street_number: '4711',
    address_complement: 'Vila Quintanilha',
    district: 'Quintanilha',
    city: 'Quintanilha',
    state: 'SP',
  });
  await test.database.inCompany(companyId, (db) =>
    db
      .updateTable('person')
      .set({
        name,
        email,
        former_email: 'antes@quintanilha.example',
        email_changed_at: test.clock.now(),
        former_email_hash: 'x',
        sex: 'F',
        phone: '11998765432',
        registration_number: 'ZQ-4711',
        cpf: '52998224725',
        birth_date: '1981-07-13',
        hired_on: '2019-02-11',
        photo_url: 'https://fora.example/quintanilha.png',
        language: 'es',
      })
      .where('id', '=', personId)
      .execute(),
  );
  const sent = await createSelfAssessed(test, scene, [9, 9]);
  const rater = await raterByLink(test, scene, sent);
  await rate(test, rater, [3, 9]);
  await writeFeedback(test, rater, 0, `${name} precisa combinar os prazos.`);
  await test.database.inCompany(companyId, async (db) => {
    const at = test.clock.now();
    const add = (table: string, values: Values) =>
      insert(db, table, { company_id: companyId, ...values });
    await add('disc_response', {
      person_id: personId,
      instrument_version: 1,
      status: 1,
      mailed_to: email,
    });
    await add('agreement', {
      response_id: sent.idResposta,
      person_id: personId,
      goal: `${name} apresenta os resultados`,
      action: `${name} ensaia na véspera`,
      doer: 'person',
      due_on: '2026-12-20',
      person_confirmed_at: sql`${at}`,
      created_at: sql`${at}`,
    });
    await add('performance_rater', {
      response_id: sent.idResposta,
      person_id: manager,
      rater_group: 'peer',
      proposed_by: 'person',
      proposed_at: sql`${at}`,
      asked_at: sql`${at}`,
      asked_on: '2026-11-20',
      rated_at: sql`${at}`,
    });
    const [asked] = await db.selectFrom('performance_rater').select('id').execute();
    const [competency] = scene.competencies;
    await add('performance_rater_score', {
      rater_id: asked?.id ?? 0,
      competency_id: competency?.id ?? 0,
      score: 8,
      comment: `${name} divide o que sabe.`,
      scored_at: sql`${at}`,
    });
    const [rated] = await db
      .selectFrom('performance_response_competency')
      .where('response_id', '=', sent.idResposta)
      .select('id')
      .execute();
    await db
      .updateTable('performance_response_competency')
      .set({ self_comment: `${name} diz que cumpre prazos.` })
      .where('response_id', '=', sent.idResposta)
      .execute();
    await db
      .updateTable('performance_manager_score')
      .set({ comment: `${name} cumpre quase todos.` })
      .execute();
    const [calibrator] = await db.selectFrom('staff_user').select('id').execute();
    await add('performance_calibration', {
      response_competency_id: rated?.id ?? 0,
      score_before: null,
      score: 7,
      reason: `${name} entrega o mesmo que os outros.`,
      calibrated_by: calibrator?.id ?? 0,
      calibrated_at: sql`${at}`,
    });
    await add('notification', {
      kind: 'mail',
      event_key: 'mail:4711',
      audience: 'mails:behavioral',
      topic: 'x',
      person_id: manager,
      details: json({ address: email }),
      occurred_at: sql`${at}`,
    });
    await add('mail_message', {
      person_id: manager,
      recipient: 'gestora@empresa.example',
      subject: `${name} respondeu`,
      text: `Veja as respostas de ${name}.`,
      html: `<p>Veja as respostas de ${name}.</p>`,
    });
    await add('mail_message', {
      person_id: manager,
      recipient: 'Antes@quintanilha.example',
      subject: 'Resultado',
      text: 'Segue.',
      html: '<p>Segue.</p>',
      last_error: `550 ${email}`,
    });
    const importId = await add('employee_import', {
      staff_user_id: user.id,
      user_name: name,
      file_name: 'pessoas.csv',
      state: 'undone',
      kept: json([employeesMessages.keptPerson(name), employeesMessages.keptPerson('Bia Luz')]),
      created_at: sql`${at}`,
    });
    for (const [place, outcome] of ['kept', 'faulty'].entries()) {
      await add('employee_import_row', {
        import_id: importId,
        place,
        line: place,
        texts: json({ nome: name, 'e-mail': email.toUpperCase() }),
        person: outcome === 'faulty' ? null : json({ name, email }),
        outcome,
        reason: employeesMessages.keptPerson(name),
        person_id: outcome === 'faulty' ? null : personId,
        before: outcome === 'faulty' ? null : json({ name }),
      });
    }
    await add('employee_import_row', {
      import_id: importId,
      place: 2,
      line: 2,
      texts: json({
        nome: 'Bia Luz',
        'e-mail': 'bia@empresa.example',
        gestor: `${name}; Rui Chefe`,
      }),
      person: json({ name: 'Bia Luz', email: 'bia@empresa.example', managers: [email] }),
      outcome: 'unchanged',
      person_id: manager,
    });
    await add('employee_import_row', {
      import_id: importId,
      place: 3,
      line: 3,
      texts: json({ nome: name.toUpperCase(), 'e-mail': '' }),
      person: null,
      outcome: 'faulty',
      reason: 'O campo "e-mail" não pode estar vazio.',
    });
    const marks = [{ CPF: '529.982.247-25' }, { matrícula: 'ZQ-4711' }];
    for (const [at, mark] of marks.entries()) {
      await add('employee_import_row', {
        import_id: importId,
        place: 4 + at,
        line: 4 + at,
        texts: json({ nome: 'Z. Quintanilha', 'e-mail': '', ...mark }),
        person: null,
        outcome: 'faulty',
        reason: 'O campo "cargo" não pode estar vazio.',
      });
    }
    const changeId = await add('organization_change', {
      staff_user_id: user.id,
      right_taken: 'alterar',
      description: `Saída de ${name} de Vendas`,
      created_at: sql`${at}`,
    });
    await add('organization_change_item', {
      change_id: changeId,
      kind: 'person',
      item_id: personId,
      before: json({ departmentId: null }),
      version_before: 1,
      version_after: 2,
    });
    await addTraining(add, { personId, userId: user.id, at });
    await addGameAnswer(add, { personId, at });
  });
  return { userId: user.id };
}

type Add = (table: string, values: Values) => Promise<number>;

async function addTraining(
  add: Add,
  { personId, userId, at }: { personId: number; userId: number; at: Date },
) {
  const categoryId = await add('training_category', { name: 'Geral' });
  const trainingId = await add('training', {
    title: 'Segurança',
    description: '',
    category_id: categoryId,
    author_id: userId,
    author_name: name,
    created_at: sql`${at}`,
  });
  await add('training_certificate', {
    training_id: trainingId,
    person_id: personId,
    code: 'ABCD-1234',
    person_name: name,
    training_title: 'Segurança',
    training_version: 1,
    issued_at: sql`${at}`,
  });
}

async function addGameAnswer(add: Add, { personId, at }: { personId: number; at: Date }) {
  const gameId = await add('game', {
    title: 'Semana',
    description: '',
    scale: 5,
    is_anonymous: false,
    created_at: sql`${at}`,
  });
  const questionId = await add('game_question', {
    game_id: gameId,
    place: 0,
    kind: 'words',
    text: 'Como foi?',
  });
  await add('game_person', { game_id: gameId, person_id: personId });
  await add('game_answer', {
    game_id: gameId,
    person_id: personId,
    question_id: questionId,
    text: `Eu, ${name}`,
    answered_at: sql`${at}`,
  });
}

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;

async function insert(db: Db, table: string, values: Values): Promise<number> {
  const columns = Object.keys(values).map((column) => sql.ref(column));
  const given = Object.values(values).map((value) =>
    typeof value === 'object' && value !== null ? value : sql`${value}`,
  );
  const { rows } = await sql<{ one: { id?: number } }>`
    insert into ${sql.table(table)} as added (${sql.join(columns)}) values (${sql.join(given)})
    returning to_jsonb(added) as one`.execute(db);
  return rows[0]?.one.id ?? 0;
}
