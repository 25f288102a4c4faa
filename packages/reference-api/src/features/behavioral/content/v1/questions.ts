import type { DiscQuestion } from '../content-types.ts';

/** The twenty questions; over all of them each profile stands in each place five times. */
export const questions: readonly DiscQuestion[] = [
  {
    id: 1,
    order: 1,
    text: 'Diante de um prazo apertado…',
    options: [
      { id: 1, profile: 'Estável', text: 'Mantenho um passo constante até tudo ficar pronto' },
      { id: 2, profile: 'Influente', text: 'Chamo as pessoas e transformo o prazo em causa comum' },
      { id: 3, profile: 'Conforme', text: 'Planejo cada etapa para entregar tudo certo' },
      { id: 4, profile: 'Dominante', text: 'Decido o que vem primeiro e passo logo à ação' },
    ],
  },
  {
    id: 2,
    order: 2,
    text: 'Quando começo um projeto novo…',
    options: [
      { id: 5, profile: 'Dominante', text: 'Defino a meta e busco o caminho mais rápido até lá' },
      { id: 6, profile: 'Conforme', text: 'Levanto informações e entendo as regras a fundo' },
      { id: 7, profile: 'Influente', text: 'Converso com muita gente e junto ideias diferentes' },
      { id: 8, profile: 'Estável', text: 'Combino quem faz o quê e avanço passo a passo' },
    ],
  },
  {
    id: 3,
    order: 3,
    text: 'Em uma reunião de equipe…',
    options: [
      { id: 9, profile: 'Influente', text: 'Trago energia para a conversa e ideias para o grupo' },
      { id: 10, profile: 'Dominante', text: 'Levo o assunto para a decisão e o próximo passo' },
      { id: 11, profile: 'Conforme', text: 'Apresento fatos e faço perguntas que esclarecem' },
      { id: 12, profile: 'Estável', text: 'Escuto com atenção e ajudo a chegar a um acordo' },
    ],
  },
  {
    id: 4,
    order: 4,
    text: 'Quando duas pessoas da equipe discordam…',
    options: [
      { id: 13, profile: 'Conforme', text: 'Separo fatos de opiniões e comparo os argumentos' },
      { id: 14, profile: 'Estável', text: 'Ouço os dois lados por igual e busco um meio-termo' },
      { id: 15, profile: 'Dominante', text: 'Vou direto ao ponto e proponho uma solução' },
      { id: 16, profile: 'Influente', text: 'Deixo o clima mais leve e aproximo as duas pessoas' },
    ],
  },
  {
    id: 5,
    order: 5,
    text: 'Quando os planos mudam de repente…',
    options: [
      { id: 17, profile: 'Influente', text: 'Vejo o lado bom e animo quem está por perto' },
      { id: 18, profile: 'Estável', text: 'Cuido para que o dia a dia siga com tranquilidade' },
      { id: 19, profile: 'Conforme', text: 'Analiso o que mudou e ajusto cada ponto do plano' },
      { id: 20, profile: 'Dominante', text: 'Aceito o desafio e avanço na nova direção' },
    ],
  },
  {
    id: 6,
    order: 6,
    text: 'Termino bem o dia de trabalho quando…',
    options: [
      { id: 21, profile: 'Estável', text: 'Ajudei alguém e deixei tudo pronto para amanhã' },
      { id: 22, profile: 'Dominante', text: 'Venci um desafio difícil e vi o resultado surgir' },
      { id: 23, profile: 'Conforme', text: 'Entreguei algo preciso, revisto e muito bem-feito' },
      { id: 24, profile: 'Influente', text: 'Troquei boas ideias e vi a equipe sair sorrindo' },
    ],
  },
  {
    id: 7,
    order: 7,
    text: 'Para convencer alguém de uma ideia…',
    options: [
      { id: 25, profile: 'Conforme', text: 'Apresento dados, exemplos e um raciocínio claro' },
      { id: 26, profile: 'Dominante', text: 'Mostro o ganho com firmeza e peço uma decisão' },
      { id: 27, profile: 'Influente', text: 'Conto uma boa história e transmito entusiasmo' },
      { id: 28, profile: 'Estável', text: 'Converso sem pressão e respeito o tempo da pessoa' },
    ],
  },
  {
    id: 8,
    order: 8,
    text: 'Ao aprender algo novo…',
    options: [
      { id: 29, profile: 'Dominante', text: 'Experimento logo na prática e corrijo no caminho' },
      { id: 30, profile: 'Influente', text: 'Converso com quem já sabe e aprendo em grupo' },
      { id: 31, profile: 'Estável', text: 'Avanço aos poucos e repito até ganhar segurança' },
      { id: 32, profile: 'Conforme', text: 'Estudo a fundo e procuro entender cada porquê' },
    ],
  },
  {
    id: 9,
    order: 9,
    text: 'Quando alguém me pede ajuda…',
    options: [
      { id: 33, profile: 'Influente', text: 'Incentivo a pessoa e indico quem mais pode ajudar' },
      { id: 34, profile: 'Conforme', text: 'Explico em detalhes e confiro se ficou correto' },
      { id: 35, profile: 'Estável', text: 'Paro o que estou fazendo e acompanho até o fim' },
      { id: 36, profile: 'Dominante', text: 'Aponto a saída mais curta e ajudo a resolver logo' },
    ],
  },
  {
    id: 10,
    order: 10,
    text: 'Diante de uma decisão importante…',
    options: [
      { id: 37, profile: 'Estável', text: 'Penso no efeito sobre a equipe e decido sem pressa' },
      { id: 38, profile: 'Conforme', text: 'Comparo as opções e escolho com base em dados' },
      { id: 39, profile: 'Dominante', text: 'Confio no meu julgamento e decido sem demora' },
      { id: 40, profile: 'Influente', text: 'Ouço opiniões e sigo a que mais me entusiasma' },
    ],
  },
  {
    id: 11,
    order: 11,
    text: 'Quando encontro um obstáculo…',
    options: [
      { id: 41, profile: 'Dominante', text: 'Encaro de frente e insisto até abrir caminho' },
      { id: 42, profile: 'Estável', text: 'Conservo a calma e sigo adiante com paciência' },
      { id: 43, profile: 'Influente', text: 'Chamo colegas para conversar e crio novas saídas' },
      { id: 44, profile: 'Conforme', text: 'Investigo a causa e resolvo a questão na raiz' },
    ],
  },
  {
    id: 12,
    order: 12,
    text: 'Ao receber uma crítica ao meu trabalho…',
    options: [
      { id: 45, profile: 'Conforme', text: 'Peço exemplos concretos e reviso o que produzi' },
      { id: 46, profile: 'Influente', text: 'Converso abertamente e preservo a boa relação' },
      { id: 47, profile: 'Estável', text: 'Escuto até o fim e reflito antes de responder' },
      { id: 48, profile: 'Dominante', text: 'Respondo com franqueza e corrijo o rumo na hora' },
    ],
  },
  {
    id: 13,
    order: 13,
    text: 'Contribuo mais com a equipe quando…',
    options: [
      { id: 49, profile: 'Estável', text: 'Ofereço apoio e cumpro aquilo que combinei' },
      { id: 50, profile: 'Influente', text: 'Levanto o ânimo e aproximo quem estava distante' },
      { id: 51, profile: 'Dominante', text: 'Tomo a frente e faço o trabalho avançar' },
      { id: 52, profile: 'Conforme', text: 'Garanto a qualidade e evito que erros passem' },
    ],
  },
  {
    id: 14,
    order: 14,
    text: 'Ao organizar o meu dia…',
    options: [
      { id: 53, profile: 'Conforme', text: 'Faço uma lista detalhada e sigo os horários à risca' },
      { id: 54, profile: 'Dominante', text: 'Escolho o que traz mais resultado e começo por ali' },
      { id: 55, profile: 'Estável', text: 'Sigo uma rotina conhecida, com tempo para tudo' },
      { id: 56, profile: 'Influente', text: 'Reservo espaço para conversas e para o inesperado' },
    ],
  },
  {
    id: 15,
    order: 15,
    text: 'Quando preciso dar uma notícia difícil…',
    options: [
      { id: 57, profile: 'Influente', text: 'Escolho um tom leve e mostro que há saída' },
      { id: 58, profile: 'Estável', text: 'Procuro um bom momento e acolho quem escuta' },
      { id: 59, profile: 'Dominante', text: 'Falo sem rodeios e digo o que vem a seguir' },
      { id: 60, profile: 'Conforme', text: 'Explico os motivos e respondo com precisão' },
    ],
  },
  {
    id: 16,
    order: 16,
    text: 'Diante de uma meta ambiciosa…',
    options: [
      { id: 61, profile: 'Dominante', text: 'Assumo como desafio pessoal e vou até conseguir' },
      { id: 62, profile: 'Conforme', text: 'Divido em etapas e acompanho os números de perto' },
      { id: 63, profile: 'Estável', text: 'Dedico um esforço constante, um dia após o outro' },
      { id: 64, profile: 'Influente', text: 'Espalho confiança e envolvo a equipe na conquista' },
    ],
  },
  {
    id: 17,
    order: 17,
    text: 'Ao trabalhar com pessoas que acabei de conhecer…',
    options: [
      { id: 65, profile: 'Influente', text: 'Puxo conversa e descubro interesses em comum' },
      { id: 66, profile: 'Conforme', text: 'Observo primeiro e entendo o jeito de cada pessoa' },
      { id: 67, profile: 'Dominante', text: 'Alinho os objetivos e parto para o trabalho' },
      { id: 68, profile: 'Estável', text: 'Chego sem pressa e construo confiança aos poucos' },
    ],
  },
  {
    id: 18,
    order: 18,
    text: 'Quando percebo que algo pode melhorar…',
    options: [
      { id: 69, profile: 'Estável', text: 'Sugiro ajustes graduais, fáceis de acompanhar' },
      { id: 70, profile: 'Dominante', text: 'Proponho a mudança e tomo a frente da execução' },
      { id: 71, profile: 'Influente', text: 'Divulgo a ideia e conquisto apoio pelo caminho' },
      { id: 72, profile: 'Conforme', text: 'Reúno evidências e desenho um processo melhor' },
    ],
  },
  {
    id: 19,
    order: 19,
    text: 'Em um dia com muitos pedidos ao mesmo tempo…',
    options: [
      { id: 73, profile: 'Conforme', text: 'Registro cada pedido e trato todos com cuidado' },
      { id: 74, profile: 'Estável', text: 'Faço uma coisa de cada vez, em ritmo tranquilo' },
      { id: 75, profile: 'Influente', text: 'Alterno entre as tarefas e conservo o bom humor' },
      { id: 76, profile: 'Dominante', text: 'Corto o que é secundário e resolvo o essencial' },
    ],
  },
  {
    id: 20,
    order: 20,
    text: 'Quando um trabalho chega ao fim…',
    options: [
      { id: 77, profile: 'Dominante', text: 'Confiro se a meta foi batida e busco a próxima' },
      { id: 78, profile: 'Influente', text: 'Comemoro com a equipe e conto o que conquistamos' },
      { id: 79, profile: 'Conforme', text: 'Reviso o resultado e registro o que aprendi' },
      { id: 80, profile: 'Estável', text: 'Agradeço a quem ajudou e deixo tudo em ordem' },
    ],
  },
];
