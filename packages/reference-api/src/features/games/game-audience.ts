import type { AudienceTable } from '../../shared/audience/audience-table.ts';

/** Whom games are for. */
export const gameAudience: AudienceTable = { name: 'game_person', thing: 'game_id' };
