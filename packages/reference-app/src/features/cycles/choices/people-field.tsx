import { listCycleCandidatesQuery } from '@aferir/api-client/react';
import { useServices } from '../../../services/services-context.tsx';
import type { AudienceMember } from '../../../shared/audience/audience.ts';
import { ChoicesField, type NamedChoice } from './choices-field.tsx';

/** Props of {@link PeopleField}. */
export interface PeopleFieldProps {
  label: string;
  hint: string;
  /** Whether nobody may be chosen. @default true */
  isOptional?: boolean;
  /** What the list of those chosen is called. */
  chosenLabel: string;
  chosen: readonly NamedChoice[];
  onChange: (chosen: readonly NamedChoice[]) => void;
  most: number;
}

/** Several of the active people of the company. */
export function PeopleField(props: PeopleFieldProps) {
  const { staff } = useServices();
  return (
    <ChoicesField
      {...props}
      queryOf={(query) => listCycleCandidatesQuery(staff, { query })}
      optionOf={({ idOrganogramaPessoa, nmPessoa, nmCargo }: AudienceMember) => ({
        value: String(idOrganogramaPessoa),
        label: nmPessoa,
        ...(nmCargo && { detail: nmCargo }),
      })}
    />
  );
}
