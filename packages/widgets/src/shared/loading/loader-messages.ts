/** What the loader says by itself; apart from other texts, so that it stays one small file. */
export const loaderMessages = {
  loading: 'Carregando…',
  unreachable: 'Não foi possível se conectar ao servidor! Vamos tentar de novo.',
};

const others: Readonly<Record<string, typeof loaderMessages>> = {
  en: { loading: 'Loading…', unreachable: 'Could not connect to the server! We will try again.' },
  es: {
    loading: 'Cargando…',
    unreachable: '¡No se pudo conectar con el servidor! Lo intentaremos de nuevo.',
  },
};

/**
 * What the loader says to an element in its language, as the element itself will find it: the loader, a file alone, shares no
 * rule with it.
 */
export function loaderMessagesOf(element: HTMLElement): typeof loaderMessages {
  const lang = (element.lang as string | undefined) ?? '';
  return others[lang.trim().split(/[-_]/)[0]?.toLowerCase() ?? ''] ?? loaderMessages;
}
