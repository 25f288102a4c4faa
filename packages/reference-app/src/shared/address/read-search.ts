import { withoutMarksBehind } from '@aferir/domain';
import { DESTINATION_PARAM, GRID_PARAMS } from './param-names.ts';

/** What may end with a mark of its own: words that are looked for, and hashes, which are read by a rule of theirs. */
const KEPT: ReadonlySet<string> = new Set([
  GRID_PARAMS.search,
  DESTINATION_PARAM,
  'hs',
  'avaliacao',
]);

/** What the query of an address says, without the marks that stand behind the link in a sentence. */
export function readSearch(search: string): URLSearchParams {
  const said = [...new URLSearchParams(search)];
  const [name, value] = said.pop() ?? [];
  if (name === undefined || value === undefined) return new URLSearchParams();
  if (KEPT.has(name)) said.push([name, value]);
  else if (value === '') said.push([withoutMarksBehind(name), value]);
  else said.push([name, withoutMarksBehind(value)]);
  return new URLSearchParams(said);
}
