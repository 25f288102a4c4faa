const titles: Readonly<Record<string, string>> = {};

/** What pages are called, by their pattern, where that is not how they are called in Portuguese. */
export const titleTexts = { name: 'titles', portuguese: titles } as const;
