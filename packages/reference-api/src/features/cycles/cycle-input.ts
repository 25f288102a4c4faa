import {
  type CycleField,
  canHoldResults,
  checkCycle,
  dateOnlyOf,
  findCycleKind,
  oneLine,
} from '@aferir/domain';
import type { BodyOf } from '../../operation/operation.ts';
import { invalidField, invalidFields } from '../../platform/errors/failures.ts';
import type { CycleValues } from './cycle-store.ts';
import { cyclesMessages } from './cycles-messages.ts';

const wireFields: Readonly<Record<CycleField, string>> = {
  name: 'nmCiclo',
  welcome: 'dsBoasVindas',
  opensOn: 'dtAbertura',
  dueOn: 'dtPrazo',
  reminderDays: 'lstDiasLembrete',
  audience: 'publico',
};

/** A cycle that came in, checked as of a moment. */
export function toCycleValues(body: BodyOf<'createCycle'>, now: Date): CycleValues {
  const { publico } = body;
  const kind = findCycleKind(body.idTipoCiclo) ?? 'behavioral';
  const values: CycleValues = {
    kind,
    name: oneLine(body.nmCiclo),
    welcome: body.dsBoasVindas.trim(),
    opensOn: body.dtAbertura,
    dueOn: body.dtPrazo,
    reminderDays: body.lstDiasLembrete.toSorted((one, other) => one - other),
    remindsManagers: body.flLembraGestores,
    holdsResults: body.flRetemResultados ?? false,
    asksAround: kind === 'performance' && (body.flAvaliadoresAoRedor ?? false),
    audience: {
      departmentIds: unique(publico.lstDepartamentos),
      positionIds: unique(publico.lstCargos),
      hiredBefore: publico.dtAdmitidosAntes,
      onlyNamed: publico.somenteEscolhidas,
      namedIds: unique(publico.lstPessoas),
      exceptIds: unique(publico.lstExceto),
    },
  };
  if (values.holdsResults && !canHoldResults(values.kind)) {
    throw invalidField('flRetemResultados', cyclesMessages.nothingToHold);
  }
  const faults = checkCycle(values, dateOnlyOf(now));
  if (faults.length > 0) {
    throw invalidFields(
      faults.map(({ field, message }) => ({ field: wireFields[field], message })),
    );
  }
  return values;
}

function unique(ids: readonly number[]): number[] {
  return [...new Set(ids)].toSorted((one, other) => one - other);
}
