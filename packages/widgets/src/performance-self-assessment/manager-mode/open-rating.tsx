import {
  ManagerRating,
  type ManagerRatingOptions,
  useManagerRating,
} from '../../shared/competency-rating/index.ts';

/** A manager's rating from the first competency to the last score sent. */
export function OpenRating(options: ManagerRatingOptions) {
  const [state, actions] = useManagerRating(options);
  if (!('position' in state)) return null;
  return <ManagerRating state={state} actions={actions} />;
}
