/** What ComboboxField says by itself. */
export interface ComboboxMessages {
  placeholder: string;
  clear: string;
  loading: string;
  empty: string;
  failed: string;
  retry: string;
  /** How many there are to choose from, read aloud. */
  found: (count: number) => string;
  /** There are more than are shown. */
  more: (shown: number, total: number) => string;
  /** Nothing is there yet, and what is typed can be made. */
  emptyToCreate: string;
  /** Makes what was typed. */
  create: (text: string) => string;
  creating: (text: string) => string;
  /** It was not made; the reason is empty where none is known. */
  createFailed: (text: string, reason: string) => string;
}

export const comboboxMessages: ComboboxMessages = {
  placeholder: 'Digite para procurar',
  clear: 'Limpar seleção',
  loading: 'Procurando...',
  empty: 'Nenhum resultado encontrado.',
  failed: 'Não foi possível procurar.',
  retry: 'Tentar novamente',
  found: (count) => (count === 1 ? '1 opção' : `${count} opções`),
  more: (shown, total) => `${shown} de ${total}. Continue digitando para encontrar os outros.`,
  emptyToCreate: 'Digite um nome para criar.',
  create: (text) => `Criar “${text}”`,
  creating: (text) => `Criando “${text}”...`,
  createFailed: (text, reason) => `Não foi possível criar “${text}”. ${reason}`.trim(),
};
