import type { Schema } from '@aferir/api-client';
import { placeKey } from '@aferir/domain';

type Preview = Schema<'ImportPreview'>;

/**
 * What an import would do once rows that were left out go in as well, by what it would do without them and with them
 * alone. Undefined where that can't be told: of a new name that is written in two ways the one in the earlier row counts.
 */
export function addForecast(known: Preview, mended: Preview): Preview | undefined {
  const cargosNovos = joinNames(known.cargosNovos, mended.cargosNovos);
  const departamentosNovos = joinNames(known.departamentosNovos, mended.departamentosNovos);
  if (!cargosNovos || !departamentosNovos) return undefined;
  return {
    ...mended,
    qtdLinhas: known.qtdLinhas,
    qtdNovos: known.qtdNovos + mended.qtdNovos,
    qtdAlterados: known.qtdAlterados + mended.qtdAlterados,
    qtdSemMudanca: known.qtdSemMudanca + mended.qtdSemMudanca,
    qtdComErro: known.qtdComErro - mended.qtdLinhas + mended.qtdComErro,
    cargosNovos,
    departamentosNovos,
  };
}

function joinNames(known: readonly string[], more: readonly string[]): string[] | undefined {
  const spellings = new Map(known.map((name) => [placeKey(name), name]));
  for (const name of more) {
    const key = placeKey(name);
    if ((spellings.get(key) ?? name) !== name) return undefined;
    spellings.set(key, name);
  }
  return [...spellings.values()];
}
