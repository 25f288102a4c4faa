import type { ApiClient, Schema } from '@aferir/api-client';
import type { ApiMutation, ApiQuery } from '@aferir/api-client/react';
import type { SectionId } from '@aferir/domain';
import type { toPageParams } from '../grid/to-page-params.ts';

/** Somebody in a place, or without one. */
export type PlacePerson = Schema<'PositionPerson'> & { readonly nmCargo?: string | null };

/** A page of them. */
export interface PlacePeople {
  readonly rows: readonly PlacePerson[];
  readonly qtdRecords: number;
}

type PageParams = ReturnType<typeof toPageParams>;

/** A kind of place that a person is in one of, such as a position: the calls it takes, the rights, and its words. */
export interface PlaceKind<List extends PlacePeople, Entry> {
  /** The section whose rights count. */
  readonly section: SectionId;
  readonly texts: PlaceTexts;
  /** Who is in a place. */
  listIn(client: ApiClient, placeId: number, page: PageParams): ApiQuery<List>;
  /** Who is in none. */
  listWithout(client: ApiClient, page: PageParams): ApiQuery<List>;
  takeOut(client: ApiClient): ApiMutation<unknown, { body: Schema<'PersonRef'> }>;
  putIn(client: ApiClient): ApiMutation<unknown, { body: Entry }>;
  /** What putting a person into a place sends. */
  entryOf(personId: number, placeId: number): Entry;
}

/** What is said of the people of a kind of place. */
export interface PlaceTexts {
  people: PeopleListTexts;
  without: PeopleListTexts;
  takeOut: PlaceChangeTexts;
  putIn: PlaceChangeTexts;
}

/** What a list of people says. */
export interface PeopleListTexts {
  title: string;
  found: (count: number) => string;
  empty: string;
  emptyText: string;
}

/** What a change of where a person is says. */
export interface PlaceChangeTexts {
  /** On the button of a row, and of the question. */
  action: string;
  title: string;
  question: string;
  done: string;
  failed: string;
}
