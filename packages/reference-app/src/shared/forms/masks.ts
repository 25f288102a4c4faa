/** How a date is typed, for `MaskedField`. */
export const DATE_MASK = '##/##/####';
