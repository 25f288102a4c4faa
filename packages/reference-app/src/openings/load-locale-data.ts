/**
 * Has the browser load what it writes dates, numbers and lists with, which its first use does: on an old phone longer than
 * drawing a page. Nothing else has to be done while the code is on its way.
 */
export function loadLocaleData(): void {
  new Intl.NumberFormat('pt-BR').format(0);
  new Intl.ListFormat('pt-BR').format([]);
  new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' }).format(0);
}
