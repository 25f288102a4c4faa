import { expect, type Locator, type Page, test } from '@playwright/test';
import { openLinkApi } from './support/call-by-link.ts';
import { sendGame, voting, words } from './support/games.ts';
import { watchFaults } from './support/host-page.ts';
import { managerLinkTo, type RatedCompetency } from './support/manager-api.ts';
import { linkIn, nextMail } from './support/outbox.ts';
import { sendReview } from './support/performance-api.ts';
import { choose } from './support/performance-screens.ts';
import { expectNoPortuguese, openIn } from './support/spoken-language.ts';
import { findPerson, openStaffApi } from './support/staff-api.ts';
import { makeStaffUser } from './support/staff-users.ts';
import { makeTraining, pinIn } from './support/trainings.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';

/** Who answers in each language, whom no other test asks anything, and what the screens say then. */
const spoken = {
  en: {
    person: 'Caio Vieira',
    manager: 'juliana.moraes@empresa.example',
    begin: 'Start the assessment',
    next: 'Next',
    finish: 'Finish',
    assessed: 'Self-assessment finished!',
    rate: 'Rate: Caio Vieira',
    sendScores: 'Send scores',
    rated: 'The rating has been sent!',
    report: 'Performance report',
    email: 'Email',
    sendPin: 'Send PIN',
    pinSent: /^A new PIN has been sent/,
    sessions: 'Sessions',
    start: 'Start',
    words: 'Your answer',
    answer: 'Answer',
    goOn: 'Continue',
    thanks: 'All done! Thank you for taking part!',
    signIn: 'Sign in',
  },
  es: {
    person: 'Lívia Bastos',
    manager: 'otavio.lacerda@empresa.example',
    begin: 'Comenzar la evaluación',
    next: 'Siguiente',
    finish: 'Terminar',
    assessed: '¡Autoevaluación terminada!',
    rate: 'Evaluar: Lívia Bastos',
    sendScores: 'Enviar notas',
    rated: '¡La evaluación se envió!',
    report: 'Informe de desempeño',
    email: 'Correo electrónico',
    sendPin: 'Enviar PIN',
    pinSent: /^¡Enviamos un PIN nuevo/,
    sessions: 'Sesiones',
    start: 'Comenzar',
    words: 'Tu respuesta',
    answer: 'Responder',
    goOn: 'Continuar',
    thanks: '¡Listo! ¡Gracias por participar!',
    signIn: 'Ingresar',
  },
} as const;

type Spoken = (typeof spoken)[keyof typeof spoken];

function open(
  page: Page,
  language: string,
  example: string,
  query: Readonly<Record<string, string | number>> = {},
): Promise<Locator> {
  return openIn(page, language, { baseUrl, example, query });
}

/** Staff who send trainings and games: one person may send to all no more than a few times an hour. */
async function openOwnStaff() {
  const api = await openStaffApi(baseUrl);
  const { login } = await makeStaffUser(api, { 4: 'V', 7: 'VIAE', 12: 'VIAE' });
  return openStaffApi(baseUrl, login);
}

/** Gives each competency on screen a score, to the end. */
async function scoreAll(
  { element, root = element }: { element: Locator; root?: Locator },
  texts: Spoken,
  competencies: readonly string[],
): Promise<void> {
  for (const [index, name] of competencies.entries()) {
    await expect(root.getByRole('heading', { name, exact: true })).toBeVisible();
    await choose(root, 8);
    if (index === 0) await expectNoPortuguese(element);
    const isLast = index === competencies.length - 1;
    await root
      .getByRole('button', { name: isLast ? texts.finish : texts.next, exact: true })
      .click();
  }
}

for (const [language, texts] of Object.entries(spoken)) {
  test.describe(`elements that speak ${language}`, () => {
    test('a review goes from the person to the report', async ({ page }) => {
      const faults = watchFaults(page);
      const review = await sendReview(await openStaffApi(baseUrl), texts.person);
      const { rows } = await openLinkApi(baseUrl, review.hash).get<{ rows: RatedCompetency[] }>(
        '/CompetenciaDesempenho/GetCompetencias',
      );
      const competencies = rows.map(({ nmCompetencia }) => nmCompetencia);
      const [first = ''] = competencies;
      const since = new Date();

      const self = await open(page, language, 'autoavaliacao', { hs: review.hash });
      await self.getByRole('button', { name: texts.begin }).click();
      await scoreAll({ element: self }, texts, competencies);
      await expect(self.getByRole('heading', { name: texts.assessed })).toBeVisible();
      await expectNoPortuguese(self);

      const { hash } = await managerLinkTo(baseUrl, texts.manager, texts.person, since);
      const team = await open(page, language, 'gestor', { hs: hash });
      const rate = team.getByRole('button', { name: texts.rate });
      await expect(rate).toBeVisible();
      await expectNoPortuguese(team);
      await rate.click();
      await scoreAll(
        { element: team, root: team.getByRole('dialog').first() },
        texts,
        competencies,
      );
      await team.getByRole('button', { name: texts.sendScores }).click();
      await expect(team.getByText(texts.rated, { exact: true }).first()).toBeVisible();
      await expectNoPortuguese(team);

      const report = await open(page, language, 'desempenho', { hs: review.hash });
      await expect(report.getByRole('heading', { name: texts.report })).toBeVisible();
      await expect(report.getByRole('heading', { name: first }).first()).toBeVisible();
      await expectNoPortuguese(report);
      expect(faults).toEqual([]);
    });

    test('a training opens by its PIN', async ({ page }) => {
      const faults = watchFaults(page);
      const api = await openOwnStaff();
      const { idOrganogramaPessoa, dsEmail } = await findPerson(api, texts.person);
      const title = `Treinamento lido em ${language} ${Date.now()}`;
      const id = await makeTraining(api, title, [idOrganogramaPessoa]);
      const since = new Date();
      await api.post(`/Treinamento/EnviarEmails?idTreinamento=${id}`);
      const link = linkIn(await nextMail(baseUrl, dsEmail, since, title));
      const hs = new URL(link).searchParams.get('hs') ?? '';

      const player = await open(page, language, 'treinamento', { hs });
      await player.getByLabel(texts.email).fill(dsEmail);
      await expectNoPortuguese(player);
      await player.getByRole('button', { name: texts.sendPin }).click();
      await expect(player.getByText(texts.pinSent)).toBeVisible();
      const { text } = await nextMail(baseUrl, dsEmail, since, 'PIN');
      await player.getByLabel('PIN', { exact: true }).fill(pinIn(text));
      await expect(player.getByRole('navigation', { name: texts.sessions })).toBeVisible();
      await expectNoPortuguese(player);
      expect(faults).toEqual([]);
    });

    test('a game is played', async ({ page }) => {
      const faults = watchFaults(page);
      const [game] = await sendGame(await openOwnStaff(), {
        title: `Jogo em ${language} ${Date.now()}`,
        questions: [words('Como foi a sua semana?'), voting('O que compramos primeiro?')],
      });
      if (!game) throw new Error('The game was sent to nobody');
      const query = { hs: game.hash, idPessoa: game.personId };

      const player = await open(page, language, 'jogo', query);
      await player.getByRole('button', { name: texts.start, exact: true }).click();
      await player.getByLabel(texts.words).fill('Boa');
      await expectNoPortuguese(player);
      await player.getByRole('button', { name: texts.answer }).click();
      await player.getByRole('button', { name: texts.goOn }).click();
      await player.getByRole('radio').first().check();
      await player.getByRole('button', { name: texts.answer }).click();
      await expectNoPortuguese(player);
      await player.getByRole('button', { name: texts.goOn }).click();
      await expect(player.getByRole('heading', { name: texts.thanks })).toBeVisible();
      await expectNoPortuguese(player);
      expect(faults).toEqual([]);
    });

    test('the portal asks who somebody is', async ({ page }) => {
      const portal = await open(page, language, 'portal');
      await expect(portal.getByRole('button', { name: texts.signIn, exact: true })).toBeVisible();
      await expectNoPortuguese(portal);
    });
  });
}
