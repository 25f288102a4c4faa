export { competencyRatingMessages } from './competency-rating.messages.ts';
export { CompetencyRating } from './competency-rating.tsx';
export { type ManagerRatingOptions, useManagerRating } from './manager-rating.controller.ts';
export { loadRatingSheet, toRatedCompetency, toScores } from './manager-rating.data.ts';
export type { RatingSheet } from './manager-rating.machine.ts';
export { managerRatingMessages } from './manager-rating.messages.ts';
export { ManagerRating, type ManagerRatingProps } from './manager-rating.tsx';
export type { RatedCompetency, Scores } from './rated-competency.ts';
export { createSelfDrafts, type RatingDrafts } from './rating-drafts.ts';
