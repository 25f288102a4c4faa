import { listTrainingCandidatesQuery } from '@aferir/api-client/react';
import { createFakeServer } from '@aferir/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { useServices } from '../../services/services-context.tsx';
import { candidate } from '../testing/audience-fixtures.ts';
import { axeViolations } from '../testing/axe.ts';
import { renderPart } from '../testing/render-part.tsx';
import type { AudienceMember } from './audience.ts';
import { AudienceList } from './audience-list.tsx';
import { audienceMessages as texts } from './audience-messages.ts';

const CANDIDATES = '/Treinamento/GetGridPessoas';

/** People with names that are in order. */
const company: readonly AudienceMember[] = Array.from({ length: 70 }, (_none, place) => ({
  ...candidate,
  idOrganogramaPessoa: 100 + place,
  nmPessoa: `Pessoa ${100 + place}`,
}));

/** A server that finds the first of them by any search, and holds back what was asked without one. */
function createServer(found: number, whole: Promise<void> = Promise.resolve()) {
  return createFakeServer().on('get', CANDIDATES, async ({ query: { take, index, filter } }) => {
    if (!filter) await whole;
    const people = filter ? company.slice(0, found) : company;
    const first = Number(index) * Number(take);
    return { rows: people.slice(first, first + Number(take)), qtdRecords: people.length };
  });
}

function Audience({ before, most }: { before: number; most: number }) {
  const { staff } = useServices();
  const [people, setPeople] = useState<readonly AudienceMember[]>(company.slice(0, before));
  return (
    <AudienceList
      subject="Segurança"
      people={people}
      most={most}
      candidates={(query) => listTrainingCandidatesQuery(staff, { query })}
      texts={{ title: 'Funcionários', emptyText: 'Adicione alguém.', removeAllText: 'Ninguém.' }}
      onChange={setPeople}
    />
  );
}

/** Opens the picker over an audience with the first of the company in it. */
async function openPicker(before: number, { server = createServer(40), most = 500 } = {}) {
  const { user } = renderPart(<Audience before={before} most={most} />, server);
  await user.click(await screen.findByRole('button', { name: texts.add }));
  const picker = within(await screen.findByRole('dialog'));
  const search = async (text: string) => {
    await user.clear(picker.getByRole('searchbox'));
    await user.type(picker.getByRole('searchbox'), `${text}{Enter}`);
  };
  const all = (count: number) => picker.findByRole('button', { name: texts.addAll(count) });
  return { user, picker, search, all };
}

describe('all whom a search finds', () => {
  it('are those who are not there yet, and once', async () => {
    const { user, picker, search, all } = await openPicker(38);
    await search('pessoa');
    await user.click(await all(40));
    expect(await picker.findByText(texts.addedNow(2))).toBeInTheDocument();
    expect(picker.getByText(texts.found(40))).toBeVisible();
    expect(await all(40)).toHaveAttribute('aria-disabled', 'true');
    expect(await axeViolations()).toEqual([]);
  });

  it('may all be there already', async () => {
    const { user, picker, search, all } = await openPicker(40);
    await search('pessoa');
    await user.click(await all(40));
    expect(await picker.findByText(texts.allAdded)).toBeInTheDocument();
    expect(await all(40)).toHaveAttribute('aria-disabled', 'true');
  });

  it('are added when they are counted, and not those whom another search has found', async () => {
    let release = () => {};
    const whole = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { user, picker, search, all } = await openPicker(0, {
      server: createServer(40, whole),
    });
    await search('pessoa');
    await all(40);
    await search(' ');
    await waitFor(async () => expect(await all(40)).toHaveAttribute('aria-disabled', 'true'));
    await user.click(await all(40));
    release();
    await user.click(await all(70));
    expect(await picker.findAllByText(texts.addedNow(70))).toHaveLength(2);
  });

  it('are not offered where they are more than fit, which is said', async () => {
    const { picker, search } = await openPicker(0, { most: 60 });
    expect(
      await picker.findByText(
        '0 funcionários adicionados. Até 60 funcionários podem ser adicionados.',
      ),
    ).toBeVisible();
    expect(picker.queryByRole('button', { name: texts.addAll(70) })).toBeNull();
    await search('pessoa');
    expect(await picker.findByRole('button', { name: texts.addAll(40) })).toBeVisible();
    expect(picker.getByText('0 funcionários adicionados')).toBeVisible();
  });

  it('are not added where it turns out that they do not fit', async () => {
    const server = createFakeServer().on('get', CANDIDATES, ({ query: { take, index } }) => {
      const people = company.slice(30);
      const first = Number(index) * Number(take);
      return { rows: people.slice(first, first + Number(take)), qtdRecords: people.length };
    });
    const { user, picker, all } = await openPicker(30, { server, most: 69 });
    await user.click(await all(40));
    expect(
      (await screen.findAllByText('Até 69 funcionários podem ser adicionados: cabem mais 39.'))[0],
    ).toBeVisible();
    expect(picker.getByText(texts.found(30))).toBeVisible();
  });
});

it('has room for as many as fit, however they are added', async () => {
  const { user, picker } = await openPicker(2, { most: 3 });
  const add = (place: number) =>
    picker.findByRole('button', { name: texts.addPersonNamed(`Pessoa ${100 + place}`) });
  await user.click(await add(2));
  expect(
    await picker.findByText(
      '3 funcionários adicionados. Até 3 funcionários podem ser adicionados: não cabe mais nenhum.',
    ),
  ).toBeVisible();
  await user.click(await add(3));
  await user.click(picker.getByRole('button', { name: texts.addPage }));
  expect(await add(3)).toBeVisible();
  expect(picker.getByText(/^3 funcionários adicionados/)).toBeVisible();
});
