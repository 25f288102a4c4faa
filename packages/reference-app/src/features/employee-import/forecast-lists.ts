import type { Schema } from '@aferir/api-client';
import { formatCpf, formatDate, formatPhone } from '@aferir/domain';
import { downloadFile } from '@aferir/widgets';
import { csvFile } from '../../shared/files/csv-file.ts';
import { importMessages as texts } from './employee-import-messages.ts';

type Preview = Schema<'ImportPreview'>;
type Field = Preview['alteracoes'][number]['campos'][number]['tpCampo'];

/** What stands in a field before or after a change, as people write it. */
export function changedText(field: Field, text: string): string {
  if (text === '') return field === 'gestor' ? texts.noManager : texts.none;
  if (field === 'sexo') return texts.genders[text] ?? text;
  if (field === 'admissão' || field === 'nascimento') return formatDate(text);
  if (field === 'CPF') return formatCpf(text);
  return field === 'telefone' ? formatPhone(text) : text;
}

/** Hands over a file with everything that changes. */
export async function downloadChanges({ alteracoes }: Preview): Promise<void> {
  const lines = alteracoes.flatMap(({ nrLinha, nmPessoa, campos }) =>
    campos.map(({ tpCampo, dsAntes, dsDepois }) => [
      String(nrLinha),
      nmPessoa,
      texts.fieldNames[tpCampo],
      dsAntes === '' ? '' : changedText(tpCampo, dsAntes),
      dsDepois === '' ? '' : changedText(tpCampo, dsDepois),
    ]),
  );
  downloadFile(await csvFile([texts.changesColumns, ...lines]), texts.changesFile);
}

/** Hands over a file with all rows that are refused. */
export async function downloadRefusals({ recusas }: Preview): Promise<void> {
  const lines = recusas.map(({ nrLinha, nmPessoa, dsMotivo }) => [
    String(nrLinha),
    nmPessoa,
    dsMotivo,
  ]);
  downloadFile(await csvFile([texts.refusalsColumns, ...lines]), texts.refusalsFile);
}
