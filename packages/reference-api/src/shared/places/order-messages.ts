import { listNames } from '@aferir/domain';

/** What is said of a change that would put somebody above themselves, in Brazilian Portuguese. */
export const orderMessages = {
  belowItself: 'Um departamento não pode ficar abaixo de si mesmo.',
  answerToEachOther: (names: readonly string[]) =>
    `Com esta mudança, ${listNames(names)} passariam a responder entre si.`,
};
