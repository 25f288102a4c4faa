import { Pencil, Plus, Trash2 } from 'lucide-react';
import { MenuItem, MenuSeparator } from '../menu/index.ts';
import type { Department } from '../tree-model/tree-fixtures.ts';
import type { NodeDescription } from './node-description.ts';

/** What stands in a department. */
export function describeDepartment({ label, lead }: Department): NodeDescription {
  if (!lead) return { lines: [{ text: label, tone: 'strong' }] };
  const others = lead.others > 0 ? ` +${lead.others}` : '';
  return {
    picture: { name: lead.name },
    lines: [
      { text: label, tone: 'strong' },
      {
        text: `${lead.name}${others}`,
        link: { text: lead.name, href: `/pessoas/${encodeURIComponent(lead.name)}` },
      },
      { text: lead.position, tone: 'muted' },
    ],
  };
}

/** What can be done with a department. */
export function departmentMenu(onSelect: (action: string) => void = () => undefined) {
  return ({ label }: Department) => (
    <>
      <MenuItem icon={<Plus />} onSelect={() => onSelect(`add ${label}`)}>
        Adicionar filho
      </MenuItem>
      <MenuItem icon={<Pencil />} onSelect={() => onSelect(`edit ${label}`)}>
        Editar
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => onSelect(`delete ${label}`)}>
        Excluir
      </MenuItem>
    </>
  );
}
