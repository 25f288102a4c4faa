import type { FakeServer } from '@aferir/api-client/testing';
import {
  createReportServer,
  type ServedCompetency,
} from '../../src/performance-report/performance-report.server.ts';

const NAMES = [
  'Comunicação',
  'Trabalho em equipe',
  'Planejamento',
  'Negociação',
  'Iniciativa',
  'Organização',
  'Liderança',
  'Foco no cliente',
  'Resolução de problemas',
  'Atenção aos detalhes',
];
const LONG_NAME = 'em projetos com prazos curtos e interesses divergentes entre áreas';
const SENTENCE =
  'Nas entregas conjuntas, combine antes quem faz o quê e avise a equipe assim que o prazo apertar. ';
/** As long as feedback may be. */
const LONGEST_FEEDBACK = 5_000;

/** Serves the report of a response with so many competencies, every third of them disputed. */
export function serveReview(count: number, isLong: boolean): FakeServer {
  return createReportServer({
    header: {
      nmPessoa: 'Maria Aparecida de Albuquerque Cavalcanti Figueiredo',
      urlLogoSistema: null,
    },
    competencies: Array.from({ length: count }, (_, index) => competency(index, isLong)),
  });
}

function competency(index: number, isLong: boolean): ServedCompetency {
  const isDisputed = index % 3 === 1;
  const self = (index * 7) % 11;
  const other = isDisputed ? (self + 5) % 11 : Math.max(0, self - (index % 4));
  const text = isLong ? SENTENCE.repeat(60).slice(0, LONGEST_FEEDBACK) : SENTENCE.trim();
  const name = `${NAMES[index % NAMES.length]}${index < NAMES.length ? '' : ` ${index + 1}`}`;
  return {
    name: isLong ? `${name} ${LONG_NAME}` : name,
    description: 'Mostra isso no dia a dia, com colegas, clientes e parceiros.',
    self,
    managers: [other, other],
    ...(isDisputed && { feedback: { 0: text, 1: SENTENCE.trim() } }),
  };
}
