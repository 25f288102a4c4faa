import { describe, expect, it } from 'vitest';
import { analysisOf, header, ratings, waitingHeader } from '../performance-report.fixtures.ts';
import { performanceReportMessages as messages } from '../performance-report.messages.ts';
import type { ReportContent } from '../performance-report.types.ts';
import { methodTexts } from './report-facts.ts';
import { noteText, reportNotes } from './report-notes.ts';

function notes(report: Partial<ReportContent>): string[] {
  const all = { header, analysis: analysisOf('compared'), managerId: null };
  return reportNotes({ ...all, ...report }, messages).map(
    (note) => `${note.title}: ${noteText(note, messages)}`,
  );
}

describe('methodTexts', () => {
  it('speaks to the person, and of them to others', () => {
    expect(methodTexts(header, messages)[0]).toContain('como você se vê');
    expect(methodTexts({ ...header, isOwn: false }, messages)[0]).toContain('como a pessoa se vê');
  });
});

describe('reportNotes', () => {
  it('has none for a finished comparison', () => {
    expect(notes({})).toEqual([]);
  });

  it('tells the person whom it waits for, and others about whom', () => {
    const analysis = analysisOf('awaiting-managers');
    expect(notes({ header: waitingHeader, analysis })).toEqual([
      'Aguardando os gestores: Seus gestores ainda não responderam a sua avaliação. Assim que enviarem, você poderá ver suas médias aqui. Falta a avaliação de Ana Souza e Rafael Nogueira.',
    ]);
    expect(notes({ header: { ...waitingHeader, isOwn: false }, analysis })[0]).toContain(
      'Os gestores ainda não responderam à avaliação de Bruno Lima.',
    );
  });

  it('tells the person when a held result comes out, and others from when on it is seen', () => {
    const analysis = analysisOf('awaiting-managers');
    const { managers } = header;
    const held = { ...waitingHeader, managers, release: { day: '2027-01-11' } };
    expect(notes({ header: held, analysis })).toEqual([
      'Resultado ainda não liberado: Seu resultado sai em 11/01/2027. Até lá, o relatório mostra só a sua autoavaliação.',
    ]);
    const someDay = { ...held, release: { day: null } };
    expect(notes({ header: someDay, analysis })[0]).toContain('quando o RH liberar');
    const unrated = { ...held, managers: waitingHeader.managers };
    expect(notes({ header: unrated, analysis })[0]).toContain('Falta a avaliação de Ana Souza');
    const toStaff = { ...header, isOwn: false, release: { day: '2027-01-11' } };
    expect(notes({ header: toStaff })).toEqual([
      'Resultado ainda não liberado: Bruno Lima vê as notas e os comentários dos gestores a partir de 11/01/2027.',
    ]);
    expect(notes({ header: { ...unrated, isOwn: false }, analysis })[0]).toContain(
      'Os gestores ainda não responderam',
    );
  });

  it('says that averages may change while somebody has not rated', () => {
    const managers = header.managers.map((one) => ({ ...one, hasRated: one.id === 7 }));
    expect(notes({ header: { ...waitingHeader, managers } })).toEqual([
      'Resultado parcial: Falta a avaliação de Rafael Nogueira. As médias consideram só quem já avaliou e ainda podem mudar.',
    ]);
  });

  it('says whose feedback is owed', () => {
    const managers = header.managers.map((one) => ({ ...one, owesFeedback: one.id === 8 }));
    expect(notes({ header: { ...header, status: 7, managers } })).toEqual([
      'Aguardando feedback: Falta o feedback de Rafael Nogueira.',
    ]);
    expect(notes({ header: { ...header, status: 2, managers } })).toEqual([]);
  });

  it('says that staff closed it, with and without ratings', () => {
    const managers = header.managers.map((manager) => ({ ...manager, hasRated: manager.id === 7 }));
    const closed = { ...header, isClosed: true, managers };
    const one = analysisOf('compared', { ratings: ratings.slice(0, 1) });
    expect(notes({ header: closed, analysis: one })).toEqual([
      'Avaliação encerrada pelo RH: Ela foi encerrada antes de todos responderem. As médias consideram as notas de Ana Souza.',
    ]);
    expect(notes({ header: closed, analysis: analysisOf('self-only') })[0]).toContain(
      'antes de os gestores responderem',
    );
  });

  it('says that staff closed it when only feedback was missing', () => {
    const managers = header.managers.map((manager) => ({ ...manager, hasRated: true }));
    expect(notes({ header: { ...header, isClosed: true, managers } })).toEqual([
      'Avaliação encerrada pelo RH: Ela foi encerrada antes de todos os feedbacks serem escritos.',
    ]);
  });

  it('tells no managers from managers who never finished', () => {
    const analysis = analysisOf('self-only');
    expect(notes({ analysis, header: { ...header, managers: [] } })[0]).toContain(
      'Esta avaliação não tem gestores.',
    );
    expect(notes({ analysis })[0]).toContain('Nenhum gestor concluiu esta avaliação.');
  });

  it('says that only one manager counts, or has nothing to compare', () => {
    expect(notes({ managerId: 8 })).toEqual([
      'Comparação com um gestor: A comparação considera só as notas de Rafael Nogueira.',
    ]);
    expect(notes({ managerId: 9, analysis: analysisOf('self-only') })).toEqual([
      'Comparação com um gestor: Não há notas deste gestor para comparar. O relatório mostra só a autoavaliação.',
    ]);
  });
});
