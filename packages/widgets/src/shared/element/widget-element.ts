import type { ComponentType } from 'react';
import {
  AferirCloseEvent,
  AferirCompleteEvent,
  AferirErrorEvent,
  AferirProgressEvent,
  AferirReadyEvent,
} from '../host/events.ts';
import type {
  AttributeDefinition,
  ElementDefinition,
  EventDefinition,
  EventProp,
  PropertyDefinition,
} from './element-definition.ts';
import { inElement, type SharedElementProps } from './element-host.tsx';

// The attributes that every element has.
const sharedAttributes = {
  apiBase: {
    type: 'string',
    description: 'Address of the API, up to and including its version.',
    default: '/api/v1',
  },
  theme: {
    type: 'state',
    values: ['light', 'dark', 'auto'],
    description: 'The color scheme; `auto` follows the system.',
    default: 'auto',
  },
  brandColor: { type: 'string', description: 'Brand color of the host, `#rgb` or `#rrggbb`.' },
  lang: {
    type: 'string',
    description:
      'The language of the interface: `pt-BR`, `en` or `es`. What the company has written stays in its own; that of the page says nothing about it.',
    default: 'pt-BR',
  },
  nonce: { type: 'string', description: 'Nonce of a strict Content-Security-Policy.' },
} as const satisfies Record<string, AttributeDefinition>;

// The properties that every element has.
const sharedProperties = {
  getToken: {
    type: '(request: { isRejected: boolean }) => Promise<string | null> | string | null',
    description: "Hands over an employee's access token that the host's back end got.",
  },
} as const satisfies Record<string, PropertyDefinition>;

/** The custom properties worth setting, on an element or anywhere around it. */
export const sharedCssProperties = {
  '--aferir-font-family': 'Font of all text; the page’s own when unset.',
  '--aferir-color-accent': 'Background of the primary action.',
  '--aferir-color-on-accent': 'Text on the accent color.',
  '--aferir-color-canvas': 'Background of the widget.',
  '--aferir-color-text': 'Text.',
  '--aferir-radius-control': 'Corners of buttons and fields.',
  '--aferir-radius-card': 'Corners of cards and dialogs.',
} as const;

/** The attribute of a widget whose title can stand at levels 1 to 3. */
export const headingLevelAttribute = {
  type: '1-3',
  description: "The heading level that fits the page's outline, 1 to 3.",
  default: '2',
} as const satisfies AttributeDefinition;

/** The attribute of a widget that can lead to the portal of the company. */
export const portalHrefAttribute = {
  type: 'string',
  description: 'Where the people of the company sign in; without it, no way leads there.',
} as const satisfies AttributeDefinition;

// What every widget calls alike is heard as the same event.
const sharedEvents = {
  onReady: AferirReadyEvent,
  onProgress: AferirProgressEvent,
  onComplete: AferirCompleteEvent,
  onError: AferirErrorEvent,
  onClose: AferirCloseEvent,
};

type SharedEventProp = keyof typeof sharedEvents;

/** What an element adds to what every element has. */
interface OwnDefinition<Props extends object>
  extends Omit<ElementDefinition<Props>, 'component' | 'cssProperties' | 'events'> {
  component: ComponentType<Props>;
  /** When each event is sent, and the class of those that no other widget sends. */
  events: {
    readonly [Name in EventProp<Props>]?: Name extends SharedEventProp ? string : EventDefinition;
  };
}

/** The contract of the element of a widget: its own, and what every element has. */
export function widgetElement<Props extends object>(
  own: OwnDefinition<Props>,
): ElementDefinition<Props & SharedElementProps> {
  return {
    ...own,
    component: inElement(own.component),
    attributes: { ...sharedAttributes, ...own.attributes },
    properties: { ...sharedProperties, ...own.properties },
    events: eventsOf(own.events as Record<string, string | EventDefinition>),
    cssProperties: sharedCssProperties,
  } as ElementDefinition<Props & SharedElementProps>;
}

function eventsOf(
  own: Readonly<Record<string, string | EventDefinition>>,
): Record<string, EventDefinition> {
  return Object.fromEntries(
    Object.entries(own).map(([prop, definition]) => [
      prop,
      typeof definition === 'string'
        ? { event: sharedEvents[prop as SharedEventProp], description: definition }
        : definition,
    ]),
  );
}
