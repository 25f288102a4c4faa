import { expect, test } from '@playwright/test';
import { discTable } from './support/disc-table.ts';
import { linkIn, nextMail } from './support/outbox.ts';
import { pdfText } from './support/pdf.ts';
import { answer } from './support/questionnaire.ts';
import { expectReportOf } from './support/report.ts';
import { openRequestsOf, signInAsStaff } from './support/staff.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';
const person = { name: 'Fernanda Castro', email: 'fernanda.castro@empresa.example' };

test('a request goes from staff to the person and comes back as a report', async ({
  page,
  browser,
}) => {
  const since = new Date();
  await signInAsStaff(page, baseUrl);
  await openRequestsOf(page, baseUrl, person.name);
  await page.getByRole('button', { name: 'Enviar nova solicitação' }).click();
  await expect(page.getByText('Deseja realmente enviar a solicitação por email?')).toBeVisible();
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByText('Solicitação enviada.', { exact: true })).toBeVisible();

  const invitation = await nextMail(baseUrl, person.email, since);
  const visitor = await browser.newContext();
  const own = await visitor.newPage();
  await own.goto(linkIn(invitation));
  await expect(own.getByText('Você ainda não realizou sua avaliação DISC.')).toBeVisible();
  await own.getByRole('button', { name: 'Iniciar avaliação' }).click();
  await answer(own);
  await own.getByRole('button', { name: 'Acessar Resultado!' }).click();
  await expectReportOf(own.getByRole('dialog'), discTable.expected);

  const [download] = await Promise.all([
    own.waitForEvent('download'),
    own.getByRole('button', { name: 'Baixar Relatório' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Relatório.pdf');
  const text = await pdfText(await download.path());
  expect(text).toContain('Perfil secundário: Influente');
  for (const heading of ['Distribuição do Perfil', 'Resumo', 'Competências', 'Sob Pressão']) {
    expect(text).toContain(heading);
  }

  const mailed = new Date();
  await own.getByRole('button', { name: 'Enviar por E-mail' }).click();
  await own.getByRole('textbox', { name: 'E-mail' }).fill('fernanda@casa.example');
  await own.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(own.getByText('Email enviado com sucesso!', { exact: true })).toBeVisible();
  const reportMail = await nextMail(baseUrl, 'fernanda@casa.example', mailed);
  await own.goto(linkIn(reportMail));
  await expectReportOf(own, discTable.expected);
  await visitor.close();

  await openRequestsOf(page, baseUrl, person.name);
  await expect(page.getByRole('dialog').getByText('Dominante Influente')).toBeVisible();
});
