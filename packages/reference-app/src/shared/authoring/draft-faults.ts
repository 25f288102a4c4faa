/** What is wrong at a place of a draft, as a sentence. */
export interface PlacedFault<Place> {
  readonly place: Place;
  readonly message: string;
}

/** What is wrong at a field, by its id. */
export function faultAtField<Place>(
  faults: readonly PlacedFault<Place>[],
  fieldIdOf: (place: Place) => string,
  fieldId: string,
): string | undefined {
  return faults.find(({ place }) => fieldIdOf(place) === fieldId)?.message;
}

/** The faults as a summary lists them: what is said of several fields is said once, and leads to the first. */
export function problemsOfFaults<Place>(
  faults: readonly PlacedFault<Place>[],
  fieldIdOf: (place: Place) => string,
) {
  const byMessage = new Map(faults.toReversed().map((fault) => [fault.message, fault]));
  return faults
    .filter((fault) => byMessage.get(fault.message) === fault)
    .map(({ place, message }) => ({ fieldId: fieldIdOf(place), message }));
}
