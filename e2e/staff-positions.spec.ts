import { expect, type Page, test } from '@playwright/test';
import { expectScreenAccessible } from './support/accessibility.ts';
import { signInAsStaff } from './support/staff.ts';
import { openStaffApi, type StaffApi } from './support/staff-api.ts';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';
const section = `${baseUrl}/homelogado/cargos`;
const name = (text: string) => `${text} ${process.pid}`;

interface PersonInPosition {
  idOrganogramaPessoa: number;
  idOrganogramaCargo: number;
  nmPessoa: string;
}

async function addPosition(page: Page, position: string) {
  await page.getByRole('button', { name: 'Adicionar cargo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Adicionar cargo' });
  await dialog.getByLabel('Nome do cargo').fill(position);
  await dialog.getByRole('button', { name: 'Mais detalhes' }).click();
  await dialog.getByLabel('Descrição').fill('Cuida do som dos eventos.');
  await dialog.getByLabel('Atividades').fill('Monta, mede e desmonta.');
  await dialog.getByLabel('Piso salarial').fill('3.500,00');
  await dialog.getByRole('combobox', { name: /Senioridade/ }).click();
  await page.getByRole('option', { name: 'Pleno' }).click();
  await dialog.getByRole('button', { name: 'Adicionar', exact: true }).click();
  await expect(page.getByText('Salvo com sucesso!').first()).toBeVisible();
  await expect(dialog).toBeHidden();
}

/** Keeps positions without a browser. */
async function makePositions(api: StaffApi, ...names: string[]) {
  const [{ idSenioridade }] = await api.get<[{ idSenioridade: number }]>('/Senioridade/Get');
  for (const nmCargo of names) {
    await api.post('/OrganogramaCargo/Post', {
      idOrganogramaCargo: 0,
      nmCargo,
      dsDescricao: 'Cuida do som dos eventos.',
      dsAtividades: 'Monta, mede e desmonta.',
      vlPisoSalarial: 350_000,
      idSenioridade,
    });
  }
}

async function choose(page: Page, position: string, action: string) {
  await page.getByRole('searchbox').first().fill(position);
  // Else the row, and the menu at it, would move once the others are gone.
  await expect(page.getByRole('button', { name: /^Ações de / })).toHaveCount(1);
  await page.getByRole('button', { name: `Ações de ${position}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('an administrator keeps a position, its competencies and its people', async ({ page }) => {
  const sound = name('Técnico de Som');
  await signInAsStaff(page, baseUrl);
  await page.goto(section);
  await page.getByRole('button', { name: 'Adicionar cargo' }).click();
  const adding = page.getByRole('dialog', { name: 'Adicionar cargo' });
  await adding.getByRole('button', { name: 'Mais detalhes' }).click();
  await adding.getByLabel('Piso salarial').fill('0');
  await adding.getByRole('button', { name: 'Adicionar', exact: true }).click();
  await expect(adding.getByText('Informe um piso salarial maior que zero.').first()).toBeVisible();
  await adding.getByLabel('Piso salarial').fill('1.000.000,01');
  await expect(adding.getByText('O piso salarial pode ser de até').first()).toBeVisible();
  await expectScreenAccessible(page);
  await adding.getByLabel('Piso salarial').fill('');
  await adding.getByRole('button', { name: 'Cancelar' }).click();
  await addPosition(page, sound);

  await choose(page, sound, 'Editar');
  const dialog = page.getByRole('dialog', { name: 'Editar Cargo' });
  await dialog.getByRole('tab', { name: 'Selecionar Competências' }).click();
  const first = dialog.getByRole('switch').first();
  await first.click();
  await expect(first).toBeEnabled();
  await page.reload();
  await expect(first).toBeChecked();
  await expectScreenAccessible(page);
  await dialog.getByRole('button', { name: 'Fechar' }).last().click();

  await choose(page, sound, 'Funcionários');
  const people = page.getByRole('dialog', { name: `Funcionários: ${sound}` });
  await expect(people.getByText('Ninguém neste cargo')).toBeVisible();
  await people.getByRole('button', { name: 'Adicionar ao cargo' }).click();
  await expect(page.getByText('Ninguém sem cargo')).toBeVisible();
  await expectScreenAccessible(page);
});

test('people move to another position when theirs is deleted', async ({ page }) => {
  const api = await openStaffApi(baseUrl);
  const { rows } = await api.get<{ rows: PersonInPosition[] }>('/OrganogramaPessoa/Get', {
    filter: 'henrique duarte',
  });
  const person = rows[0];
  if (!person) throw new Error('Henrique Duarte is not in the example company.');
  const { idOrganogramaPessoa, idOrganogramaCargo } = person;
  const [from, to] = [name('Cargo de Saída'), name('Cargo de Chegada')];
  await makePositions(api, from, to);
  await api.post('/OrganogramaPessoa/RemoveCargo', { idOrganogramaPessoa });
  await signInAsStaff(page, baseUrl);
  await page.goto(section);
  await choose(page, from, 'Funcionários');
  const people = page.getByRole('dialog');
  await people.getByRole('button', { name: 'Adicionar ao cargo' }).click();
  await people.getByRole('button', { name: `Adicionar ${person.nmPessoa}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Adicionar' }).click();
  await expect(page.getByText('Adicionado com sucesso.').first()).toBeVisible();
  // Who was added is gone from the list, with the button that had the focus.
  await expect(people.getByRole('region', { name: 'Sem cargo' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(people.getByRole('button', { name: 'Adicionar ao cargo' })).toBeFocused();
  await page.keyboard.press('Escape');

  await choose(page, from, 'Excluir');
  const question = page.getByRole('alertdialog');
  await expect(question.getByText('Tem certeza de que deseja remover este item?')).toBeVisible();
  await question.getByRole('combobox', { name: 'Mover para' }).fill(to);
  await page.getByRole('option', { name: to }).click();
  await question.getByRole('button', { name: 'Mover 1 pessoa e excluir' }).click();
  await expect(page.getByText('Removido com sucesso.').first()).toBeVisible();
  await page.getByRole('searchbox').first().fill(to);
  await expect(
    page.getByRole('row', { name: new RegExp(to) }).getByText('1', { exact: true }),
  ).toBeVisible();
  await api.post('/OrganogramaPessoa/RemoveCargo', { idOrganogramaPessoa });
  await api.post('/OrganogramaPessoa/addFuncionarioNoCargo', {
    idOrganogramaPessoa,
    idOrganogramaCargo,
  });
});

test('seniorities and competencies are put in order by keyboard alone', async ({ page }) => {
  await signInAsStaff(page, baseUrl);
  await page.goto(`${baseUrl}/homelogado/senioridades`);
  const names = () => page.getByRole('list', { name: 'Senioridades' }).getByRole('listitem');
  await expect(names().nth(1)).toContainText('Júnior');
  const up = page.getByRole('button', { name: 'Mover Júnior para cima' });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(names().first()).toContainText('Júnior');
  await expect(up).toBeFocused();
  await page.reload();
  await expect(names().first()).toContainText('Júnior');
  await expectScreenAccessible(page);
  await page.getByRole('button', { name: 'Mover Júnior para baixo' }).click();
  await expect(names().nth(1)).toContainText('Júnior');

  await page.goto(`${baseUrl}/homelogado/competencias`);
  await expect(page.getByRole('list', { name: 'Competências' })).toBeVisible();
  await expectScreenAccessible(page);
});
