import { tokens } from '../../../packages/ui/src/tokens/schema.ts';
import { table } from './widget-reference.ts';

/** Every variable that a page may set, group by group, as Markdown. */
export function themeVariables(): string {
  const named = Object.entries(tokens);
  return [...new Set(named.map(([, { group }]) => group))]
    .map((group) => {
      const members = named.filter(([, token]) => token.group === group);
      const rows = members.map(([name, { description }]) => [`\`--aferir-${name}\``, description]);
      const title = `### ${group[0]?.toUpperCase()}${group.slice(1)}`;
      return `${title}\n\n${table(['variable', 'what it is for'], rows)}`;
    })
    .join('\n\n');
}
