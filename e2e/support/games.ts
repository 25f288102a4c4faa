import { linkIn, nextMail } from './outbox.ts';
import type { StaffApi } from './staff-api.ts';

/** A question, as staff write it. */
export interface WrittenQuestion {
  idTipo: 1 | 2 | 3 | 4;
  dsPergunta: string;
  opcoes: { dsOpcao: string; flCorreta?: boolean }[];
}

/** A quiz of four options, of which the second is right. */
export function quiz(dsPergunta: string): WrittenQuestion {
  const opcoes = ['1998', '2004', '2010', '2016'].map((dsOpcao, place) => ({
    dsOpcao,
    flCorreta: place === 1,
  }));
  return { idTipo: 1, dsPergunta, opcoes };
}

/** A question in free words. */
export function words(dsPergunta: string): WrittenQuestion {
  return { idTipo: 2, dsPergunta, opcoes: [] };
}

/** Pillars that are rated; without any the question is. */
export function pillars(dsPergunta: string, options: readonly string[] = []): WrittenQuestion {
  return { idTipo: 3, dsPergunta, opcoes: options.map((dsOpcao) => ({ dsOpcao })) };
}

/** A voting of three options. */
export function voting(dsPergunta: string): WrittenQuestion {
  const opcoes = ['Luvas', 'Óculos', 'Capacete'].map((dsOpcao) => ({ dsOpcao }));
  return { idTipo: 4, dsPergunta, opcoes };
}

/** The link of one person. */
export interface SentGame {
  id: number;
  personId: number;
  name: string;
  hash: string;
  /** The mailed address. */
  address: string;
}

interface WrittenGame {
  title: string;
  isAnonymous?: boolean;
  questions: readonly WrittenQuestion[];
  /** To how many people it is sent. @default 1 */
  people?: number;
}

/** Writes a game, sends it to some people of the example company, and reads their mails. */
export async function sendGame(api: StaffApi, game: WrittenGame): Promise<SentGame[]> {
  const { title, isAnonymous = false, questions, people = 1 } = game;
  const chosen = await somePeople(api, people);
  const id = await api.post<number>('/Jogo/Post', {
    nmJogo: title,
    dsOptJogo: 'Algumas perguntas sobre o seu dia a dia.',
    nrEscala: 5,
    flAnonimo: isAnonymous,
    perguntas: questions,
    funcionarios: chosen.map(({ idOrganogramaPessoa }) => idOrganogramaPessoa),
  });
  return mailGame(api, { id, title }, chosen);
}

/** Sends a game that has been written to its people, and reads their mails. */
export async function mailGame(
  { baseUrl, post }: StaffApi,
  { id, title }: { id: number; title: string },
  people: readonly GamePerson[],
): Promise<SentGame[]> {
  const since = new Date();
  await post(`/Jogo/EnviarConvites?idJogo=${id}`);
  return Promise.all(
    people.map(async ({ idOrganogramaPessoa: personId, nmPessoa: name, dsEmail }) => {
      const address = linkIn(await nextMail(baseUrl, dsEmail, since, title));
      const hash = new URL(address).searchParams.get('hs') ?? '';
      return { id, personId, name, hash, address };
    }),
  );
}

interface GamePerson {
  idOrganogramaPessoa: number;
  nmPessoa: string;
  dsEmail: string;
}

/** Active people with an address. */
export async function somePeople(api: StaffApi, count: number): Promise<GamePerson[]> {
  const { rows } = await api.get<{ rows: (GamePerson & { dsEmail: string | null })[] }>(
    '/OrganogramaPessoa/Get',
    { filter: '', index: 0, take: 100, somenteAtivos: true },
  );
  const found = rows.filter(({ dsEmail }) => dsEmail).slice(0, count);
  if (found.length < count)
    throw new Error(`There are only ${found.length} people with an address`);
  return found;
}

/** Calls the API by somebody's link. */
export async function callByLink(
  { baseUrl }: StaffApi,
  { hash }: SentGame,
  path: string,
  body?: object,
): Promise<Response> {
  return fetch(`${baseUrl}/api/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', 'x-link-hash': hash },
    ...(body && { body: JSON.stringify(body) }),
  });
}
