/** Says of somebody whom no mail reaches what is left to whoever asked them, in English. */
export const withoutEmailEnglish = (name: string) => `${name} has no email: tell them in person.`;
