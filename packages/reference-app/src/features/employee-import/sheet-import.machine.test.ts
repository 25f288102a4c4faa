import { describe, expect, it } from 'vitest';
import type { SheetStanding, SheetSummary } from './sheet/sheet-protocol.ts';
import { noSheet, type SheetEvent, type SheetImport, transition } from './sheet-import.machine.ts';

const header = ['Nome', 'Sexo', 'E-mail', 'Telefone', 'Cargo', 'Setor'];
const summary: SheetSummary = {
  header,
  headerLine: 1,
  rowCount: 1,
  unreadCount: 0,
  sample: [],
  notes: [],
  sheets: [{ name: 'Pessoas', isHidden: false, rowCount: 2 }],
  sheet: 0,
  firstLines: [{ line: 1, cells: header }],
};
const standing: SheetStanding = { rowCount: 1, faultyCount: 0, unreadCount: 0 };
const file = { fileName: 'pessoas.csv', summary };
const narrow = { ...file, summary: { ...summary, header: ['Nome;Sexo'] } };

const after = (...events: SheetEvent[]): SheetImport => events.reduce(transition, noSheet);
const read: SheetEvent[] = [{ type: 'fileChosen' }, { type: 'read', file }];
const checked: SheetEvent[] = [...read, { type: 'asked' }, { type: 'checked', standing }];

describe('a sheet on its way into the company', () => {
  it('is mapped by its header once it is read, and then checked', () => {
    expect(after({ type: 'fileChosen' })).toMatchObject({ step: 'file', isBusy: true });
    const mapping = { nome: 0, sexo: 1, 'e-mail': 2, telefone: 3, cargo: 4, departamento: 5 };
    expect(after(...read)).toEqual({ step: 'mapping', isBusy: false, file, mapping });
    expect(after(...checked)).toMatchObject({ step: 'check', isBusy: false, mapping, standing });
  });

  it('is guessed anew when it is read another way, and loses neither its step nor its file', () => {
    const moved = { ...file, summary: { ...summary, header: [...header].reverse() } };
    const state = after(
      ...read,
      { type: 'mapped', mapping: { nome: 3 } },
      { type: 'asked' },
      { type: 'read', file: moved },
    );
    expect(state).toMatchObject({
      step: 'mapping',
      file: { fileName: 'pessoas.csv' },
      mapping: { nome: 5, departamento: 0 },
    });
  });

  it('stays as it was read when it can not be read another way', () => {
    const state = after(...read, { type: 'asked' }, { type: 'failed', problem: 'Não deu.' });
    expect(state).toMatchObject({ step: 'mapping', isBusy: false, file, problem: 'Não deu.' });
    expect(transition(state, { type: 'asked' })).toMatchObject({ problem: undefined });
  });

  it('goes no further with too few columns, but can be read another way', () => {
    const state = after({ type: 'fileChosen' }, { type: 'read', file: narrow });
    expect(state).toMatchObject({ step: 'file', isBusy: false, file: narrow });
    expect(transition(state, { type: 'read', file })).toMatchObject({ step: 'mapping' });
    expect(after(...read, { type: 'read', file: narrow })).toMatchObject({ step: 'mapping' });
  });

  it('goes back to its mapping, or begins anew', () => {
    const state = after(...checked);
    const mapping = transition(state, { type: 'wentBack', step: 'mapping' });
    expect(mapping).toMatchObject({ step: 'mapping', file });
    expect(mapping).not.toHaveProperty('standing');
    expect(transition(state, { type: 'wentBack', step: 'file' })).toEqual(noSheet);
    expect(transition(state, { type: 'started' })).toEqual(noSheet);
  });

  it.each<[SheetEvent, SheetImport]>([
    [{ type: 'checked', standing }, noSheet],
    [{ type: 'mapped', mapping: {} }, noSheet],
    [{ type: 'wentBack', step: 'mapping' }, noSheet],
    [{ type: 'read', file }, after(...checked)],
  ])('takes %o for nothing where it means nothing', (event, state) => {
    expect(transition(state, event)).toBe(state);
  });
});
