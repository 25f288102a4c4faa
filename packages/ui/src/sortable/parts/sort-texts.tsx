import { createContext, type ReactNode, useContext } from 'react';
import { type SortableMessages, sortableMessages } from '../sortable-messages.ts';

const SortTextsContext = createContext(sortableMessages);

/** Hands the texts of an area to its handles. */
export function SortTextsProvider({
  texts,
  children,
}: {
  texts: SortableMessages;
  children: ReactNode;
}) {
  return <SortTextsContext value={texts}>{children}</SortTextsContext>;
}

/** The texts of the area around. */
export function useSortTexts(): SortableMessages {
  return useContext(SortTextsContext);
}
