import { statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OUTCOME_NAMES } from '@aferir/domain';
import { expect, type Page, test } from '@playwright/test';
import { serveReportPage } from '../packages/widgets/bench/report-page/serve-page.ts';
import { pdfLineOf, pdfPages } from './support/pdf.ts';
import { signInAsStaff } from './support/staff.ts';
import { openStaffApi } from './support/staff-api.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';
const perPage = 400 * 1024;

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

interface Report {
  nmPessoa: string;
  nmPerfil: string;
}

test('a report becomes a PDF that can be searched', async ({ page }) => {
  const idResposta = 22;
  const api = await openStaffApi(baseUrl);
  const report = await api.get<Report>('/Resposta/GetPessoaRespostaPerfil', { idResposta });
  await signInAsStaff(page, baseUrl);
  await page.goto(`${baseUrl}/relatorio?idResposta=${idResposta}`);
  const { file, name } = await downloadReport(page);
  expect(name).toMatch(/^Relatorio_Comportamental_.+\.pdf$/);
  const pages = await expectPagesOf(file, [report.nmPessoa, ...report.nmPerfil.split(' ')]);
  expect(statSync(file).size).toBeLessThan(pages * perPage);
  expect(await pdfLineOf(file, 'Trabalho em equipe')).toContain('Empatia');
});

test('the texts of each outcome fill pages that can be searched', async ({ page }) => {
  const outDir = await mkdtemp(join(tmpdir(), 'aferir-reports-'));
  const site = await serveReportPage({ outDir, port: 4104, withoutPictures: true });
  try {
    expect(OUTCOME_NAMES).toHaveLength(16);
    for (const outcome of OUTCOME_NAMES) {
      await page.goto(`${site.address}?${new URLSearchParams({ outcome })}`);
      const { file } = await downloadReport(page);
      await expectPagesOf(file, ['Maria Aparecida de Albuquerque', ...outcome.split(' ')]);
    }
  } finally {
    await site.stop();
    await rm(outDir, { recursive: true, force: true });
  }
});

test('what the board is told of the example fills one page', async ({ page }) => {
  await signInAsStaff(page, baseUrl);
  await page.goto(`${baseUrl}/homelogado/relatorio-da-diretoria`);
  const { file } = await downloadReport(page, 'Baixar PDF');
  const [words, ...others] = await pdfPages(file);
  expect(others).toEqual([]);
  const told = ['Perfis', 'Ciclos comportamentais', 'Médias por competência', 'Maiores diferenças'];
  for (const part of [...told, 'Departamentos', 'Ciclos de desempenho', 'Grupos pequenos']) {
    expect.soft(words).toContain(part);
  }
});

async function downloadReport(
  page: Page,
  button = 'Baixar Relatório',
): Promise<{ file: string; name: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { file: await download.path(), name: download.suggestedFilename() };
}

/** The pages of a report have these texts and each heading, and none is nearly empty; tells how many there are. */
async function expectPagesOf(file: string, texts: readonly string[]): Promise<number> {
  const pages = await pdfPages(file);
  const text = pages.join(' ');
  for (const part of [...texts, ...headings]) expect.soft(text).toContain(part);
  for (const words of pages) expect.soft(words.length, words).toBeGreaterThan(300);
  return pages.length;
}
