import { expect, type Locator, type Page, test } from '@playwright/test';
import { findViolations } from './support/axe.ts';
import { placesOf } from './support/disc-table.ts';
import { watchFaults } from './support/host-page.ts';
import { answerRequest } from './support/link-api.ts';
import { expectNoPortuguese, openIn } from './support/spoken-language.ts';
import { closeOpenRequests, openStaffApi, sendRequest } from './support/staff-api.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';

const languages = {
  en: {
    start: 'Start the assessment',
    finish: 'Finish',
    thanks: 'Thank you!',
    open: 'See the result',
    look: 'Your profile',
    report: 'Behavioral analysis',
    dead: 'This link is not valid. Check that the whole address was copied.',
    questionsNote: 'The questions and their scale are in Portuguese.',
    reportNote: 'The profiles, the competencies and their descriptions are in Portuguese.',
  },
  es: {
    start: 'Comenzar la evaluación',
    finish: 'Terminar',
    thanks: '¡Gracias!',
    open: 'Ver el resultado',
    look: 'Tu perfil',
    report: 'Análisis de comportamiento',
    dead: 'Este enlace no es válido. Comprueba que copiaste la dirección completa.',
    questionsNote: 'Las preguntas y su escala están en portugués.',
    reportNote: 'Los perfiles, las competencias y sus descripciones están en portugués.',
  },
} as const;

/** What sentences of the report name that is said in Portuguese alone: the places of the scale, competencies. */
const content = /“[^”]+”|(?<=of |es |presente, )[A-Z]\p{L}*ção/gu;

function openQuestionnaire(page: Page, language: string, hash: string): Promise<Locator> {
  return openIn(page, language, { baseUrl, example: 'questionario', query: { hs: hash } });
}

for (const [language, texts] of Object.entries(languages)) {
  test(`the questionnaire and its report speak ${language}, and fetch no other language`, async ({
    page,
  }) => {
    const staff = await openStaffApi(baseUrl);
    await closeOpenRequests(staff, 'Paulo Xavier');
    const request = await sendRequest(staff, 'Paulo Xavier');
    await answerRequest(baseUrl, request, { to: 19 });
    const faults = watchFaults(page);
    const scripts = new Set<string>();
    page.on('request', (asked) => {
      if (asked.resourceType() === 'script') scripts.add(asked.url());
    });

    const element = await openQuestionnaire(page, language, request.hash);
    await expect(element.getByText(texts.questionsNote)).toBeVisible();
    await expectNoPortuguese(element, content);
    await expect(element.getByRole('heading').and(page.locator('[lang="pt-BR"]'))).toBeVisible();
    for (const [index, place] of placesOf(20).entries()) {
      await element
        .getByRole('radiogroup')
        .nth(index)
        .getByRole('radio')
        .nth(place - 1)
        .check();
    }
    await element.getByRole('button', { name: texts.finish }).click();
    await expect(element.getByRole('heading', { name: texts.thanks })).toBeVisible();
    await expect(element.getByRole('region', { name: texts.look })).toBeVisible();
    await expectNoPortuguese(element, content);

    await element.getByRole('button', { name: texts.open }).click();
    const dialog = element.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: texts.report })).toBeVisible();
    await expect(dialog.getByText(texts.reportNote)).toBeVisible();
    await expectNoPortuguese(element, content);
    expect(
      await findViolations(page, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa'],
        within: 'aferir-disc-questionnaire',
      }),
    ).toEqual([]);
    expect(faults).toEqual([]);

    // Read once more: a page lets go of what it has been answered.
    const options = { failOnStatusCode: true };
    const replies = [...scripts].map((url) => page.request.get(url, options));
    const fetched = (await Promise.all(replies.map(async (reply) => (await reply).text()))).join();
    expect(fetched).toContain(texts.start);
    for (const other of Object.values(languages).filter((one) => one !== texts)) {
      expect(fetched).not.toContain(other.start);
    }
  });
  test(`a link that is none is refused in ${language}, whatever the browser speaks`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale: 'fr-FR' });
    const page = await context.newPage();
    const element = await openQuestionnaire(page, language, 'nenhum');
    await expect(element.getByText(texts.dead)).toBeVisible();
    await expect(element.locator('[lang="pt-BR"]')).toHaveCount(0);
    await expectNoPortuguese(element, content);
    await context.close();
  });
}
