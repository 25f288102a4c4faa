import { UiMessagesProvider, uiMessages } from '@aferir/ui';
import { type ReactNode, useMemo } from 'react';
import { expect } from 'storybook/test';
import { useWidget, WidgetPart } from '../host/use-widget.tsx';

/** How much longer a text may be in another language. */
const GROWTH = 0.4;

/** A word beyond which another one is added: no language has only long ones. */
const LONG_WORD = 10;

/** Texts of a language that needs more room for everything. */
export function stretch<Texts>(texts: Texts): Texts {
  if (typeof texts === 'string') return longer(texts) as Texts;
  if (typeof texts === 'function') {
    return ((...given: unknown[]) => stretchAround(texts(...given), given)) as Texts;
  }
  if (Array.isArray(texts)) return texts.map(stretch) as Texts;
  if (typeof texts !== 'object' || texts === null) return texts;
  const entries = Object.entries(texts).map(([key, text]) => [
    key,
    key === 'language' ? text : stretch(text),
  ]);
  return Object.fromEntries(entries) as Texts;
}

/** What a text says by itself is longer; what it was given, such as a name, is as it was. */
function stretchAround(text: unknown, given: readonly unknown[]): unknown {
  if (typeof text !== 'string') return stretch(text);
  const [named] = given
    .map(String)
    .filter((one) => one !== '' && text.includes(one))
    .toSorted((one, other) => other.length - one.length);
  if (named === undefined) return longer(text);
  return text
    .split(named)
    .map((part) => stretchAround(part, given))
    .join(named);
}

function longer(text: string): string {
  return text.replace(/[\p{L}]{2,}/gu, (word) => {
    const more = 'ao'.repeat(word.length).slice(0, Math.ceil(word.length * GROWTH));
    return word.length > LONG_WORD ? `${word} ${more}` : word + more;
  });
}

/** Has a story's texts need more room than they do in Portuguese, and nothing cut off for it. */
export const stretched = {
  decorators: [(Story: () => ReactNode) => <Stretched>{Story()}</Stretched>],
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await expectNothingCutOff(canvasElement);
  },
};

function Stretched({ children }: { children: ReactNode }) {
  const { messages } = useWidget();
  const texts = useMemo(() => stretch(messages), [messages]);
  return (
    <UiMessagesProvider messages={stretch(uiMessages)}>
      <WidgetPart messages={texts}>{children}</WidgetPart>
    </UiMessagesProvider>
  );
}

/** Expects that nothing shows less than it holds where nobody could scroll to the rest. */
export async function expectNothingCutOff(root: HTMLElement): Promise<void> {
  const cut = [
    ...root.querySelectorAll<HTMLElement>('button, a, h1, h2, h3, h4, label, legend, th, dt'),
  ]
    .filter((element) => element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
    .map(({ textContent }) => textContent);
  await expect(cut).toEqual([]);
}
