import type { PlacePort } from '../../shared/places/place-port.ts';
import { defineFeature, type Feature } from '../feature.ts';
import { listPositionHeadcounts, positionFigures } from './headcounts/position-figures.ts';
import { addPersonToPosition } from './operations/addPersonToPosition.ts';
import { deletePosition } from './operations/deletePosition.ts';
import { deleteSeniority } from './operations/deleteSeniority.ts';
import { listPeopleInPosition } from './operations/listPeopleInPosition.ts';
import { listPeopleWithoutPosition } from './operations/listPeopleWithoutPosition.ts';
import { listPositionChoices } from './operations/listPositionChoices.ts';
import { listPositionCompetencies } from './operations/listPositionCompetencies.ts';
import { listPositions } from './operations/listPositions.ts';
import { listSeniorities } from './operations/listSeniorities.ts';
import { orderSeniorities } from './operations/orderSeniorities.ts';
import { removePersonFromPosition } from './operations/removePersonFromPosition.ts';
import { savePosition } from './operations/savePosition.ts';
import { saveSeniority } from './operations/saveSeniority.ts';
import { setPositionCompetency } from './operations/setPositionCompetency.ts';
import type { PositionCompetencies } from './position-competencies.ts';
import { positionExports } from './position-exports.ts';
import { positionPlaces } from './position-places.ts';
import { positionsAuditActions } from './positions-audit-actions.ts';

/** The feature, with what others take of it. */
export interface PositionsFeature extends Feature {
  readonly headcounts: typeof listPositionHeadcounts;
  readonly places: PlacePort;
}

/** The positions of a company, their seniorities and who is in them. */
export function createPositionsFeature(competencies: PositionCompetencies): PositionsFeature {
  const feature = defineFeature(import.meta.dirname, {
    operations: [
      addPersonToPosition,
      deletePosition,
      deleteSeniority,
      listPeopleInPosition,
      listPeopleWithoutPosition,
      listPositionChoices,
      listPositionCompetencies(competencies),
      listPositions,
      listSeniorities,
      orderSeniorities,
      removePersonFromPosition,
      savePosition(competencies),
      saveSeniority,
      setPositionCompetency(competencies),
    ],
    auditActions: positionsAuditActions,
    exports: positionExports,
    figures: [positionFigures],
  });
  return { ...feature, headcounts: listPositionHeadcounts, places: positionPlaces };
}
