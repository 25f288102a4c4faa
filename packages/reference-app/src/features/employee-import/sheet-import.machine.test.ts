import { describe, expect, it } from 'vitest';
import type { RowTally, SheetSummary } from './sheet/sheet-protocol.ts';
import {
  noSheet,
  type SheetEvent,
  type SheetImport,
  stageOf,
  transition,
} from './sheet-import.machine.ts';

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
const tally: RowTally = { rowCount: 1, faultyCount: 0, unreadCount: 0 };
const file = { fileName: 'pessoas.csv', summary };
const narrow = { ...file, summary: { ...summary, header: ['Nome;Sexo'] } };
const mapping = { nome: 0, sexo: 1, 'e-mail': 2, telefone: 3, cargo: 4, departamento: 5 };

const after = (...events: SheetEvent[]): SheetImport => events.reduce(transition, noSheet);
const read: SheetEvent[] = [{ type: 'fileChosen' }, { type: 'read', file }];
const checked: SheetEvent[] = [...read, { type: 'checkAsked' }, { type: 'checked', tally }];
const writing: SheetEvent[] = [...checked, { type: 'startAsked' }];
const sending: SheetEvent[] = [...writing, { type: 'written' }];

describe('a sheet on its way into the company', () => {
  it('is mapped by its header once it is read, and then checked', () => {
    expect(after({ type: 'fileChosen' })).toEqual({ step: 'reading' });
    expect(after(...read)).toEqual({ step: 'mapping', file, mapping });
    expect(after(...read, { type: 'checkAsked' })).toMatchObject({ step: 'checking' });
    expect(after(...checked)).toEqual({ step: 'checked', file, mapping, tally });
  });

  it('tells why its file can not be read', () => {
    const state = after({ type: 'fileChosen' }, { type: 'failed', problem: 'damaged' });
    expect(state).toEqual({ step: 'choosing', problem: 'damaged' });
    expect(transition(state, { type: 'fileChosen' })).toEqual({ step: 'reading' });
  });

  it('is guessed anew when it is read another way, and loses neither its step nor its file', () => {
    const moved = { ...file, summary: { ...summary, header: [...header].reverse() } };
    const asked = after(...read, { type: 'mapped', mapping: { nome: 3 } }, { type: 'rereadAsked' });
    expect(asked).toMatchObject({ step: 'rereading', before: { mapping: { nome: 3 } } });
    expect(transition(asked, { type: 'read', file: moved })).toMatchObject({
      step: 'mapping',
      file: { fileName: 'pessoas.csv' },
      mapping: { nome: 5, departamento: 0 },
    });
  });

  it.each([
    ['rereadAsked', 'it can not be read another way'],
    ['checkAsked', 'its rows can not be checked'],
  ] as const)('stays as it was when, after %s, %s', (type, _why) => {
    const state = after(...read, { type }, { type: 'failed', problem: 'no-rows' });
    expect(state).toEqual({ step: 'mapping', file, mapping, problem: 'no-rows' });
    expect(transition(state, { type: 'rereadAsked' })).toEqual({
      step: 'rereading',
      before: { step: 'mapping', file, mapping },
    });
  });

  it('goes no further with too few columns, but can be read another way', () => {
    const state = after({ type: 'fileChosen' }, { type: 'read', file: narrow });
    expect(state).toEqual({ step: 'unfit', file: narrow });
    const again = transition(state, { type: 'rereadAsked' });
    expect(transition(again, { type: 'read', file })).toMatchObject({ step: 'mapping' });
    expect(transition(again, { type: 'read', file: narrow })).toEqual(state);
    const mapped = after(...read, { type: 'rereadAsked' }, { type: 'read', file: narrow });
    expect(mapped).toMatchObject({ step: 'mapping', file: narrow });
  });

  it('is checked anew when a row was mended', () => {
    const mended = { ...tally, faultyCount: 1 };
    expect(after(...checked, { type: 'checked', tally: mended })).toEqual({
      step: 'checked',
      file,
      mapping,
      tally: mended,
    });
  });

  it('goes back to its mapping, or begins anew', () => {
    for (const events of [checked, writing]) {
      const state = after(...events);
      const back = transition(state, { type: 'wentBack', stage: 'mapping' });
      expect(back).toEqual({ step: 'mapping', file, mapping });
      expect(transition(state, { type: 'wentBack', stage: 'file' })).toEqual(noSheet);
    }
  });

  it('is called off while its rows are written, and no more once they are on their way', () => {
    const back = after(...writing, { type: 'wentBack', stage: 'mapping' });
    expect(transition(back, { type: 'written' })).toBe(back);
    const state = after(...sending);
    expect(state).toMatchObject({ step: 'sending', before: { step: 'checked' } });
    for (const stage of ['file', 'mapping'] as const) {
      expect(transition(state, { type: 'wentBack', stage })).toBe(state);
    }
    expect(transition(state, { type: 'started' })).toEqual(noSheet);
  });

  it('loses nothing where its rows can not be written, or the server refuses them', () => {
    const state = after(...checked);
    expect(after(...writing, { type: 'failed', problem: 'unreadable' })).toEqual(state);
    expect(after(...sending, { type: 'refused' })).toEqual(state);
  });

  it.each([read, checked, writing, sending])('begins anew when the sheet is lost', (...events) => {
    expect(after(...events, { type: 'lost', problem: 'lost' })).toEqual({
      step: 'choosing',
      problem: 'lost',
    });
  });

  it.each<[SheetEvent, SheetImport]>([
    [{ type: 'checked', tally }, noSheet],
    [{ type: 'mapped', mapping: {} }, noSheet],
    [{ type: 'wentBack', stage: 'mapping' }, noSheet],
    [{ type: 'read', file }, after(...checked)],
    [{ type: 'failed', problem: 'lost' }, noSheet],
    [{ type: 'failed', problem: 'lost' }, after(...sending)],
    [{ type: 'startAsked' }, after(...read)],
    [{ type: 'written' }, after(...checked)],
    [{ type: 'refused' }, after(...writing)],
  ])('takes %o for nothing where it means nothing', (event, state) => {
    expect(transition(state, event)).toBe(state);
  });

  it.each<[string, SheetEvent[]]>([
    ['file', []],
    ['file', [{ type: 'fileChosen' }]],
    ['file', [{ type: 'fileChosen' }, { type: 'read', file: narrow }, { type: 'rereadAsked' }]],
    ['mapping', [...read, { type: 'rereadAsked' }]],
    ['mapping', [...read, { type: 'checkAsked' }]],
    ['check', checked],
    ['check', writing],
    ['check', sending],
  ])('stands at the stage %s', (stage, events) => {
    expect(stageOf(after(...events))).toBe(stage);
  });
});
