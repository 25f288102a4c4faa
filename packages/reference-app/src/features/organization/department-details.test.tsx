import { faultReply } from '@aferir/api-client/testing';
import { SECTION } from '@aferir/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listMessages } from '../../shared/lists/list-messages.ts';
import { employeeChoiceMessages } from '../../shared/people/employee-choice-messages.ts';
import { peopleNarrowingMessages } from '../../shared/people/people-narrowing-messages.ts';
import { placePeopleMessages } from '../../shared/people/place-people-messages.ts';
import { axeViolations } from '../../shared/testing/axe.ts';
import { dialogOf } from '../../shared/testing/dialog-of.ts';
import { employee } from '../../shared/testing/employee-fixture.ts';
import { bodiesOf } from '../../shared/testing/sent-bodies.ts';
import { departmentPlaceMessages, organizationMessages as texts } from './organization-messages.ts';
import { departmentPerson } from './testing/organization-fixtures.ts';
import {
  ADDRESS,
  beginInWideWindow,
  beWindow,
  CALLS,
  createServer,
  nodeOf,
  openChart,
  panelOf,
  press,
  resizeWindow,
  start,
} from './testing/organization-scene.tsx';

beginInWideWindow();

describe('the details of a department', () => {
  it('open by a press, and tell its managers, its people and what is below', async () => {
    const app = await openChart();
    await press(app, 'Tecnologia', '{Enter}');
    expect(app.address()).toBe(`${ADDRESS}/5`);
    const panel = await panelOf();
    expect(await panel.findByText('Carla Nunes')).toBeVisible();
    expect(panel.getByText(texts.inactive)).toBeVisible();
    expect(await panel.findByText(departmentPerson.nmPessoa)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await app.user.click(panel.getByRole('link', { name: 'Dados' }));
    expect(app.address()).toBe(`${ADDRESS}/9`);
    await app.user.click(panel.getByRole('button', { name: texts.closeDetails }));
    expect(app.address()).toBe(ADDRESS);
  });

  it('give the focus back to the department that opened them', async () => {
    const app = await openChart();
    await press(app, 'Tecnologia', '{Enter}');
    const panel = await panelOf();
    screen.getByRole('button', { name: texts.add }).focus();
    panel.getByRole('button', { name: texts.closeDetails }).focus();
    await app.user.keyboard('{Enter}');
    expect(await nodeOf('Tecnologia')).toHaveFocus();
  });

  it('stand over the chart where there is no room beside it', async () => {
    beWindow('(width >= 40rem)');
    const app = await openChart();
    await press(app, 'Tecnologia', '{Enter}');
    const dialog = await dialogOf(texts.details);
    expect(await dialog.findByText('Carla Nunes')).toBeVisible();
    await app.user.keyboard('{Escape}');
    expect(app.address()).toBe(ADDRESS);
    await waitFor(async () => expect(await nodeOf('Tecnologia')).toHaveFocus());
  });

  it('leave what is open over them in sight where the window becomes narrow', async () => {
    const app = await openChart(createServer(), '/5');
    const panel = await panelOf();
    await panel.findByText('Carla Nunes');
    await app.user.click(panel.getByRole('button', { name: texts.actionsOf('Tecnologia') }));
    await app.user.click(await screen.findByRole('menuitem', { name: texts.move }));
    const task = await screen.findByRole('dialog', { name: texts.moveTitle });
    resizeWindow('(width >= 40rem)');
    expect(screen.getAllByRole('dialog', { hidden: true })).toEqual([task]);
    expect(task).toContainElement(document.activeElement as HTMLElement);
    await app.user.keyboard('{Escape}');
    expect(await dialogOf(texts.details)).toBeDefined();
    expect(screen.queryByRole('dialog', { name: texts.moveTitle })).not.toBeInTheDocument();
  });

  it('say that nobody is in it, and that there is no such department', async () => {
    const server = createServer().on('get', CALLS.people, { rows: [], qtdRecords: 0 });
    const app = await openChart(server, '/9');
    expect(await screen.findByText(departmentPlaceMessages.people.empty)).toBeVisible();
    await app.navigate(`${ADDRESS}/99`);
    expect(await screen.findByText(texts.notFound)).toBeVisible();
  });

  it('have managers added, put in order and taken out, and kept when they are refused', async () => {
    const server = createServer().on('get', '/OrganogramaPessoa/Get', {
      rows: [
        { ...employee, idOrganogramaPessoa: 7 },
        { ...employee, idOrganogramaPessoa: 10, nmPessoa: 'Davi Reis' },
      ],
      qtdRecords: 2,
    });
    const app = await openChart(server, '/5');
    await app.user.click(await screen.findByRole('button', { name: texts.editManagers }));
    const dialog = await dialogOf(texts.managersTitle);
    expect(dialog.getByText(texts.managersText)).toBeVisible();
    await app.user.click(dialog.getByRole('combobox', { name: texts.addManager }));
    expect(await screen.findByRole('option', { name: /Davi Reis/ })).toBeVisible();
    expect(screen.queryByRole('option', { name: /Ana Souza/ })).not.toBeInTheDocument();
    await app.user.click(screen.getByRole('option', { name: /Davi Reis/ }));
    const up = () => dialog.getByRole('button', { name: listMessages.up('Davi Reis') });
    await app.user.click(up());
    await app.user.click(up());
    await app.user.click(dialog.getByRole('button', { name: texts.removeManager('Carla Nunes') }));
    expect(await axeViolations()).toEqual([]);
    const cycle = 'Com esta mudança, Ana e Davi passariam a responder entre si.';
    server.failNext('post', CALLS.managers, faultReply({ idsGestores: cycle }));
    await app.user.click(dialog.getByRole('button', { name: texts.save }));
    expect((await dialog.findAllByText(new RegExp(cycle)))[0]).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: texts.save }));
    expect(await screen.findByText(texts.managersSaved)).toBeVisible();
    expect(bodiesOf(app, CALLS.managers).at(-1)).toEqual({
      idOrganogramaNo: 5,
      idsGestores: [10, 7],
      nrVersao: 4,
    });
  });
});

describe('lists without anybody to choose from', () => {
  const nobody = { rows: [], qtdRecords: 0 };
  const add = peopleNarrowingMessages.addPerson;

  it('lead whoever may add people to where that is done', async () => {
    const server = createServer(undefined, [[SECTION.employees, 'incluir']])
      .on('get', '/OrganogramaPessoa/Get', nobody)
      .on('get', '/OrganogramaPessoa/GetSemDepartamento', nobody);
    const app = await openChart(server, '/5');
    await app.user.click(await screen.findByRole('button', { name: texts.editManagers }));
    const dialog = await dialogOf(texts.managersTitle);
    await app.user.click(dialog.getByRole('combobox', { name: texts.addManager }));
    expect(await dialog.findByRole('link', { name: add })).toHaveAttribute(
      'href',
      '/funcionarios?registro=novo',
    );
    expect(await axeViolations()).toEqual([]);
    await app.navigate(`${ADDRESS}/5?ver=funcionarios`);
    const people = await dialogOf(placePeopleMessages.titleOf('Tecnologia'));
    await app.user.click(
      await people.findByRole('button', { name: departmentPlaceMessages.putIn.title }),
    );
    const others = await dialogOf(departmentPlaceMessages.putIn.title);
    expect(await others.findByRole('link', { name: add })).toBeVisible();
    expect(others.getByRole('link', { name: peopleNarrowingMessages.seePeople })).toHaveAttribute(
      'href',
      '/funcionarios',
    );
    expect(
      others.queryByRole('link', { name: peopleNarrowingMessages.importPeople }),
    ).not.toBeInTheDocument();
  });

  it('lead nobody else there', async () => {
    const server = createServer().on('get', '/OrganogramaPessoa/Get', nobody);
    const app = await openChart(server, '/5');
    await app.user.click(await screen.findByRole('button', { name: texts.editManagers }));
    const dialog = await dialogOf(texts.managersTitle);
    await app.user.click(dialog.getByRole('combobox', { name: texts.addManager }));
    await dialog.findByText(employeeChoiceMessages.empty, { selector: 'div > span' });
    expect(dialog.queryByRole('link')).toBeNull();
  });
});

describe('the people of a department', () => {
  it('are taken out and put in, each of which can be undone', async () => {
    const app = await openChart(createServer(), '/5?ver=funcionarios');
    const dialog = await dialogOf(placePeopleMessages.titleOf('Tecnologia'));
    for (const [words, person] of [
      [departmentPlaceMessages.takeOut, departmentPerson.nmPessoa],
      [departmentPlaceMessages.putIn, 'Rita Prado'],
    ] as const) {
      const name = placePeopleMessages.actionOn(words.action, person);
      const [button] = await screen.findAllByRole('button', { name });
      await app.user.click(button as HTMLElement);
      const question = within(await screen.findByRole('alertdialog'));
      expect(question.getByText(words.question)).toBeVisible();
      await app.user.click(question.getByRole('button', { name: words.action }));
      expect(await screen.findByText(words.done)).toBeVisible();
      if (words === departmentPlaceMessages.takeOut) {
        await app.user.click(
          dialog.getByRole('button', { name: departmentPlaceMessages.putIn.title }),
        );
      }
    }
    expect(bodiesOf(app, CALLS.putIn)).toEqual([{ idOrganogramaPessoa: 43, idOrganogramaNo: 5 }]);
    // Toasts are hidden from readers while a dialog is over the page.
    expect(screen.getAllByRole('button', { name: texts.undo, hidden: true })).toHaveLength(2);
  });

  it('are shown by themselves from the menu, and over the details from there', async () => {
    const app = await openChart();
    await start(app, 'Tecnologia', texts.showPeople);
    await dialogOf(placePeopleMessages.titleOf('Tecnologia'));
    await app.user.keyboard('{Escape}');
    expect(app.address()).toBe(ADDRESS);
    await app.navigate(`${ADDRESS}/5`);
    await app.user.click(await screen.findByRole('button', { name: texts.showPeople }));
    await dialogOf(placePeopleMessages.titleOf('Tecnologia'));
    await app.user.keyboard('{Escape}');
    expect(app.address()).toBe(`${ADDRESS}/5`);
  });
});
