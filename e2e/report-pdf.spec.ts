import { statSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { pdfLineOf, pdfPages } from './support/pdf.ts';
import { signInAsStaff } from './support/staff.ts';
import { type ExamplePerson, openStaffApi, type StaffApi } from './support/staff-api.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';
const perPage = 400 * 1024;

const profiles = ['Dominante', 'Influente', 'Estável', 'Conforme'];

const headings = [
  'Análise Comportamental',
  'Distribuição do Perfil',
  'Resumo',
  'Competências',
  'Comportamentos positivos',
  'Valor na equipe',
  'Ambiente ideal',
  'Sob Pressão',
  'Comportamentos limitantes',
  'Comunicação',
  'Decisão',
  'Ritmo',
  'Relacionamento',
  'Organização',
];

interface WithOutcome {
  nmPerfil: string | null;
}

interface Rows<Row> {
  rows: Row[];
}

interface FinishedResponse {
  nmPessoa: string;
  idResposta: number;
}

for (const first of profiles) {
  test(`each outcome led by ${first} becomes a PDF that can be searched`, async ({ page }) => {
    const others = profiles.filter((profile) => profile !== first);
    const api = await openStaffApi(baseUrl);
    await signInAsStaff(page, baseUrl);
    for (const outcome of [[first], ...others.map((second) => [first, second])]) {
      const person = await findSomebody(api, outcome.join(' '));
      await page.goto(`${baseUrl}/relatorio?idResposta=${person.idResposta}`);
      const [download] = await Promise.all([
        page.waitForEvent('download', { timeout: 30_000 }),
        page.getByRole('button', { name: 'Baixar Relatório' }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^Relatorio_Comportamental_.+\.pdf$/);
      const file = await download.path();
      const pages = await pdfPages(file);
      const text = pages.join(' ');
      for (const part of [person.nmPessoa, ...outcome, ...headings]) expect(text).toContain(part);
      for (const words of pages) expect(words.length).toBeGreaterThan(300);
      expect(statSync(file).size).toBeLessThan(pages.length * perPage);
    }
  });
}

test('competencies side by side stand on one line of the PDF', async ({ page }) => {
  await signInAsStaff(page, baseUrl);
  await page.goto(`${baseUrl}/relatorio?idResposta=22`);
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 30_000 }),
    page.getByRole('button', { name: 'Baixar Relatório' }).click(),
  ]);
  expect(await pdfLineOf(await download.path(), 'Trabalho em equipe')).toContain('Empatia');
});

/** Somebody with a finished response that came out as this; a newer request may be open. */
async function findSomebody(api: StaffApi, outcome: string): Promise<FinishedResponse> {
  const people = await api.get<Rows<ExamplePerson & WithOutcome>>('/OrganogramaPessoa/Get', {
    take: 100,
  });
  const person = people.rows.find(({ nmPerfil }) => nmPerfil === outcome);
  if (!person) throw new Error(`Nobody of the example company is ${outcome}.`);
  const requests = await api.get<Rows<{ idResposta: number } & WithOutcome>>(
    '/Resposta/GetRespostasPessoa',
    { idOrganogramaPessoa: person.idOrganogramaPessoa },
  );
  const finished = requests.rows.find(({ nmPerfil }) => nmPerfil === outcome);
  if (!finished) throw new Error(`${person.nmPessoa} has no response that is ${outcome}.`);
  return { nmPessoa: person.nmPessoa, idResposta: finished.idResposta };
}
