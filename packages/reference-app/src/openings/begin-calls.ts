// Stands in the HTML of pages behind a sign-in: it begins the page's calls beside the code.
import type { SessionRealm } from '@aferir/api-client';
import { beginSessionCalls } from './begin-session-calls.ts';
import { loadLocaleData } from './load-locale-data.ts';

const { realm, calls } = (document.currentScript as HTMLScriptElement).dataset;
if (realm && calls) {
  const query = new URLSearchParams(window.location.search);
  beginSessionCalls(realm as SessionRealm, JSON.parse(calls) as string[], query);
  // The rest of the HTML, with what it has to fetch, comes first.
  setTimeout(loadLocaleData);
}
