import { counted } from '../lib/counted.ts';

/** What the screens say where staff remind many at once, and of what waits. */
export const reminderMessages = {
  people: {
    title: 'Lembrar quem não respondeu',
    text: 'Cada pessoa recebe um e-mail com um link novo, que diz até onde ela foi e quanto tempo falta.',
    remind: (count: number) =>
      count === 0 ? 'Lembrar' : `Lembrar ${counted(count, 'pessoa', 'pessoas')}`,
    reached: (count: number) =>
      count === 0
        ? 'Ninguém pode ser lembrado agora.'
        : counted(
            count,
            'pessoa vai ser lembrada por e-mail.',
            'pessoas vão ser lembradas por e-mail.',
          ),
    done: (count: number) =>
      count === 0 ? 'Ninguém foi lembrado' : counted(count, 'pessoa lembrada', 'pessoas lembradas'),
    leftOut: (count: number, reasons: string) =>
      `${counted(count, 'pessoa fica de fora', 'pessoas ficam de fora')}: ${reasons}.`,
  },
  managers: {
    title: 'Lembrar gestores',
    text: 'Cada gestor recebe um só e-mail, que diz quantas pessoas esperam por ele.',
    remind: (count: number) =>
      count === 0 ? 'Lembrar' : `Lembrar ${counted(count, 'gestor', 'gestores')}`,
    reached: (count: number) =>
      count === 0
        ? 'Nenhum gestor pode ser lembrado agora.'
        : counted(
            count,
            'gestor vai ser lembrado por e-mail.',
            'gestores vão ser lembrados por e-mail.',
          ),
    done: (count: number) =>
      count === 0
        ? 'Nenhum gestor foi lembrado'
        : counted(count, 'gestor lembrado', 'gestores lembrados'),
    leftOut: (count: number, reasons: string) =>
      `${counted(count, 'gestor fica de fora', 'gestores ficam de fora')}: ${reasons}.`,
  },
  recent: (count: number) =>
    counted(count, 'recebeu e-mail nas últimas 24 horas', 'receberam e-mail nas últimas 24 horas'),
  withoutEmail: (count: number) => counted(count, 'não tem e-mail', 'não têm e-mail'),
  counting: 'Contando quem pode ser lembrado...',
  skipped: (count: number, withoutEmail: number) => {
    const leftOut = counted(count, 'ficou de fora', 'ficaram de fora');
    if (withoutEmail === 0) return `${leftOut}.`;
    const some = withoutEmail < count ? `, ${withoutEmail}` : '';
    return `${leftOut}${some} por não ${withoutEmail === 1 ? 'ter' : 'terem'} e-mail.`;
  },
  failed: 'Os lembretes não foram todos enviados.',

  waitingSince: 'Esperando há',
  waitsFor: 'Espera por',
  lastReminder: 'Último lembrete',
  never: 'Nenhum',
  days: (days: number) => (days === 0 ? 'hoje' : counted(days, 'dia', 'dias')),
  sinceDays: (days: number) => (days === 0 ? 'desde hoje' : `há ${counted(days, 'dia', 'dias')}`),
  waits: 'Espera',
  reminded: (date: string | null) => (date ? `Último lembrete em ${date}` : 'Sem lembrete'),
} as const;
