import { expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Document } from './contract.ts';
import { plannedSection } from './section-contract.ts';

const text = `openapi: 3.1.0
paths:
  /Item/Get:
    get:
      operationId: listItems
      tags: [items]
      x-status: planned
  /Item/Post:
    post:
      operationId: saveItem
      tags: [items]
      x-status: planned
      requestBody:
        content:
          application/json:
            schema: { $ref: "#/components/schemas/SaveItemRequest" }
components:
  schemas:
    Id: { type: integer, minimum: 0 }
    SaveItemRequest:
      type: object
      required: [idItem, nmItem, dsEmail, vlItem, flAtivo]
      properties:
        idItem: { $ref: "#/components/schemas/Id" }
        nmItem: { type: string, maxLength: 50 }
        dsEmail: { type: string, format: email }
        vlItem: { type: integer, minimum: 0 }
        flAtivo: { type: boolean }
        dsNota: { type: string }
x-labels:
  nmItem: o nome do item
  dsEmail: o e-mail
`;

const contract = (change = (stated: string) => stated): Document => parse(change(text));

it('finds the list and the form, and what a person calls each field', () => {
  const section = plannedSection(contract(), 'items');
  expect(section).toMatchObject({
    listPath: '/Item/Get',
    savePath: '/Item/Post',
    item: 'Item',
    request: 'SaveItemRequest',
    id: 'idItem',
  });
  expect(section.fields).toEqual([
    { name: 'nmItem', kind: 'text', label: 'Nome do item' },
    { name: 'dsEmail', kind: 'email', label: 'E-mail' },
    { name: 'vlItem', kind: 'number', label: 'VlItem' },
    { name: 'flAtivo', kind: 'boolean', label: 'FlAtivo' },
  ]);
});

it('makes up one that stands in the list, and an empty one', () => {
  const { example, blank } = plannedSection(contract(), 'items');
  const others = { vlItem: 0, flAtivo: false };
  expect(example).toEqual({
    idItem: 7,
    nmItem: 'texto',
    dsEmail: 'ana@empresa.example',
    ...others,
  });
  expect(blank).toEqual({ idItem: 0, nmItem: '', dsEmail: '', ...others });
});

it('states what is listed, with what is saved of it', () => {
  const { schemas } = plannedSection(contract(), 'items');
  const { Item, ItemList } = parse(`schemas:\n${schemas}`).schemas;
  expect(Item.required).toEqual(['idItem', 'nmItem', 'dsEmail', 'vlItem', 'flAtivo']);
  expect(Item.properties.dsNota).toBeUndefined();
  expect(ItemList.properties.rows.items.$ref).toBe('#/components/schemas/Item');
});

it.each([
  ['no list', (stated: string) => stated.replace('listItems', 'countItems'), /plans no list/],
  ['no form', (stated: string) => stated.replace('saveItem\n', 'sendItem\n'), /plans no list/],
  ['it live', (stated: string) => stated.replaceAll('planned', 'live'), /plans no list/],
  ['the thing', (stated: string) => stated.replace('    Id:', '    Item: {}\n    Id:'), /already/],
])('refuses a section where the contract has %s', (_, change, message) => {
  expect(() => plannedSection(contract(change), 'items')).toThrow(message);
});
