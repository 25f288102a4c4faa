import type { GetToken } from '@aferir/api-client';
import { languageOf } from '@aferir/domain';
import { type ComponentType, useState } from 'react';
import { fetchOfElement } from '../loading/take-opening-call.ts';
import { AferirProvider, type AferirProviderProps } from '../provider/aferir-provider.tsx';
import type { ElementHostProps } from './element-definition.ts';

/** What every element takes beside the props of its widget. */
export interface SharedElementProps {
  apiBase?: string;
  theme?: NonNullable<AferirProviderProps['theme']>;
  brandColor?: string;
  lang?: string;
  nonce?: string;
  getToken?: GetToken;
}

/** Puts a provider, with the element's shadow root for what floats, around a widget. */
export function inElement<Props extends object>(
  Widget: ComponentType<Props>,
): ComponentType<Props & SharedElementProps & ElementHostProps> {
  function ElementHost(props: Props & SharedElementProps & ElementHostProps) {
    const { apiBase, theme, brandColor, lang, nonce, getToken, container, ...rest } = props;
    const [fetch] = useState(() => fetchOfElement(container.host as HTMLElement));
    const surroundings = { apiBase, theme, brandColor, lang: languageOf(lang), nonce, getToken };
    return (
      <AferirProvider {...surroundings} portalContainer={container} fetch={fetch}>
        <Widget {...(rest as unknown as Props)} />
      </AferirProvider>
    );
  }
  ElementHost.displayName = `${Widget.displayName ?? Widget.name}Element`;
  return ElementHost;
}
