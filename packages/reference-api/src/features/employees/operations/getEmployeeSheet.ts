import { can, SECTION } from '@aferir/domain';
import { asStaff } from '../../../operation/context.ts';
import { found } from '../../../operation/find-for-change.ts';
import { defineOperation, type Operation } from '../../../operation/operation.ts';
import type { PersonSheet, PersonSheetPart } from '../../../shared/people/person-sheet-part.ts';
import { noteOnce } from '../../../shared/reports/report-opening.ts';
import type { PersonTies } from '../../feature.ts';
import { createEmployeeStore } from '../employee-store.ts';
import { readSheetManagers } from '../sheet/sheet-managers.ts';
import { toSheetHead, toSheetRecord } from '../sheet/sheet-serializer.ts';

/** Reads a person's page, with the parts of the sections that the caller may view. */
export function getEmployeeSheet(
  parts: readonly PersonSheetPart[],
  ties: readonly PersonTies[],
): Operation {
  return defineOperation('getEmployeeSheet', async ({ params }, context) => {
    const { db, company, actor } = context;
    const { permissions } = asStaff(actor);
    const sees = (section: PersonSheetPart['section']) => can(permissions, section, 'visualizar');
    const store = createEmployeeStore(db, company.id, ties);
    const person = found(await store.find(params.idOrganogramaPessoa));
    const read: PersonSheet[] = [];
    for (const part of parts) if (sees(part.section)) read.push(await part.read(context, person));
    const sheet: PersonSheet = Object.assign({}, ...read);
    if (hasResults(sheet)) {
      await noteOnce(context, [{ action: 'person-sheet.opened', personId: person.id }]);
    }
    return {
      data: {
        ...toSheetHead(person),
        gestores: await readSheetManagers(context, {
          id: person.id,
          departmentId: person.department_id,
        }),
        ...(sees(SECTION.employees) && { cadastro: toSheetRecord(person) }),
        ...sheet,
      },
    };
  });
}

function hasResults({ comportamental, desempenho }: PersonSheet): boolean {
  return [comportamental?.resultados, desempenho?.avaliacoes].some(
    (some) => some && some.length > 0,
  );
}
