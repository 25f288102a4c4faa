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

/** An open request, as a page or a list tells of it. */
interface OpenRequest {
  readonly section: SectionId;
  readonly responseId: number | null;
  readonly mailedTo: string | null | undefined;
  readonly waitsForPerson: boolean;
}

/** The open requests of a person that have not been mailed to the address that they have now, as their page tells. */
export function readdressedRequests({
  idOrganogramaPessoa,
  dsEmail,
  comportamental,
  desempenho,
}: Schema<'EmployeeSheet'>): ReaddressedRequest[] {
  const open = [
    { section: SECTION.behavioral, request: comportamental?.solicitacao },
    { section: SECTION.performance, request: desempenho?.solicitacao },
  ].flatMap(({ section, request }): OpenRequest[] => {
    if (!request) return [];
    const [awaited, ...others] = request.aguarda;
    const isOwn = awaited?.idOrganogramaPessoa === idOrganogramaPessoa && others.length === 0;
    const { idResposta: responseId, dsUltimoEmail: mailedTo } = request;
    return [{ section, responseId, mailedTo, waitsForPerson: isOwn }];
  });
  return mailedElsewhere(open, dsEmail);
}

type ListedPerson = Pick<Schema<'Employee' | 'PerformanceEmployee'>, 'idResposta' | 'espera'>;

/** The same, as the lists of both sections tell; undefined where one tells nothing of the person. */
export function readdressedInLists(
  dsEmail: string | null,
  {
    behavioral,
    performance,
  }: Readonly<Record<'behavioral' | 'performance', ListedPerson | undefined>>,
): ReaddressedRequest[] {
  const open = [
    { section: SECTION.behavioral, listed: behavioral },
    { section: SECTION.performance, listed: performance },
  ].flatMap(({ section, listed }): OpenRequest[] => {
    if (!listed?.espera) return [];
    const { lstGestores, dsUltimoEmail: mailedTo } = listed.espera;
    const waitsForPerson = lstGestores.length === 0;
    return [{ section, responseId: listed.idResposta, mailedTo, waitsForPerson }];
  });
  return mailedElsewhere(open, dsEmail);
}

function mailedElsewhere(open: readonly OpenRequest[], email: string | null): ReaddressedRequest[] {
  if (!email) return [];
  return open.flatMap(({ section, responseId, mailedTo, waitsForPerson }) =>
    responseId !== null && mailedTo && waitsForPerson && !isOwnAddress(mailedTo, email)
      ? [{ section, responseId, mailedTo }]
      : [],
  );
}
