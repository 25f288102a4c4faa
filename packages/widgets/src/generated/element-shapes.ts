// Written from the contracts of the elements by `npm run manifest`. Do not edit.
import type { ElementShape } from '../shared/element/element-shell.ts';

/** The shape of each element, by its tag. */
export const elementShapes: Readonly<Record<string, ElementShape>> = {
  "aferir-behavioral-report": {
    "apiBase": "string",
    "theme": "state",
    "brandColor": "string",
    "lang": "string",
    "nonce": "string",
    "hs": "string",
    "responseId": "id",
    "withoutEmail": "boolean",
    "headingLevel": "1-2",
    "getToken": null,
    "messages": null
  },
  "aferir-disc-questionnaire": {
    "apiBase": "string",
    "theme": "state",
    "brandColor": "string",
    "lang": "string",
    "nonce": "string",
    "hs": "string",
    "tutorialHref": "string",
    "firstAccessHref": "string",
    "portalHref": "string",
    "headingLevel": "1-3",
    "getToken": null,
    "messages": null
  },
  "aferir-employee-dashboard": {
    "apiBase": "string",
    "theme": "state",
    "brandColor": "string",
    "lang": "string",
    "nonce": "string",
    "view": "string",
    "idCliente": "id",
    "headingLevel": "1-2",
    "getToken": null,
    "messages": null
  },
  "aferir-game-player": {
    "apiBase": "string",
    "theme": "state",
    "brandColor": "string",
    "lang": "string",
    "nonce": "string",
    "hs": "string",
    "personId": "id",
    "portalHref": "string",
    "headingLevel": "1-3",
    "getToken": null,
    "messages": null
  },
  "aferir-manager-evaluation": {
    "apiBase": "string",
    "theme": "state",
    "brandColor": "string",
    "lang": "string",
    "nonce": "string",
    "hs": "string",
    "initialStep": "string",
    "responseId": "id",
    "portalHref": "string",
    "headingLevel": "1-3",
    "getToken": null,
    "messages": null
  },
  "aferir-performance-report": {
    "apiBase": "string",
    "theme": "state",
    "brandColor": "string",
    "lang": "string",
    "nonce": "string",
    "hs": "string",
    "responseId": "id",
    "managerId": "id",
    "headingLevel": "1-2",
    "getToken": null,
    "messages": null
  },
  "aferir-performance-self-assessment": {
    "apiBase": "string",
    "theme": "state",
    "brandColor": "string",
    "lang": "string",
    "nonce": "string",
    "hs": "string",
    "managerId": "id",
    "flGestor": "boolean",
    "pIdGestor": "id",
    "canClose": "boolean",
    "firstAccessHref": "string",
    "portalHref": "string",
    "headingLevel": "1-3",
    "getToken": null,
    "messages": null
  },
  "aferir-team-map": {
    "apiBase": "string",
    "theme": "state",
    "brandColor": "string",
    "lang": "string",
    "nonce": "string",
    "departmentId": "id",
    "managerId": "id",
    "headingLevel": "1-2",
    "getToken": null,
    "messages": null
  },
  "aferir-training-player": {
    "apiBase": "string",
    "theme": "state",
    "brandColor": "string",
    "lang": "string",
    "nonce": "string",
    "hs": "string",
    "portalHref": "string",
    "headingLevel": "1-3",
    "getToken": null,
    "messages": null
  }
};
