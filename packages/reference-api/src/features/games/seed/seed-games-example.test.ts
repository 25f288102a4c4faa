import { expect, it } from 'vitest';
import { openTestApp } from '../../../../test/build-test-app.ts';
import { linkIn, mailsOf } from '../../../../test/mails.ts';
import { passwords } from '../../../operation/sessions/password.ts';
import { exampleAccounts, examplePassword } from '../../../start/example/example-accounts.ts';
import { seedExampleCompanies } from '../../../start/example/seed-example-companies.ts';
import { partsOf } from '../../feature.ts';
import { exampleGames } from './example-games.ts';

const test = openTestApp();

it('has a game of each kind that plays, and rounds of a survey with a report', async () => {
  await seedExampleCompanies({
    ...test.services,
    hashPassword: passwords.hash,
    examples: partsOf(test.app.features, 'example'),
  });
  const login = exampleAccounts.find(({ realm }) => realm === 'staff')?.login ?? '';
  const signedIn = await test.call('signInStaff', { body: { login, password: examplePassword } });
  const { accessToken: token } = signedIn.data.token;
  const { data: games } = await test.call('listGames', { token });
  expect(games.rows.map(({ idTipoJogo, idSituacao }) => [idTipoJogo, idSituacao])).toEqual([
    [4, 2],
    [3, 2],
    [2, 2],
    [1, 2],
    [3, 3],
    [3, 3],
  ]);
  const people = { qtdEnviados: expect.any(Number), qtdConcluidos: expect.any(Number) };
  for (const game of games.rows) {
    expect(game).toMatchObject(people);
    expect(game.qtdConcluidos).toBeGreaterThanOrEqual(5);
    expect(game.qtdConcluidos).toBeLessThan(game.qtdEnviados);
  }

  for (const { title } of exampleGames) {
    const mails = await mailsOf(test, 1);
    const mail = mails.find(({ subject }) => subject.includes(title));
    const hsGame = linkIn(mail);
    const query = { hsGame, idPessoa: mail?.person_id ?? 0 };
    expect((await test.call('getGame', { link: hsGame, query })).status, title).toBe(200);
  }

  const [round, before] = games.rows.slice(-2);
  const idJogo = round?.idJogo ?? 0;
  const { data: report } = await test.call('getPsychosocialReport', { token, params: { idJogo } });
  expect(report).toMatchObject({ flDisponivel: true, nrRodada: 2 });
  expect(report.rodadas.map((one) => one.idJogo)).toEqual([before?.idJogo, idJogo]);
  expect(report.grupos.length).toBeGreaterThanOrEqual(4);
  expect(report.grupos.at(-1)?.nmGrupo).toBe('Demais departamentos');
  const bands = new Set(
    report.grupos.flatMap(({ dimensoes }) => dimensoes.map(({ dsFaixa }) => dsFaixa)),
  );
  expect(bands).toEqual(new Set(['favoravel', 'atencao', 'critico']));
});
