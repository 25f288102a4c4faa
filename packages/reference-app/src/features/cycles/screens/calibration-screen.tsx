import type { Schema } from '@aferir/api-client';
import { getCycleCalibrationQuery } from '@aferir/api-client/react';
import { SECTION } from '@aferir/domain';
import { EmptyState, Notice, PageHeader, Skeleton, SkeletonGroup } from '@aferir/ui';
import { useState } from 'react';
import { useParams } from 'react-router';
import { linkTo, paths } from '../../../paths.ts';
import { useServices } from '../../../services/services-context.tsx';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import { PLACE_PARAMS } from '../../../shared/address/param-names.ts';
import { toId } from '../../../shared/address/to-id.ts';
import { BackLink } from '../../../shared/frame/back-link.tsx';
import stack from '../../../shared/frame/stack.module.css';
import type { ListPage } from '../../../shared/grid/to-list-page.ts';
import { useGridList } from '../../../shared/grid/use-grid-list.ts';
import {
  nameOf,
  usePlaceNames,
  usePlaceNarrowing,
} from '../../../shared/people/use-place-narrowing.ts';
import { NotFoundState } from '../../../shared/states/failure-states.tsx';
import { CalibrationGrid } from '../calibration/calibration-grid.tsx';
import { CalibrationMeans } from '../calibration/calibration-means.tsx';
import { calibrationMessages as texts } from '../calibration/calibration-messages.ts';
import {
  type CalibrationSort,
  calibrationSorts,
  toCalibrationPage,
} from '../calibration/calibration-sorts.ts';
import { useCycle } from '../page/use-cycle.ts';

/** The scores of the cycle that the address names, to be calibrated before they are released. */
export function CalibrationScreen() {
  const id = toId(useParams().id ?? null);
  const { has: seesResults } = useSectionRights(SECTION.performance);
  if (id === null) return <NotFoundState />;
  return (
    <div className={stack.root}>
      <BackLink to={linkTo(paths.staffCycle, { params: { id: String(id) } })}>
        {texts.back}
      </BackLink>
      {seesResults('visualizar') ? (
        <Calibration key={id} id={id} />
      ) : (
        <>
          <PageHeader title={texts.title} />
          <EmptyState title={texts.noRight} description={texts.noRightText} />
        </>
      )}
    </div>
  );
}

function Calibration({ id }: { id: number }) {
  const { staff } = useServices();
  const { has } = useSectionRights(SECTION.cycles);
  const { place, narrowings } = usePlaceNarrowing();
  const { idOrganogramaNo: unitId } = place;
  const unit = { ...(unitId && { idOrganogramaNo: unitId }) };
  const cycle = useCycle(id);
  const list = useGridList(
    (page: ListPage<CalibrationSort>) =>
      getCycleCalibrationQuery(staff, {
        query: { idCiclo: id, ...toCalibrationPage(page), ...unit },
      }),
    { sorts: calibrationSorts },
  );
  const { data, error, isPlaceholderData } = list.read;
  const shownUnitId = useShown(unitId, isPlaceholderData);
  const { department } = usePlaceNames({ ...(shownUnitId && { idOrganogramaNo: shownUnitId }) });
  if (error?.status === 404) return <NotFoundState />;
  return (
    <>
      <PageHeader
        title={texts.title}
        description={cycle.data ? texts.purpose(cycle.data.nmCiclo) : undefined}
      />
      <div role="status">
        {data ? (
          <Notice>
            {`${finishedText(data, shownUnitId !== undefined)} ${texts.calibrated(data.qtdCalibradas)}`}
          </Notice>
        ) : null}
      </div>
      {data ? (
        <CalibrationMeans
          competencies={data.competencias}
          overall={data.geral}
          unit={shownUnitId === undefined ? undefined : nameOf(department)}
          isStale={isPlaceholderData}
        />
      ) : null}
      {list.read.isPending ? (
        <SkeletonGroup label={texts.loadingMeans}>
          <Skeleton shape="block" height="280px" />
        </SkeletonGroup>
      ) : null}
      <CalibrationGrid
        list={list}
        narrowings={narrowings.filter(({ id: param }) => param === PLACE_PARAMS.department)}
        mayChange={has('alterar')}
      />
    </>
  );
}

/** What stands on the page is of what was asked before, until the reply is there. */
function useShown<Value>(asked: Value, isStale: boolean): Value {
  const [shown, setShown] = useState(asked);
  if (isStale) return shown;
  if (shown !== asked) setShown(asked);
  return asked;
}

/** How many can't be calibrated yet, of a department or of all; nothing where nobody can. */
function finishedText(
  { flAberta, qtdPendentes, competencias }: Schema<'CycleCalibration'>,
  ofUnit: boolean,
): string {
  if (!flAberta) return texts.over;
  if (qtdPendentes > 0) return texts.pending(qtdPendentes, ofUnit);
  return competencias.length > 0 ? texts.allRated(ofUnit) : texts.noneYet;
}
