/** What a SortableArea says by itself. */
export interface SortableMessages {
  /** What a handle is called. */
  handle: (item: string) => string;
  /** How a handle is used by those who hear it. */
  instructions: string;
  taken: (item: string) => string;
  over: (item: string, slot: string) => string;
  dropped: (item: string, slot: string) => string;
  canceled: (item: string) => string;
}

export const sortableMessages: SortableMessages = {
  handle: (item) => `Arrastar ${item}`,
  instructions:
    'Para mover pelo teclado, pressione espaço, escolha o lugar com as setas e pressione espaço de novo. Esc cancela.',
  taken: (item) => `${item}: escolha o lugar com as setas.`,
  over: (item, slot) => `${item}: ${slot}.`,
  dropped: (item, slot) => `${item}: movido para ${slot}.`,
  canceled: (item) => `${item}: continua onde estava.`,
};
