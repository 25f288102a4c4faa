import type { components } from '@aferir/api-client';
import { dateOnlyOf } from '@aferir/domain';
import type { StoredExport } from './export-store.ts';

const STATES = { queued: 'fila', ready: 'pronta', failed: 'falhou' } as const;

/** What the file is called where it is saved, such as `funcionarios-2026-11-27.xlsx`. */
export function fileNameOf({ list, format, created_at }: StoredExport): string {
  return `${list}-${dateOnlyOf(created_at)}.${format}`;
}

/** A list on its way into a file, with the address at which it can be fetched. */
export function toListExport(
  stored: StoredExport,
  url: string | null,
): components['schemas']['ListExport'] {
  return {
    idExportacao: stored.id,
    dsLista: stored.list,
    dsFormato: stored.format,
    dsSituacao: STATES[stored.state],
    qtdRegistros: stored.row_count,
    nmArquivo: fileNameOf(stored),
    urlArquivo: url,
    dtCriacao: stored.created_at.toISOString(),
  };
}
