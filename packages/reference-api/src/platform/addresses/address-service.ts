import { isState, isZipCode } from '@aferir/domain';

/** What a service knows of a CEP; empty where it stands for a whole town. */
export interface FoundAddress {
  /** Eight digits. */
  readonly zipCode: string;
  readonly street: string;
  readonly district: string;
  readonly city: string;
  readonly state: string;
}

/** What became of a look-up. */
export type AddressLookup =
  | { readonly outcome: 'found'; readonly address: FoundAddress }
  | { readonly outcome: 'unknown' | 'off' }
  | { readonly outcome: 'failed'; readonly reason: string };

/** Looks addresses up by their CEP. It never throws: a form can be filled by hand. */
export interface AddressService {
  /** Looks up eight digits; nothing else leaves the server. */
  find(zipCode: string): Promise<AddressLookup>;
}

/** Where the CEP stands in the address of the service. */
export const zipCodePlace = '{cep}';

/** What the service may take. */
export interface AddressServiceOptions {
  /** Whole look-up, in milliseconds. @default 3000 */
  readonly timeLimit?: number;
}

/** A reply is a few hundred bytes. */
const maxReplyBytes = 16 * 1024;
const maxTextLength = 200;

/** Opens a service that answers as ViaCEP does; without an address it is off. */
export function createAddressService(
  url: string | undefined,
  { timeLimit = 3000 }: AddressServiceOptions = {},
): AddressService {
  return {
    find: async (zipCode) => {
      if (url === undefined) return { outcome: 'off' };
      if (!/^\d{8}$/.test(zipCode)) return { outcome: 'unknown' };
      try {
        return await ask(url.replaceAll(zipCodePlace, zipCode), zipCode, timeLimit);
      } catch (error) {
        return { outcome: 'failed', reason: String(error) };
      }
    },
  };
}

async function ask(url: string, zipCode: string, timeLimit: number): Promise<AddressLookup> {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    // Whoever answers for the service would else send us wherever they like.
    redirect: 'error',
    signal: AbortSignal.timeout(timeLimit),
  });
  if (response.status === 404) {
    await response.body?.cancel();
    return { outcome: 'unknown' };
  }
  if (!response.ok) {
    await response.body?.cancel();
    return { outcome: 'failed', reason: `status ${response.status}` };
  }
  const reply: unknown = JSON.parse(await readBounded(response));
  return toLookup(reply, zipCode);
}

async function readBounded(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > maxReplyBytes) throw new Error('The reply is too long.');
    parts.push(part);
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts));
}

function toLookup(reply: unknown, zipCode: string): AddressLookup {
  if (typeof reply !== 'object' || reply === null) return malformed;
  const fields = reply as Readonly<Record<string, unknown>>;
  if (fields.erro === true || fields.erro === 'true') return { outcome: 'unknown' };
  const told = textOf(fields.cep);
  const [street, district, city, state] = [
    textOf(fields.logradouro ?? ''),
    textOf(fields.bairro ?? ''),
    textOf(fields.localidade),
    textOf(fields.uf),
  ];
  const isOfAnother = !told || !isZipCode(told) || told.replace(/\D/g, '') !== zipCode;
  if (isOfAnother || street === undefined || district === undefined) return malformed;
  if (!city || !state || !isState(state)) return malformed;
  return { outcome: 'found', address: { zipCode, street, district, city, state } };
}

const malformed: AddressLookup = { outcome: 'failed', reason: 'The reply has another shape.' };

/** A text that a field of ours could hold; undefined: it is none. */
function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.isWellFormed() || value.includes('\0')) return undefined;
  const text = value.trim();
  return text.length <= maxTextLength ? text : undefined;
}
