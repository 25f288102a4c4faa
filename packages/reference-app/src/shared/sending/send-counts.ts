import type { Schema } from '@aferir/api-client';

/** Whom something would be mailed to, and whom not. */
export interface SendCounts {
  readonly willReceive: number;
  /** Those who got it before, and do not get it again. */
  readonly alreadySent: number;
  readonly inactive: number;
  readonly withoutEmail: number;
}

/** What came of it. */
export type SendResult = Pick<Schema<'TrainingSendResult'>, 'qtdEnviados' | 'qtdIgnorados'>;

/** What is said of sending one kind of thing. */
export interface SendTexts {
  title: string;
  question: string;
  willReceive: (count: number) => string;
  sent: string;
}

/** The counts as the server gives them. */
export function toSendCounts({
  qtdEnviar,
  qtdJaEnviados,
  qtdInativos,
  qtdSemEmail,
}: Omit<Schema<'TrainingSendPreview'>, 'qtdPessoas'>): SendCounts {
  return {
    willReceive: qtdEnviar,
    alreadySent: qtdJaEnviados,
    inactive: qtdInativos,
    withoutEmail: qtdSemEmail,
  };
}
