import type { Schema } from '@aferir/api-client';
import { isOwnAddress, SECTION, type SectionId } from '@aferir/domain';

/** An open request that waits for its person, whose last mail went to another address than they have. */
export interface ReaddressedRequest {
  /** The section whose rights count. */
  readonly section: SectionId;
  readonly responseId: number;
  /** Where the last mail went. */
  readonly mailedTo: string;
}

/** The open requests of a person that have not been mailed to the address that they have now. */
export function readdressedRequests({
  idOrganogramaPessoa,
  dsEmail,
  comportamental,
  desempenho,
}: Schema<'EmployeeSheet'>): ReaddressedRequest[] {
  if (!dsEmail) return [];
  return [
    { section: SECTION.behavioral, request: comportamental?.solicitacao },
    { section: SECTION.performance, request: desempenho?.solicitacao },
  ].flatMap(({ section, request }) => {
    if (!request?.dsUltimoEmail || isOwnAddress(request.dsUltimoEmail, dsEmail)) return [];
    const [awaited, ...others] = request.aguarda;
    const isOwn = awaited?.idOrganogramaPessoa === idOrganogramaPessoa && others.length === 0;
    const { idResposta: responseId, dsUltimoEmail: mailedTo } = request;
    return isOwn ? [{ section, responseId, mailedTo }] : [];
  });
}
