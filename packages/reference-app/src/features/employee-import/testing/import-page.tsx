import type { Schema } from '@aferir/api-client';
import { staffSession, staffUser } from '@aferir/api-client/testing';
import { SECTION } from '@aferir/domain';
import type { SpreadsheetError } from '@aferir/spreadsheet';
import { fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { createAccessServer, renderApp } from '../../../shared/testing/render-app.tsx';
import { importMessages as texts } from '../employee-import-messages.ts';
import { createSheetDesk } from '../sheet/sheet-desk.ts';
import type { SheetReply, SheetRequest } from '../sheet/sheet-protocol.ts';

/** Where the import stands. */
export const ADDRESS = '/funcionarios/importar';
/** The names of the columns. */
export const header = 'Nome;Sexo;E-mail;Telefone;Cargo;Setor';
/** Somebody who can go in. */
export const ana = 'Ana Souza;F;ana@empresa.example;1133334444;Analista;Vendas';

let written: unknown;
let holdUp: Promise<void> | undefined;

/** Does in place what the worker does beside the page. */
export class WorkerInPlace extends EventTarget {
  readonly desk = createSheetDesk();

  async postMessage({ id, call, ask }: SheetRequest) {
    const reply = await (async (): Promise<SheetReply> => {
      try {
        const answer = await this.desk[call](ask as never);
        if (call === 'csv') {
          await holdUp;
          written = answer;
        }
        return { id, answer };
      } catch (error) {
        return { id, problem: (error as SpreadsheetError).problem };
      }
    })();
    this.dispatchEvent(new MessageEvent('message', { data: reply }));
  }

  terminate() {}
}

/** Puts a worker in place into the page, which writes at once. */
export function stubWorker(worker: typeof WorkerInPlace = WorkerInPlace): void {
  holdUp = undefined;
  vi.stubGlobal('Worker', worker);
}

/** Holds up what is written from now on, until what this gives back is called. */
export function holdWriting(): () => void {
  let letGo = () => {};
  holdUp = new Promise((resolve) => {
    letGo = resolve;
  });
  return letGo;
}

/** What an import would do. */
export const preview: Schema<'ImportPreview'> = {
  qtdLinhas: 2,
  qtdNovos: 1,
  qtdAlterados: 0,
  qtdSemMudanca: 0,
  qtdComErro: 1,
  qtdSemEmail: 0,
  cargosNovos: ['Técnico'],
  departamentosNovos: [],
  alteracoes: [],
  recusas: [],
  qtdRecusas: 0,
  nomesProximos: [],
  flPodeAlterar: false,
  flPodeCriarCargos: false,
  flPodeCriarDepartamentos: true,
  avisos: [],
};

/** An import that was made. */
export const done: Schema<'EmployeeImport'> = {
  idImportacao: 3,
  nmArquivo: 'pessoas.csv',
  tpSituacao: 'concluida',
  nmUsuario: 'Mônica Vidal',
  dtInicio: '2026-11-24T12:00:00.000Z',
  dtFim: '2026-11-24T12:00:04.000Z',
  qtdLinhas: 2,
  qtdProcessadas: 2,
  qtdNovos: 1,
  qtdAlterados: 0,
  qtdSemMudanca: 0,
  qtdComErro: 1,
  qtdSemEmail: 0,
  flPodeDesfazer: true,
  dsMotivo: null,
  mantidos: ['Ana Souza: o cadastro foi alterado ou usado depois da importação'],
};

/** What undoing it would leave. */
export const undoPreview: Schema<'ImportUndoPreview'> = {
  qtdPessoas: 14,
  qtdMantidas: 3,
  motivos: [
    { tpMotivo: 'usada', qtdPessoas: 2 },
    { tpMotivo: 'abaixo', qtdPessoas: 1 },
  ],
  mantidos: ['Ana Souza: o cadastro foi alterado ou usado depois da importação'],
  gestores: { qtdPessoas: 5, qtdMantidas: 1 },
  lugares: [
    {
      tpLugar: 'cargo',
      qtdLugares: 3,
      qtdMantidos: 1,
      flPodeExcluir: true,
      mantidos: ['Cargo Analista: está em uso'],
    },
    {
      tpLugar: 'departamento',
      qtdLugares: 2,
      qtdMantidos: 2,
      flPodeExcluir: false,
      mantidos: [
        'Departamento Vendas: quem desfez a importação não pode excluir departamentos',
        'Departamento Compras: quem desfez a importação não pode excluir departamentos',
      ],
    },
  ],
};

/** The row that it left out. */
export const leftOut: Schema<'ImportFault'> = {
  nrLinha: 3,
  dsMotivo: 'O campo "e-mail" deve ter um endereço válido.',
  celulas: ['Caio Reis', '', 'caio', '1133334444', 'Técnico', 'Vendas'],
};

/** A server with imports. */
export function createServer({ mayAdd = true, mayAssess = false } = {}) {
  const rights = { flVisualizar: true, flIncluir: mayAdd, flAlterar: false, flExcluir: mayAdd };
  const permissions = {
    flAdministrador: false,
    secoes: [
      { idSecao: SECTION.employees, ...rights },
      ...(mayAssess ? [{ idSecao: SECTION.behavioral, ...rights }] : []),
    ],
  };
  return createAccessServer()
    .on('post', '/auth/signin', { ...staffSession, permissions })
    .on('get', '/auth/GetUser', { ...staffUser, permissions })
    .on('get', '/Importacao/Get', { rows: [done], qtdRecords: 1 })
    .on('get', '/Importacao/GetErros', { rows: [leftOut], qtdRecords: 1 })
    .on('post', '/Importacao/Previa', preview)
    .on('post', '/Importacao/Post', 3)
    .on('post', '/Importacao/PreviaDesfazer', undoPreview)
    .on('post', '/Importacao/Desfazer', null);
}

/** Opens the page as somebody of the staff. */
export async function openPage(server = createServer(), address = ADDRESS) {
  return renderApp(address, { as: 'staff', server });
}

/** Chooses a file with this content. */
export async function choose(content: string) {
  const input = await screen.findByLabelText(texts.choose, { selector: 'input' });
  // The page is whole: React, which mounts it twice in development, closes the worker of the first time.
  await screen.findByText(done.nmArquivo);
  const file = new File([content], 'pessoas.csv');
  // jsdom's files have no arrayBuffer.
  file.arrayBuffer = async () => new TextEncoder().encode(content).buffer as ArrayBuffer;
  fireEvent.change(input, { target: { files: [file] } });
}

/** What the page has last been given to send. */
export function lastWritten(): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve) => {
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(written as Blob);
  });
}
