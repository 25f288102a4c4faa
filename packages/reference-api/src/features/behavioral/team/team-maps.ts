import type { SeenResult } from '../../../operation/links/link-kind.ts';
import { sentAtIn } from '../../../shared/requests/response-table.ts';

/** Behavioral results as the map of a team shows them; no link leads there. */
export const teamMaps: SeenResult = {
  name: 'equipe',
  report: {
    subject: 'disc-response',
    opened: 'disc-map.opened',
    sentAt: sentAtIn('disc_response'),
  },
};
