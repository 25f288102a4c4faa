import type { Profile } from '../disc/index.ts';

/** What it means for the work of a team to have much or little of a profile. */
export const PRESENCE_TEXTS: Readonly<
  Record<Profile, { readonly much: string; readonly little: string }>
> = {
  Dominante: {
    much: 'A equipe decide depressa e encara problemas de frente. Reservem um momento para ouvir quem discorda antes de fechar a decisão.',
    little:
      'Decisões difíceis podem ficar para depois. Combinem quem decide o quê e até quando, para que ninguém espere por ninguém.',
  },
  Influente: {
    much: 'A equipe conversa bem, se anima com ideias novas e envolve outras áreas. Terminem cada conversa com quem faz o quê e até quando.',
    little:
      'Conquistas e ideias podem passar sem que ninguém saiba. Marquem momentos curtos para contar o que deu certo e ouvir quem está de fora.',
  },
  Estável: {
    much: 'A equipe coopera, mantém o ritmo e cuida de quem chega. Avisem mudanças com antecedência e perguntem o que incomoda, porque a discordância pode ficar em silêncio.',
    little:
      'O ritmo pode oscilar e o apoio do dia a dia pode faltar. Dividam as tarefas de rotina e perguntem com frequência como cada pessoa está.',
  },
  Conforme: {
    much: 'A equipe trabalha com método e confere antes de entregar. Combinem quando está bom o bastante, para que a análise não atrase a entrega.',
    little:
      'Detalhes e riscos podem escapar. Usem uma lista de conferência e escolham quem revisa o trabalho antes da entrega.',
  },
};
