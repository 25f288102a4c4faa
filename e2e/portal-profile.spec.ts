import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { pdfText } from './support/pdf.ts';
import { finishReview } from './support/performance-api.ts';
import { developerTable as table } from './support/performance-table.ts';
import { choosePhoto, drawHalves, lookAt } from './support/photo.ts';
import { dashboardPart, openDashboard, toast } from './support/portal.ts';
import { openStaffApi } from './support/staff-api.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';
const name = 'Yasmin Oliveira';
const email = 'yasmin.oliveira@empresa.example';

test.describe('the profile', () => {
  test.beforeEach(async ({ page }) => {
    await openDashboard(page, baseUrl, email);
    await page.getByRole('button', { name: new RegExp(name) }).click();
    await page.getByRole('menuitem', { name: 'Meu perfil' }).click();
    await expect(page.getByRole('heading', { name: 'Meu perfil' })).toBeVisible();
  });

  test('a photo is cut to what the frame shows, and can be taken away', async ({ page }) => {
    const data = dashboardPart(page, 'Meus dados').first();
    await choosePhoto(page, Buffer.from('Isto não é uma imagem.'));
    const dialog = page.getByRole('dialog', { name: 'Ajustar foto' });
    await expect(dialog.getByRole('alert')).toHaveText(
      'A imagem enviada não pode ser usada. Envie um arquivo JPG, PNG ou WebP.',
    );
    await dialog.getByRole('button', { name: 'Cancelar' }).click();

    await choosePhoto(page, await drawHalves(page));
    await expect(dialog.locator('.cropper-crop-box')).toBeVisible();
    const right = dialog.getByRole('button', { name: 'Mover para a direita' });
    for (let steps = 0; steps < 30; steps += 1) await right.click();
    await dialog.getByRole('button', { name: 'Salvar foto' }).click();
    await expect(toast(page, 'Salvo com sucesso.')).toBeVisible();
    await expect(dialog).toBeHidden();
    const picture = data.locator('img');
    await expect(picture).toBeVisible();
    expect(await lookAt(picture)).toEqual({ width: 300, height: 300, left: 'red', right: 'red' });
    const address = new URL((await picture.getAttribute('src')) ?? '', baseUrl);
    const stored = await fetch(address);
    expect(stored.headers.get('x-content-type-options')).toBe('nosniff');
    expect(stored.headers.get('content-security-policy')).toContain("default-src 'none'");

    await data.getByRole('button', { name: 'Remover foto' }).click();
    await expect(toast(page, 'Removido com sucesso.')).toBeVisible();
    await expect(picture).toHaveCount(0);
    expect((await fetch(address)).status).toBe(404);
  });

  test('everything stored can be taken along, to read and as data', async ({ page }) => {
    const { review } = await finishReview(await openStaffApi(baseUrl), name, table);
    const { file, data } = await downloadJson(page);
    expect(file).toBe('Meus_Dados_Yasmin_Oliveira.json');
    expect(data.pessoa).toMatchObject({ nmPessoa: name, dsEmail: email });
    expect(data.gestores.map(({ nmPessoa }) => nmPessoa).sort()).toEqual(
      table.managers.map((manager) => manager.name),
    );
    const stored = data.avaliacoesDesempenho.find(
      ({ idResposta }) => idResposta === review.responseId,
    );
    expect(stored?.competencias).toHaveLength(table.rows.length);
    for (const { competency, self, scores, feedback } of table.rows) {
      const own = stored?.competencias.find(({ nmCompetencia }) => nmCompetencia === competency);
      expect(own?.nrAutoavaliacao).toBe(self);
      for (const [index, manager] of table.managers.entries()) {
        const given = own?.gestores.find(({ nmGestor }) => nmGestor === manager.name);
        expect(given?.nrIndice).toBe(scores[index]);
        expect(given?.dsFeedback ?? null).toBe(feedback[index]);
      }
    }
    expect(data.emails.some(({ dsAssunto }) => dsAssunto.includes('autoavaliação'))).toBe(true);
    const hashless = JSON.stringify(data);
    expect(hashless).not.toContain(review.hash);

    const card = dashboardPart(page, 'Baixar meus dados');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      card.getByRole('button', { name: 'Baixar PDF' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Meus_Dados_Yasmin_Oliveira.pdf');
    const text = await pdfText(await download.path());
    const texts = table.rows.flatMap(({ competency, feedback }) => [competency, ...feedback]);
    const chapters = ['Perfil', 'Avaliações de desempenho', 'Mensagens enviadas'];
    for (const part of [name, email, `Avaliação nº ${review.responseId}`, ...chapters, ...texts]) {
      if (part !== null) expect(text).toContain(part);
    }
  });
});

interface PersonalData {
  pessoa: { nmPessoa: string; dsEmail: string };
  gestores: { nmPessoa: string }[];
  avaliacoesDesempenho: {
    idResposta: number;
    competencias: {
      nmCompetencia: string;
      nrAutoavaliacao: number | null;
      gestores: { nmGestor: string; nrIndice: number; dsFeedback: string | null }[];
    }[];
  }[];
  emails: { dsAssunto: string }[];
}

async function downloadJson(page: Page): Promise<{ file: string; data: PersonalData }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar JSON' }).click(),
  ]);
  const content = await readFile(await download.path(), 'utf8');
  return { file: download.suggestedFilename(), data: JSON.parse(content) };
}
