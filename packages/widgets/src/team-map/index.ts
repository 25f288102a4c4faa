export { type TeamMapMessages, teamMapMessages } from './team-map.messages.ts';
export { TeamMap, type TeamMapProps } from './team-map.tsx';
