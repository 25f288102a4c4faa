export * from './around-course.ts';
export * from './around-means.ts';
export * from './rater-group.ts';
export * from './rater-limits.ts';
export * from './rater-reminders.ts';
export * from './rater-state.ts';
