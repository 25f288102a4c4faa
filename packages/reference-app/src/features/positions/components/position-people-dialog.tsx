import { listPositionsQuery } from '@aferir/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../services/services-context.tsx';
import { PlacePeopleDialog } from '../../../shared/people/place-people-dialog.tsx';
import { positionPlace } from '../position-place.ts';

/** Props of {@link PositionPeopleDialog}. */
export interface PositionPeopleDialogProps {
  positionId: number;
  onClose: () => void;
}

/** Who is in a position, and who could be. */
export function PositionPeopleDialog({ positionId, onClose }: PositionPeopleDialogProps) {
  const { staff } = useServices();
  const position = useQuery({
    ...listPositionsQuery(staff, { query: { idOrganogramaCargo: positionId } }),
    select: ({ rows }) => rows[0]?.nmCargo,
  });
  return (
    <PlacePeopleDialog
      kind={positionPlace}
      placeId={positionId}
      placeName={position.data}
      onClose={onClose}
    />
  );
}
