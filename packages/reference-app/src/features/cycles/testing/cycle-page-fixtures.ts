import type { Schema } from '@aferir/api-client';
import { dateOnlyOf } from '@aferir/domain';

/** A cycle under way, with everything the form takes. */
export const cycleContent: Schema<'CycleContent'> = {
  idCiclo: 7,
  idTipoCiclo: 2,
  nmCiclo: 'Desempenho 2026',
  dsBoasVindas: 'Reserve vinte minutos.',
  dtAbertura: '2026-12-01',
  dtPrazo: '2026-12-18',
  lstDiasLembrete: [-7, -1, 0, 3],
  flLembraGestores: true,
  flRetemResultados: false,
  dtLiberacao: null,
  dtLiberados: null,
  qtdRetidos: 0,
  qtdProntosSemEmail: 0,
  flAvisaResultados: true,
  qtdNotasCalibradas: 0,
  flAvaliadoresAoRedor: false,
  publico: {
    lstDepartamentos: [3],
    lstCargos: [],
    dtAdmitidosAntes: '2026-09-01',
    somenteEscolhidas: false,
    lstPessoas: [],
    lstExceto: [42],
  },
  idSituacaoCiclo: 3,
  nrVersao: 3,
  dtInicio: '2026-12-01T12:00:00.000Z',
  dtEncerramento: null,
  qtdAguardandoEnvio: 0,
  qtdAguardandoCancelamento: 0,
  dtTotem: null,
  pessoas: [],
  excecoes: [
    {
      idOrganogramaPessoa: 42,
      nmPessoa: 'Ana Souza',
      nmCargo: 'Analista de Dados',
      nmDepartamento: 'Tecnologia',
      urlFoto: null,
      flAtivo: true,
    },
  ],
};

/** A day that is some days away from today, YYYY-MM-DD. */
export function dayIn(days: number): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + days);
  return dateOnlyOf(day);
}

/** The same before it begins, due in some days. */
export const draftContent: Schema<'CycleContent'> = {
  ...cycleContent,
  idCiclo: 5,
  idSituacaoCiclo: 1,
  dtAbertura: null,
  dtInicio: null,
  dtPrazo: dayIn(30),
};

/** Whom it would reach. */
export const cyclePreview: Schema<'CyclePreview'> = {
  qtdPessoas: 60,
  qtdEnviar: 57,
  qtdEmAberto: 2,
  qtdOutroCiclo: 1,
  qtdSemEmail: 1,
  qtdGestoresSemEmail: 1,
  qtdSemGestor: 22,
  semEmail: cycleContent.excecoes,
  gestoresSemEmail: cycleContent.excecoes.map((person) => ({
    ...person,
    idOrganogramaPessoa: 9,
    nmPessoa: 'Davi Melo',
  })),
  semGestor: cycleContent.excecoes,
  emOutroCiclo: cycleContent.excecoes.map((person) => ({
    ...person,
    idOrganogramaPessoa: 43,
    nmPessoa: 'Bruno Lima',
  })),
  dsImpedimento: null,
};

const counts: Schema<'CycleCounts'> = {
  qtdPessoas: 60,
  qtdResponderam: 41,
  percentualAdesao: 68,
  qtdSemEnvio: 1,
  qtdNaoAbriram: 6,
  qtdAbriram: 5,
  qtdRespondendo: 7,
  qtdComGestores: 16,
  qtdConcluidas: 25,
  qtdSairam: 2,
};

/** How far it is. */
export const cycleAdherence: Schema<'CycleAdherence'> = {
  total: counts,
  qtdSemEmail: 1,
  departamentos: [
    { idOrganogramaNo: 3, nmDepartamento: 'Tecnologia', nrNivel: 0, adesao: counts },
    {
      idOrganogramaNo: 4,
      nmDepartamento: 'Dados',
      nrNivel: 1,
      adesao: { ...counts, qtdPessoas: 10, qtdResponderam: 10, percentualAdesao: 100 },
    },
    { idOrganogramaNo: 0, nmDepartamento: 'Sem departamento', nrNivel: 0, adesao: counts },
  ],
  gestores: [
    { idOrganogramaPessoa: 8, nmPessoa: 'Carla Dias', adesao: counts },
    {
      idOrganogramaPessoa: 9,
      nmPessoa: 'Davi Melo',
      flSemEmail: true,
      adesao: { ...counts, qtdPessoas: 10, qtdResponderam: 10, percentualAdesao: 100 },
    },
  ],
};

/** Somebody in the middle of it, late. */
export const answering: Schema<'CyclePerson'> = {
  idOrganogramaPessoa: 42,
  nmPessoa: 'Ana Souza',
  nmCargo: 'Analista de Dados',
  nmDepartamento: 'Tecnologia',
  urlFoto: null,
  flAtivo: true,
  idPosicao: 4,
  idResposta: 311,
  dtEnvio: '2026-12-01T12:00:00.000Z',
  flAtrasada: true,
  flPodeRetirar: true,
  flSemEmail: true,
};

/** Somebody who is done. */
export const done: Schema<'CyclePerson'> = {
  ...answering,
  idOrganogramaPessoa: 43,
  nmPessoa: 'Bruno Lima',
  idPosicao: 6,
  flAtrasada: false,
  flPodeRetirar: false,
  flSemEmail: false,
};

/** A link to their self-assessment, just made. */
export const handedLink: Schema<'HandedLink'> = {
  hash: '4Xn1cT0qk2yV8sJm5RZbLw7dPgHfUa3E',
  dtValidade: '2027-03-01T12:00:00.000Z',
  nmPessoa: answering.nmPessoa,
  nrTelefone: '11912345678',
  flAvisada: false,
};

/** Slips of people of a department and of none. */
export const cycleSlips: Schema<'Slips'> = {
  bilhetes: [
    {
      idOrganogramaPessoa: 42,
      nmPessoa: answering.nmPessoa,
      nmDepartamento: 'Tecnologia',
      hash: handedLink.hash,
      dtValidade: handedLink.dtValidade,
    },
    {
      idOrganogramaPessoa: 44,
      nmPessoa: 'Zoe Prado',
      nmDepartamento: null,
      hash: '7Yn1cT0qk2yV8sJm5RZbLw7dPgHfUa3E',
      dtValidade: handedLink.dtValidade,
    },
  ],
  qtdRestantes: 0,
};
