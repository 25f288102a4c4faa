import type { Schema } from '@aferir/api-client';
import { listManagerChoicesQuery } from '@aferir/api-client/react';
import { useServices } from '../../../services/services-context.tsx';
import { MANAGER_PARAM } from '../../address/param-names.ts';
import { toId } from '../../address/to-id.ts';
import { useAddressParams } from '../../address/use-address-params.ts';
import { useParamChanges } from '../../address/use-param-changes.ts';
import { useSearchOf } from '../../forms/use-search-of.ts';
import { useManagerName } from '../use-manager-narrowing.ts';
import { nameOf } from '../use-place-narrowing.ts';
import { ChoiceFilterField } from './choice-filter-field.tsx';
import { peopleFilterMessages as texts } from './people-filter-messages.ts';

/** Props of {@link ManagerFilterField}. */
export interface ManagerFilterFieldProps {
  /** Says that nobody is chosen, where that stands for nothing. @default all */
  none?: string;
  /** The parameter of the address that a choice takes away. */
  clears?: string;
}

/** The manager whose people a list is narrowed down to. */
export function ManagerFilterField({ none, clears }: ManagerFilterFieldProps) {
  const { staff } = useServices();
  const [params] = useAddressParams();
  const change = useParamChanges();
  const searchOf = useSearchOf();
  const id = toId(params.get(MANAGER_PARAM));
  const manager = useManagerName(id);
  return (
    <ChoiceFilterField
      label={texts.manager}
      hint={texts.managerHint}
      param={MANAGER_PARAM}
      id={id ?? undefined}
      name={manager.isPending ? null : nameOf(manager)}
      all={none ?? texts.allManagers}
      onSearch={searchOf(
        (query) => listManagerChoicesQuery(staff, { query }),
        ({ idOrganogramaPessoa, nmPessoa, nmCargo }: Schema<'ManagerChoice'>) => ({
          value: String(idOrganogramaPessoa),
          label: nmPessoa,
          ...(nmCargo && { detail: nmCargo }),
        }),
      )}
      onChange={(changes) => change({ ...changes, ...(clears && { [clears]: null }) })}
      messages={{ ...texts.managers, ...(none && { placeholder: none }) }}
    />
  );
}
