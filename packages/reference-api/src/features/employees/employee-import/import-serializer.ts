import type { components } from '@aferir/api-client';
import { IMPORT_FIELDS } from '@aferir/domain';
import type { ImportState } from '../employees-tables.ts';
import type { ChangedField } from './forecast-changes.ts';
import type { ImportForecast } from './import-forecast.ts';
import type { LeftOut } from './import-mail.ts';
import { isUndoable } from './import-service.ts';
import type { StoredImport } from './import-store.ts';
import { readingNoteTexts } from './reading-messages.ts';
import type { UndoForecast } from './undo-forecast.ts';
import type { KeptFor } from './undo-judge.ts';

type Wire = components['schemas'];

const STATES: Readonly<Record<ImportState, Wire['EmployeeImport']['tpSituacao']>> = {
  receiving: 'recebendo',
  running: 'executando',
  done: 'concluida',
  stopped: 'interrompida',
  undoing: 'desfazendo',
  undone: 'desfeita',
};

/** An import and how far it is. */
export function toImport(stored: StoredImport, now: Date): Wire['EmployeeImport'] {
  return {
    idImportacao: stored.id,
    nmArquivo: stored.file_name,
    tpSituacao: STATES[stored.state],
    nmUsuario: stored.user_name,
    dtInicio: stored.created_at.toISOString(),
    dtFim: stored.finished_at?.toISOString() ?? null,
    qtdLinhas: stored.row_count,
    qtdProcessadas: stored.done_count,
    qtdNovos: stored.created_count,
    qtdAlterados: stored.changed_count,
    qtdSemMudanca: stored.unchanged_count,
    qtdComErro: stored.faulty_count,
    qtdSemEmail: stored.without_email_count,
    flPodeDesfazer: isUndoable(stored, now),
    dsMotivo: stored.reason,
    mantidos: stored.kept,
  };
}

/** A row that was left out. */
export function toImportFault({ line, reason, texts }: LeftOut): Wire['ImportFault'] {
  return {
    nrLinha: line,
    dsMotivo: reason ?? '',
    celulas: IMPORT_FIELDS.map((field) => texts[field] ?? ''),
  };
}

const FIELDS: Readonly<Record<ChangedField, Wire['ImportChange']['campos'][number]['tpCampo']>> = {
  name: 'nome',
  sex: 'sexo',
  phone: 'telefone',
  position: 'cargo',
  department: 'departamento',
  managers: 'gestor',
  hiredOn: 'admissão',
  email: 'e-mail',
  registrationNumber: 'matrícula',
  cpf: 'CPF',
  birthDate: 'nascimento',
};

const PLACES = { position: 'cargo', department: 'departamento' } as const;

/** What an import would do. */
export function toPreview({
  counts,
  withoutEmail,
  newPositions,
  newDepartments,
  changes,
  refusals,
  refusedCount,
  nearPlaces,
  rights,
  notes,
}: ImportForecast): Wire['ImportPreview'] {
  const { created, changed, unchanged, faulty } = counts;
  return {
    qtdLinhas: created + changed + unchanged + faulty,
    qtdNovos: created,
    qtdAlterados: changed,
    qtdSemMudanca: unchanged,
    qtdComErro: faulty,
    qtdSemEmail: withoutEmail,
    cargosNovos: [...newPositions],
    departamentosNovos: [...newDepartments],
    alteracoes: changes.map(({ line, name, fields }) => ({
      nrLinha: line,
      nmPessoa: name,
      campos: fields.map(({ field, before, after }) => ({
        tpCampo: FIELDS[field],
        dsAntes: before,
        dsDepois: after,
      })),
    })),
    recusas: refusals.map(({ line, name, field, reason }) => ({
      nrLinha: line,
      nmPessoa: name,
      tpCampo: field,
      dsMotivo: reason,
    })),
    qtdRecusas: refusedCount,
    nomesProximos: nearPlaces.map(({ kind, name, meant, isMeantNew, rows }) => ({
      tpLugar: PLACES[kind],
      nmNovo: name,
      nmExistente: meant,
      flTambemNovo: isMeantNew,
      qtdLinhas: rows,
    })),
    flPodeAlterar: rights.mayChange,
    flPodeCriarCargos: rights.mayAddPositions,
    flPodeCriarDepartamentos: rights.mayAddDepartments,
    avisos: readingNoteTexts(notes),
  };
}

const REASONS: Readonly<Record<KeptFor, Wire['ImportUndoPreview']['motivos'][number]['tpMotivo']>> =
  { used: 'usada', noRemoval: 'semExcluir', noChange: 'semAlterar', below: 'abaixo' };

/** What undoing an import would leave. */
export function toUndoPreview({
  people,
  kept,
  names,
  managed,
  places,
}: UndoForecast): Wire['ImportUndoPreview'] {
  return {
    qtdPessoas: people,
    qtdMantidas: [...kept.values()].reduce((sum, count) => sum + count, 0),
    motivos: [...kept].map(([why, count]) => ({ tpMotivo: REASONS[why], qtdPessoas: count })),
    mantidos: [...names],
    gestores: { qtdPessoas: managed.people, qtdMantidas: managed.kept },
    lugares: places.map((ofKind) => ({
      tpLugar: PLACES[ofKind.kind],
      qtdLugares: ofKind.made,
      qtdMantidos: ofKind.kept,
      flPodeExcluir: ofKind.mayRemove,
      mantidos: [...ofKind.names],
    })),
  };
}
