import type { components } from '@aferir/api-client';
import type { Reader, ReportOpening } from './trail-read-model.ts';

type ReportAccess = components['schemas']['ReportAccess'];

const readerNames = {
  staff: 'rh',
  manager: 'gestor',
  self: 'proprio',
  link: 'link',
} as const satisfies Record<Reader, ReportAccess['tpQuem']>;

/** An opening of a report. */
export function toReportAccess(opening: ReportOpening): ReportAccess {
  return {
    dtAcesso: opening.occurred_at.toISOString(),
    nmQuem: opening.reader_name,
    tpQuem: readerNames[opening.reader],
    tpRelatorio: opening.kind.name,
    idResposta: opening.response_id,
    dtEnvio: opening.sent_at.toISOString(),
  };
}
