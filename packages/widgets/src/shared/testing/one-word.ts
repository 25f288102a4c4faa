/** A name of sixty letters without a space, which a phone has to break. */
export const oneWord = 'Interdisciplinaridade'.repeat(3).slice(0, 60);
