/** What the card of the automatic reminders says. */
export const reminderMessages = {
  title: 'Lembretes automáticos',
  text: 'Quem recebeu um link e ainda não fez a sua parte é lembrado por e-mail: questionário comportamental, autoavaliação, avaliação e feedback de gestores, e treinamentos. Pesquisas e jogos só são lembrados à mão. Quem não tem e-mail não é lembrado: entregue o link ou um bilhete.',
  loadFailed: 'Erro ao carregar os lembretes automáticos.',
  isOn: 'Enviar lembretes',
  isOnHint: 'Desligado, ninguém é lembrado sem que alguém reenvie o link.',
  afterDays: 'Dias entre os lembretes',
  afterDaysHint: 'Contados do último e-mail sobre o mesmo assunto. De 1 a 60.',
  atMost: 'Máximo de lembretes',
  atMostHint: 'Por pessoa e assunto. De 1 a 10.',
  weekdays: 'Dias da semana',
  hour: 'Hora do envio',
  hourHint: 'No horário de São Paulo.',
  hourOption: (hour: number) => `${String(hour).padStart(2, '0')}:00`,
  off: 'Desligados: ninguém é lembrado automaticamente.',
  dueNow: (count: number) => {
    const opening = 'Pela regra salva, se o envio fosse agora,';
    if (count === 0) return `${opening} ninguém seria lembrado.`;
    return count === 1
      ? `${opening} sairia 1 lembrete.`
      : `${opening} sairiam ${count.toLocaleString('pt-BR')} lembretes.`;
  },
  fromTomorrow: 'Uma mudança feita depois da hora do envio vale a partir do dia seguinte.',
  save: 'Salvar lembretes',
  saved: 'Lembretes salvos.',
  saveFailed: 'Os lembretes não foram salvos.',
} as const;
