/** How many records the first page of a grid shows before anybody chose: on a phone they are cards, one below the other. */
export function usualPageSize(): 10 | 30 {
  return matchMedia('(width < 40rem)').matches ? 10 : 30;
}
