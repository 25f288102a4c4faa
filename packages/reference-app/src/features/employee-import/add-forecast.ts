import type { Schema } from '@aferir/api-client';
import { createNearNames, IMPORT_LISTED, placeKey } from '@aferir/domain';

type Preview = Schema<'ImportPreview'>;

/**
 * What an import would do once rows that were left out go in as well, by what it would do without them and with them
 * alone. Undefined where that can't be told: of a new name that is written in two ways the one in the earlier row counts,
 * and of two that are nearly the same the one of more rows.
 */
export function addForecast(known: Preview, mended: Preview): Preview | undefined {
  const cargosNovos = joinNames(known.cargosNovos, mended.cargosNovos);
  const departamentosNovos = joinNames(known.departamentosNovos, mended.departamentosNovos);
  if (!cargosNovos || !departamentosNovos || weighsPairs(known, mended)) return undefined;
  return {
    ...mended,
    qtdLinhas: known.qtdLinhas,
    qtdNovos: known.qtdNovos + mended.qtdNovos,
    qtdAlterados: known.qtdAlterados + mended.qtdAlterados,
    qtdSemMudanca: known.qtdSemMudanca + mended.qtdSemMudanca,
    qtdComErro: known.qtdComErro - mended.qtdLinhas + mended.qtdComErro,
    qtdSemEmail: known.qtdSemEmail + mended.qtdSemEmail,
    cargosNovos,
    departamentosNovos,
    alteracoes: firstByLine(known.alteracoes, mended.alteracoes),
    recusas: firstByLine(known.recusas, mended.recusas),
    qtdRecusas: known.qtdRecusas + mended.qtdRecusas,
    nomesProximos: joinNear(known.nomesProximos, mended.nomesProximos),
  };
}

/** Whether rows name one of two new places that are nearly the same: which of them is meant is counted by rows. */
function weighsPairs({ nomesProximos }: Preview, mended: Preview): boolean {
  const paired = nomesProximos.filter(({ flTambemNovo }) => flTambemNovo);
  const keys = new Set(paired.flatMap((near) => [near.nmNovo, near.nmExistente].map(placeKey)));
  return [...mended.cargosNovos, ...mended.departamentosNovos].some((name) =>
    keys.has(placeKey(name)),
  );
}

function firstByLine<Row extends { nrLinha: number }>(
  known: readonly Row[],
  more: readonly Row[],
): Row[] {
  return [...known, ...more]
    .toSorted((one, other) => one.nrLinha - other.nrLinha)
    .slice(0, IMPORT_LISTED);
}

type Near = Preview['nomesProximos'];

function joinNear(known: Near, more: Near): Near {
  const keyOf = ({ tpLugar, nmNovo }: Near[number]) => `${tpLugar} ${placeKey(nmNovo)}`;
  const joined = new Map(known.map((one) => [keyOf(one), one]));
  for (const one of more) {
    const before = joined.get(keyOf(one));
    joined.set(
      keyOf(one),
      before ? { ...before, qtdLinhas: before.qtdLinhas + one.qtdLinhas } : one,
    );
  }
  return [...joined.values()];
}

function joinNames(known: readonly string[], more: readonly string[]): string[] | undefined {
  const spellings = new Map(known.map((name) => [placeKey(name), name]));
  const findNear = createNearNames(known);
  for (const name of more) {
    const key = placeKey(name);
    const before = spellings.get(key);
    if (before === undefined ? findNear(name) !== undefined : before !== name) return undefined;
    spellings.set(key, name);
  }
  return [...spellings.values()];
}
