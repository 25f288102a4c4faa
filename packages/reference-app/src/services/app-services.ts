import {
  type ApiClient,
  createEmployeeClient,
  createLinkClients,
  createPublicClient,
  createStaffClient,
  type LinkClients,
  type SessionClient,
  type SessionClientOptions,
} from '@aferir/api-client';
import { createAferirQueryClient } from '@aferir/api-client/react';
import { byLanguage, DEFAULT_LANGUAGE, type Language } from '@aferir/domain';
import { createToastStore, type ToastStore } from '@aferir/ui';
import { createFinishSignal, type FinishSignal } from '@aferir/widgets';
import type { QueryClient } from '@tanstack/react-query';
import { API_BASE } from '../api-base.ts';
import type { Visitor } from '../guard.ts';
import { createSpeaker, type LoadSpeech, type Speaker } from '../shared/language/speech.ts';
import { once } from '../shared/lib/once.ts';
import { type CompanyMemory, createCompanyMemory } from './company-memory.ts';

/** What the whole app shares: one client per realm, the cache, the toasts. */
export interface AppServices {
  readonly staff: SessionClient<'staff'>;
  readonly employee: SessionClient<'employee'>;
  /** For whoever holds a personal link: one client for each. */
  readonly links: LinkClients;
  /** The same, in the language that they ask servers to speak. */
  readonly linksIn: (language: Language) => LinkClients;
  /** For calls without a credential, such as companies to show. */
  readonly anyone: ApiClient;
  readonly queryClient: QueryClient;
  readonly toasts: ToastStore;
  /** What the app speaks, and asks the server to speak with employees and with anyone. */
  readonly speaker: Speaker;
  readonly companies: CompanyMemory;
  /** Tells the employee's pages that there is something new to read. */
  readonly finishes: FinishSignal;
  /** Address of the API, up to and including its version. */
  readonly apiBase: string;
  /** Makes the requests, where it is not the global fetch. */
  readonly fetch: Fetch;
}

type Fetch = SessionClientOptions<'staff'>['fetch'];

/** What can be replaced in tests. */
export interface AppServicesOptions {
  apiBase?: string;
  fetch?: Fetch;
  maxAttempts?: number;
  companies?: CompanyMemory;
  /** Fetches what the app says in other languages than Portuguese. @default it has none */
  loadSpeech?: LoadSpeech;
}

/** Builds the services of one page. */
export function createAppServices(options: AppServicesOptions = {}): AppServices {
  const { apiBase = API_BASE, fetch, maxAttempts, companies = createCompanyMemory() } = options;
  const { loadSpeech } = options;
  const transport = { baseUrl: apiBase, fetch, maxAttempts };
  const speaker = createSpeaker(loadSpeech);
  const spoken = { ...transport, language: () => askedBy(speaker.current().language) };
  const staff = once(() => createStaffClient(transport));
  const employee = once(() => createEmployeeClient(spoken));
  const linksIn = byLanguage((language) =>
    createLinkClients({ ...transport, language: askedBy(language) }),
  );
  return {
    // Not before they are asked for: the first screen of a page that a link opens waits for neither.
    get staff() {
      return staff();
    },
    get employee() {
      return employee();
    },
    links: linksIn(DEFAULT_LANGUAGE),
    linksIn,
    anyone: createPublicClient(spoken),
    queryClient: createAferirQueryClient(),
    toasts: createToastStore(),
    speaker,
    companies,
    finishes: createFinishSignal(),
    apiBase,
    fetch,
  };
}

// In Portuguese a page does not know yet whom it is for: the server may know better.
function askedBy(language: Language): string {
  return language === DEFAULT_LANGUAGE ? `${language}, *;q=0.5` : language;
}

/** Who is looking, by the sessions of this device. */
export function visitorOf({ staff, employee, companies }: AppServices): Visitor {
  const isFramed = window.top !== window.self;
  return {
    isStaff: !isFramed && staff.session.current() !== null,
    isEmployee: employee.session.current() !== null,
    lastCompanyId: companies.last(),
    isFramed,
  };
}
