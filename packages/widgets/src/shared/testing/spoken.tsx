import type { ReactNode } from 'react';
import type { OtherLanguage, WidgetTexts } from '../language/texts-in.tsx';

/** Has a story speak another language. */
export function spoken<Messages extends object, Replaced>(
  texts: WidgetTexts<Messages, Replaced>,
  language: OtherLanguage,
) {
  const Spoken = texts.Spoken[language];
  return {
    decorators: [
      (Story: () => ReactNode) => (
        <Spoken fallback={null} replaced={undefined}>
          {Story()}
        </Spoken>
      ),
    ],
  };
}
