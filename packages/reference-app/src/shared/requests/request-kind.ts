import type { ApiClient, Schema } from '@aferir/api-client';
import type { ApiMutation, ApiQuery } from '@aferir/api-client/react';
import type { PerformanceStatus, SectionId } from '@aferir/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { SlipSubject } from '../slips/slip-texts.ts';
import type { RemindedPeople, Reminding } from './reminders.ts';

/**
 * One kind of assessment that staff ask of people: the calls it takes, and the rights. `People` says whose requests are meant, in
 * the words of its calls.
 */
export interface RequestKind<People = RemindedPeople> {
  /** The section whose rights count. */
  readonly section: SectionId;
  /** Whom a mass send would reach and skip; of these people too where the kind tells it. */
  massSendPreview(
    client: ApiClient,
    chosenIds: readonly number[],
  ): ApiQuery<Schema<'MassSendPreview'>>;
  /** Sends a request to everybody, or to those of an order, who can get one. */
  sendToMany(
    client: ApiClient,
  ): ApiMutation<Schema<'MassSendResult'>, { body: Schema<'CreateRequestsForAll'> }>;
  /** Sends a request to one person. */
  send(client: ApiClient): ApiMutation<number, { body: RequestForOne }>;
  /** Makes an answering link to hand over. */
  hand(client: ApiClient): HandLink;
  /** What a slip is for, which it says in the language of its reader. */
  readonly slipSubject: SlipSubject;
  /** Makes answering links of open requests for slips. */
  readonly slips: (client: ApiClient) => ApiMutation<Schema<'Slips'>, { body: People & SlipsPart }>;
  /** Closes an open request. */
  close(client: ApiClient): ApiMutation<unknown, { body: Schema<'CloseRequest'> }>;
  /** Whom open requests wait for, and how they are reminded. */
  readonly reminding: {
    readonly people: Reminding<People>;
    readonly managers?: Reminding<People>;
  };
  /** Mails an open request to the person's own address again. */
  resendToPerson(
    queryClient: QueryClient,
    client: ApiClient,
    request: { readonly personId: number; readonly responseId: number },
  ): Promise<unknown>;
  /** Whether the person has a request that blocks a new one. */
  isBlocked(queryClient: QueryClient, client: ApiClient, personId: number): Promise<boolean>;
}

/** Loads what people can be asked for, once it is needed. */
export type LoadRequestKinds = () => Promise<readonly RequestKind[]>;

/** Makes an answering link of an open request that staff hand over themselves. */
export type HandLink = ApiMutation<Schema<'HandedLink'>, { body: Schema<'HandLinkRequest'> }>;

/** Which part of the slips of some people is made. */
export type SlipsPart = Pick<Schema<'DiscSlipsRequest'>, 'flComEmail' | 'idAposPessoa'>;

/** What a request to one person carries. */
type RequestForOne = Schema<'CreateDiscRequest'> & Schema<'CreatePerformanceRequest'>;

/** The person of whom an assessment is asked. */
export interface RequestedPerson {
  readonly id: number;
  readonly name: string;
  /** Where mails to the person go. */
  readonly email: string | null;
}

/** A request as the shared screens see it, whatever its kind. */
export interface StaffRequest {
  readonly idResposta: number;
  /** A code of performance, whose codes include those of the behavioral assessment. */
  readonly cdStatus: PerformanceStatus;
  readonly nmStatus: string;
  readonly dtEnvio: string;
  readonly flEncerrado: boolean;
  /** Whom it waits for, where that is told. */
  readonly espera?: Schema<'AwaitedAnswer'> | null;
}
