import type { components } from '@aferir/api-client';
import type { SectionId } from '@aferir/domain';
import type { ReadingContext } from '../../operation/context.ts';

type EmployeeSheet = components['schemas']['EmployeeSheet'];

/** The parts of a person's page that features bring. */
export type PersonSheet = Pick<
  EmployeeSheet,
  'comportamental' | 'desempenho' | 'treinamentos' | 'jogos'
>;

/** Whose page it is. */
export interface SheetPerson {
  readonly id: number;
  readonly name: string;
}

/** Reads what a feature tells on the page of a person. */
export interface PersonSheetPart {
  /** Whoever may view this section is told. */
  readonly section: SectionId;
  readonly read: (context: ReadingContext, person: SheetPerson) => Promise<PersonSheet>;
}
