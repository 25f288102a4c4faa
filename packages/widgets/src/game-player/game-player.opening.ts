import { isGiven, type OpeningPath } from '../shared/loading/opening-call.ts';

export const gamePlayerOpening: OpeningPath = (hs, element) => {
  if (!isGiven(element, 'personId', 'person-id', 'personid')) return undefined;
  const given: unknown = Reflect.get(element, 'personId') ?? idAttributeOf(element);
  const personId = Number(given);
  if (!Number.isInteger(personId) || personId <= 0) return undefined;
  return `/PerguntaJogo/loadAllWithOp?hsGame=${hs}&idPessoa=${personId}`;
};

function idAttributeOf(element: HTMLElement): string | null {
  return element.getAttribute('person-id') ?? element.getAttribute('personid');
}
