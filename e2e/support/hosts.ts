import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { type Intranet, startIntranet } from '../hosts/intranet.ts';
import { findPerson, type StaffApi } from './staff-api.ts';

/** The hosts that are shown in `hosts/`. */
export type HostName = 'html' | 'react' | 'vue';

/** Ports of the development servers that 'Empresa Exemplo' lists among its allowed origins. */
export const allowedPorts = [8000, 5500, 8080, 5000, 4200, 3000, 4173, 5173];

/** The pages of a host, ready to be served. */
export interface HostPages {
  folder: string;
  remove(): Promise<void>;
}

/** Builds a host the way its own project would; plain pages are taken as they are. */
export async function buildHost(name: HostName): Promise<HostPages> {
  const root = fileURLToPath(new URL(`../hosts/${name}`, import.meta.url));
  if (name === 'html') return { folder: root, remove: async () => {} };
  const folder = await mkdtemp(join(tmpdir(), `aferir-host-${name}-`));
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** A company key, as its administrator gets it. */
export interface CompanyKey {
  idChave: number;
  chave: string;
}

/** Makes a company key. */
export function makeKey(api: StaffApi): Promise<CompanyKey> {
  return api.post<CompanyKey>('/Cliente/ChaveIntegracao', { nmChave: 'Intranet' });
}

/** Revokes a company key, which ends every session that it has opened. */
export async function revokeKey(api: StaffApi, { idChave }: CompanyKey): Promise<void> {
  await api.post('/Cliente/RevogarChave', { idChave });
}

/** Starts an intranet on an allowed origin of its own, with somebody signed in to it. */
export async function openIntranet(
  api: StaffApi,
  { pages, key, name }: { pages: HostPages; key: CompanyKey; name: string },
  ports: readonly number[] = allowedPorts,
): Promise<Intranet> {
  const { dsEmail } = await findPerson(api, name);
  return startIntranet({
    aferir: api.baseUrl,
    key: key.chave,
    employee: dsEmail,
    pages: pages.folder,
    ports,
  });
}
