import { requestMessages } from './request-messages.ts';

/** By the code of a status; the server says the Portuguese ones. */
const names: Readonly<Record<number, string>> = {};

/** What the badge of a request says. */
export const statusMessages = { closed: requestMessages.closed, names } as const;

/** The same in the language that is spoken. */
export const statusTexts = { name: 'status', portuguese: statusMessages } as const;
