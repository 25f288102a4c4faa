import { getAroundMeansQuery, listFeedbackQuery } from '@aferir/api-client/react';
import { preloadRadarChart, useStyleNonce } from '@aferir/ui';
import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { logProblem } from '../shared/host/log-problem.ts';
import { isRefusal, problemDetail } from '../shared/host/problem-detail.ts';
import { useWidget } from '../shared/host/use-widget.tsx';
import { loadChunk } from '../shared/loading/load-chunk.ts';
import { onEntering } from '../shared/machine/use-effects-of.ts';
import { useMachine } from '../shared/machine/use-machine.ts';
import { downloadFile, makePdf, toFileName } from '../shared/pdf/index.ts';
import { readingTask } from '../shared/report/reading-task.ts';
import { toFeedback } from './performance-report.data.ts';
import { type ReportEvent, type ReportTask, transition } from './performance-report.machine.ts';
import type { PerformanceReportMessages } from './performance-report.messages.ts';
import type {
  FeedbackByCompetency,
  GatheredContent,
  ReportContent,
  ReportHeader,
} from './performance-report.types.ts';

/** What can be done with a report. */
export interface PrintActions {
  print(): void;
  closeNews(): void;
}

/** What printing works with. */
export interface PrintOptions {
  header: ReportHeader;
  /** What to print; null until it is there. */
  report: ReportContent | null;
  /** The document to print; it is there while the step is 'printing'. */
  sheet: RefObject<HTMLElement | null>;
}

/** Makes the document of a report: gathers all feedback, then draws the pages. */
export function useReportPrinting(options: PrintOptions): [ReportTask, PrintActions] {
  const { header, report, sheet } = options;
  const { client, messages } = useWidget<PerformanceReportMessages>();
  const [task, send] = useMachine<ReportTask, ReportEvent>({
    initial: readingTask,
    transition,
    // Pages that are made change the task, not the step.
    effects: {
      gathering: onEntering(() => orFail(gather)),
      printing: onEntering(() => orFail(print)),
    },
  });
  const queries = useQueryClient();
  const nonce = useStyleNonce();

  async function gather() {
    if (!report) throw new Error('There is no report to print');
    const [feedback, around, Document] = await Promise.all([
      readFeedback(report),
      readAround(),
      loadChunk(async () => (await import('./report-document/report-document.tsx')).ReportDocument),
      preloadRadarChart(),
    ]);
    send({ type: 'gathered', content: { feedback, around }, Document });
  }

  // Of what the screen leaves out, such as that this reader may not see it, the document says nothing either.
  async function readAround(): Promise<GatheredContent['around']> {
    const query = { idResposta: header.responseId };
    try {
      const means = await queries.fetchQuery(getAroundMeansQuery(client, { query }));
      return means.tpFase === 'nenhuma' ? null : means;
    } catch (cause) {
      if (isRefusal(problemDetail(cause))) return null;
      throw cause;
    }
  }

  async function readFeedback({
    analysis,
    managerId,
  }: ReportContent): Promise<FeedbackByCompetency> {
    const disputed = analysis.competencies.filter(
      ({ comparison }) => comparison?.verdict === 'disagreement',
    );
    const entries = disputed.map(async ({ id }) => {
      const query = { idResposta: header.responseId, idCompetencia: id };
      const list = await queries.fetchQuery(listFeedbackQuery(client, { query }));
      return [id, toFeedback(list, managerId)] as const;
    });
    return new Map(await Promise.all(entries));
  }

  async function print() {
    if (!sheet.current) throw new Error('There is no document to print');
    const pdf = await makePdf(sheet.current, {
      title: `${messages.title} - ${header.person}`,
      subject: messages.subtitle,
      author: header.company,
      language: messages.language,
      nonce,
      onProgress: (progress) => send({ type: 'page-made', progress }),
    });
    downloadFile(pdf, messages.fileNameOf(toFileName(header.person)));
    send({ type: 'printed', text: messages.printed });
  }

  async function orFail(work: () => Promise<void>) {
    try {
      await work();
    } catch (cause) {
      logProblem('make PDF', cause);
      send({ type: 'failed', text: messages.printFailed });
    }
  }

  return [
    task,
    {
      print: () => send({ type: 'print-asked' }),
      closeNews: () => send({ type: 'news-closed' }),
    },
  ];
}
