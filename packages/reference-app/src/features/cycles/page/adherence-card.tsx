import type { ApiProblem, Schema } from '@aferir/api-client';
import { getCycleAdherenceQuery } from '@aferir/api-client/react';
import { Card, Tabs } from '@aferir/ui';
import { toFileName } from '@aferir/widgets';
import type { UseQueryResult } from '@tanstack/react-query';
import { linkTo, paths } from '../../../paths.ts';
import { useServices } from '../../../services/services-context.tsx';
import { LOOK_PARAM, MANAGER_PARAM, PLACE_PARAMS } from '../../../shared/address/param-names.ts';
import { useAddressParams } from '../../../shared/address/use-address-params.ts';
import { CsvButton } from '../../../shared/printing/csv-button.tsx';
import { ReadRecord } from '../../../shared/states/read-record.tsx';
import { adherenceRows } from './adherence-rows.ts';
import { type AdherencePart, AdherenceTable } from './adherence-table.tsx';
import { cyclePageMessages as texts } from './cycle-page-messages.ts';

type Adherence = Schema<'CycleAdherence'>;

/** The word that the address has for the view by manager. */
const BY_MANAGER = 'gestores';

/** What leads to that view of a cycle. */
export const BY_MANAGER_SEARCH = { [LOOK_PARAM]: BY_MANAGER } as const;

/** The card, for what leads to it on the same page. */
export const ADHERENCE_ID = 'adesao';

/** Props of {@link AdherenceCard}. */
export interface AdherenceCardProps {
  cycle: Schema<'CycleContent'>;
  adherence: UseQueryResult<Adherence, ApiProblem>;
}

/** How far the people of each department, or of each manager, are. */
export function AdherenceCard({ cycle: { idCiclo, nmCiclo }, adherence }: AdherenceCardProps) {
  const { staff } = useServices();
  return (
    <Card
      id={ADHERENCE_ID}
      title={texts.adherence}
      description={texts.adherenceText}
      actions={
        <CsvButton
          label={texts.csv}
          failedText={texts.csvFailed}
          read={async () => ({
            name: texts.fileName(toFileName(nmCiclo)),
            rows: adherenceRows(
              await getCycleAdherenceQuery(staff, { path: { id: idCiclo } }).read(),
            ),
          })}
        />
      }
    >
      <ReadRecord query={adherence} failedTitle={texts.adherenceFailed} shape="lines" count={8}>
        {(data) => <Views cycleId={idCiclo} adherence={data} />}
      </ReadRecord>
    </Card>
  );
}

function Views({ cycleId, adherence }: { cycleId: number; adherence: Adherence }) {
  const [params, changeParams] = useAddressParams();
  const view = params.get(LOOK_PARAM) === BY_MANAGER ? 'managers' : 'departments';
  const show = (next: 'managers' | 'departments') =>
    changeParams(
      (now) => {
        const changed = new URLSearchParams(now);
        if (next === 'managers') changed.set(LOOK_PARAM, BY_MANAGER);
        else changed.delete(LOOK_PARAM);
        return changed;
      },
      { replace: true },
    );
  const listOf = (search: Readonly<Record<string, string | number>>) =>
    linkTo(paths.staffCycle, { params: { id: String(cycleId) }, search });
  const departments = adherence.departamentos.map(
    ({ idOrganogramaNo: id, nmDepartamento, nrNivel, adesao }): AdherencePart => ({
      id,
      name: nmDepartamento,
      level: nrNivel,
      counts: adesao,
      to: id > 0 ? listOf({ [PLACE_PARAMS.department]: id }) : undefined,
    }),
  );
  const managers = adherence.gestores.map(
    ({ idOrganogramaPessoa: id, nmPessoa, flSemEmail, adesao }): AdherencePart => ({
      id,
      name: nmPessoa,
      note: flSemEmail && texts.managerWithoutEmail,
      level: 0,
      counts: adesao,
      to: id > 0 ? listOf({ ...BY_MANAGER_SEARCH, [MANAGER_PARAM]: id }) : undefined,
    }),
  );
  return (
    <Tabs
      label={texts.views}
      value={view}
      onValueChange={show}
      tabs={[
        {
          id: 'departments',
          label: texts.byDepartment,
          content: (
            <AdherenceTable
              caption={texts.byDepartment}
              heading={texts.department}
              parts={departments}
            />
          ),
        },
        {
          id: 'managers',
          label: texts.byManager,
          content: (
            <AdherenceTable caption={texts.byManager} heading={texts.manager} parts={managers} />
          ),
        },
      ]}
    />
  );
}
