import { placesOf } from './disc-table.ts';
import { linkIn, nextMail } from './outbox.ts';
import { examplePassword } from './staff.ts';

type Query = Readonly<Record<string, string | number | boolean>>;

/** Calls the API as a member of staff, to set up and to look behind what is on screen. */
export interface StaffApi {
  readonly baseUrl: string;
  /** The session, as the sign-in gave it. */
  readonly session: unknown;
  get<Data>(path: string, query?: Query): Promise<Data>;
  /** Sends JSON, a form as it is, or nothing. */
  post<Data>(path: string, body?: unknown): Promise<Data>;
  delete(path: string): Promise<void>;
}

/** Somebody of the example company. */
export interface ExamplePerson {
  idOrganogramaPessoa: number;
  nmPessoa: string;
  dsEmail: string;
  idResposta: number | null;
}

/** A request that has reached its person. */
export interface SentRequest {
  responseId: number;
  person: ExamplePerson;
  /** The mailed address. */
  link: string;
  /** The secret part of it. */
  hash: string;
}

async function unwrap<Data>(reply: Response): Promise<Data> {
  const { success, data, msg } = (await reply.json()) as {
    success: boolean;
    data: Data;
    msg?: string;
  };
  if (!success) throw new Error(`${reply.status} ${reply.url}: ${msg}`);
  return data;
}

/** Signs in and keeps the session. */
export async function openStaffApi(
  baseUrl: string,
  login = 'admin@empresa.example',
  password = examplePassword,
): Promise<StaffApi> {
  const url = `${baseUrl}/api/v1`;
  const json = { 'content-type': 'application/json' };
  const signIn = await fetch(`${url}/auth/signin`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ login, password, platform_origin: 'web' }),
  });
  const session = await unwrap<{ token: { accessToken: string } }>(signIn);
  const authorization = `Bearer ${session.token.accessToken}`;
  return {
    baseUrl,
    session,
    async get(path, query = {}) {
      const search = new URLSearchParams(
        Object.entries(query).map(([name, value]) => [name, String(value)]),
      );
      return unwrap(await fetch(`${url}${path}?${search}`, { headers: { authorization } }));
    },
    async delete(path) {
      await unwrap(await fetch(`${url}${path}`, { method: 'DELETE', headers: { authorization } }));
    },
    async post(path, body) {
      const isJson = body !== undefined && !(body instanceof FormData);
      const request = {
        method: 'POST',
        headers: { ...(isJson && json), authorization },
        ...(body !== undefined && { body: isJson ? JSON.stringify(body) : body }),
      };
      return unwrap(await fetch(`${url}${path}`, request));
    },
  };
}

/** Finds somebody by the whole name. */
export async function findPerson(api: StaffApi, name: string): Promise<ExamplePerson> {
  const { rows } = await api.get<{ rows: ExamplePerson[] }>('/OrganogramaPessoa/Get', {
    take: 100,
    filter: name,
  });
  const found = rows.find(({ nmPessoa }) => nmPessoa === name);
  if (!found) throw new Error(`${name} is not in the example company.`);
  return found;
}

/** Closes the behavioral requests that somebody has open, so that a new one can be sent. */
export async function closeOpenRequests(api: StaffApi, name: string): Promise<void> {
  const { idOrganogramaPessoa } = await findPerson(api, name);
  const { rows } = await api.get<{
    rows: { idResposta: number; cdStatus: number; flEncerrado: boolean }[];
  }>('/Resposta/GetRespostasPessoa', { idOrganogramaPessoa, take: 100 });
  for (const { idResposta, cdStatus, flEncerrado } of rows) {
    if (cdStatus !== 2 && !flEncerrado) await api.post('/Resposta/Encerrar', { idResposta });
  }
}

/** Sends a behavioral request to somebody and reads the link from the outbox. */
export async function sendRequest(api: StaffApi, name: string): Promise<SentRequest> {
  const person = await findPerson(api, name);
  const since = new Date();
  const responseId = await api.post<number>('/Resposta/Post', {
    idResposta: 0,
    idOrganogramaPessoaAvaliada: person.idOrganogramaPessoa,
    cdStatus: 4,
  });
  return { responseId, person, ...(await mailedLink(api.baseUrl, person.dsEmail, since)) };
}

/** The link that the newest message to an address carries. */
export async function mailedLink(
  baseUrl: string,
  email: string,
  since?: Date,
  subject?: string,
): Promise<{ link: string; hash: string }> {
  const link = linkIn(await nextMail(baseUrl, email, since, subject));
  return { link, hash: new URL(link).pathname.split('/').at(-1) ?? '' };
}

/** The places stored for each question, in the order of its options on the screen. */
export async function storedPlaces(api: StaffApi, responseId: number): Promise<number[][]> {
  const questions = await api.get<{ idPergunta: number; opcoes: { idPerguntaOpcao: number }[] }[]>(
    `/Pergunta/Get/${responseId}`,
  );
  return Promise.all(
    questions.map(async ({ idPergunta, opcoes }) => {
      const stored = await api.get<{ idPerguntaOpcao: number; idRespostaOpcao: number }[]>(
        `/RespostaOpcao/GetRespostasOpcoes/${responseId}/${idPergunta}`,
      );
      const order = opcoes.map(({ idPerguntaOpcao }) => idPerguntaOpcao);
      return stored
        .toSorted((a, b) => order.indexOf(a.idPerguntaOpcao) - order.indexOf(b.idPerguntaOpcao))
        .map(({ idRespostaOpcao }) => idRespostaOpcao);
    }),
  );
}

/** What {@link storedPlaces} must give once the table has been answered up to a question. */
export function placesOfTable(answered: number): number[][] {
  return Array.from({ length: 20 }, (_, index) => (index < answered ? placesOf(index + 1) : []));
}
