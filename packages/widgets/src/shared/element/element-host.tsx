import type { GetToken } from '@aferir/api-client';
import type { ComponentType } from 'react';
import { AferirProvider, type AferirProviderProps } from '../provider/aferir-provider.tsx';
import type {
  AttributeDefinition,
  ElementHostProps,
  PropertyDefinition,
} from './element-definition.ts';

/** What every element takes beside the props of its widget. */
export interface SharedElementProps {
  apiBase?: string;
  theme?: NonNullable<AferirProviderProps['theme']>;
  brandColor?: string;
  nonce?: string;
  getToken?: GetToken;
}

/** The attributes that every element has. */
export const sharedAttributes = {
  apiBase: {
    type: 'string',
    description: 'Address of the API, up to and including its version.',
    default: '/api/v1',
  },
  theme: { type: 'string', description: '`light`, `dark` or `auto`.', default: 'auto' },
  brandColor: { type: 'string', description: 'Brand color of the host, `#rgb` or `#rrggbb`.' },
  nonce: { type: 'string', description: 'Nonce of a strict Content-Security-Policy.' },
} as const satisfies Record<string, AttributeDefinition>;

/** The properties that every element has. */
export const sharedProperties = {
  getToken: {
    type: '(request: { isRejected: boolean }) => Promise<string | null> | string | null',
    description: "Hands over an employee's access token that the host's back end got.",
  },
} as const satisfies Record<string, PropertyDefinition>;

/** The custom properties worth setting on every element. */
export const sharedCssProperties = {
  '--aferir-font-family': 'Font of all text; the page’s own when unset.',
  '--aferir-color-accent': 'Background of the primary action.',
  '--aferir-color-on-accent': 'Text on the accent color.',
  '--aferir-color-canvas': 'Background of the widget.',
  '--aferir-color-text': 'Text.',
} as const;

/** Puts a provider, with the element's shadow root for what floats, around a widget. */
export function inElement<Props extends object>(
  Widget: ComponentType<Props>,
): ComponentType<Props & SharedElementProps & ElementHostProps> {
  function ElementHost(props: Props & SharedElementProps & ElementHostProps) {
    const { apiBase, theme, brandColor, nonce, getToken, container, ...rest } = props;
    return (
      <AferirProvider
        apiBase={apiBase}
        theme={theme}
        brandColor={brandColor}
        nonce={nonce}
        getToken={getToken}
        portalContainer={container}
      >
        <Widget {...(rest as unknown as Props)} />
      </AferirProvider>
    );
  }
  ElementHost.displayName = `${Widget.displayName ?? Widget.name}Element`;
  return ElementHost;
}
