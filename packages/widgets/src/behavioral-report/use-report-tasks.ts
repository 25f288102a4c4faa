import { isApiProblem } from '@aferir/api-client';
import { sendDiscReportLinkMutation, sendDiscReportPdfMutation } from '@aferir/api-client/react';
import { useStyleNonce } from '@aferir/ui';
import { useMutation } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { logProblem } from '../shared/host/log-problem.ts';
import { problemDetail } from '../shared/host/problem-detail.ts';
import { useWidget } from '../shared/host/use-widget.tsx';
import { sayIn } from '../shared/language/say-in.ts';
import { onEntering } from '../shared/machine/use-effects-of.ts';
import { useMachine } from '../shared/machine/use-machine.ts';
import { downloadFile, makePdf, toBase64, toFileName } from '../shared/pdf/index.ts';
import { readingTask } from '../shared/report/reading-task.ts';
import { type ReportEvent, type ReportTask, transition } from './behavioral-report.machine.ts';
import type { BehavioralReportMessages } from './behavioral-report.messages.ts';
import type { BehavioralProfile } from './behavioral-report.types.ts';

const nothingSaid = { errors: [], faults: [] };

/** What can be done with a report. */
export interface ReportActions {
  download(): void;
  askForEmail(): void;
  cancelEmail(): void;
  sendTo(email: string): void;
  closeNews(): void;
}

/** What the tasks work with. */
export interface ReportTaskOptions {
  profile: BehavioralProfile;
  /** The document to print; it is there while the step is 'printing'. */
  sheet: RefObject<HTMLElement | null>;
}

/** Makes and mails files of a report. */
export function useReportTasks(options: ReportTaskOptions): [ReportTask, ReportActions] {
  const { profile } = options;
  const { client, messages } = useWidget<BehavioralReportMessages>();
  const [task, send] = useMachine<ReportTask, ReportEvent>({
    initial: readingTask,
    transition,
    // Pages that are made change the task, not the step.
    effects: {
      printing: onEntering(({ email }) => print(email === null)),
      sending: ({ email }) => mail(email),
    },
  });
  const { mutateAsync: mailLink } = useMutation(sendDiscReportLinkMutation(client));
  const { mutateAsync: mailPdf } = useMutation(sendDiscReportPdfMutation(client));
  const isLink = client.realm === 'link';
  const nonce = useStyleNonce();
  // A file that has been made is mailed again as it is when sending fails: the same write.
  const file = useRef<Blob>(null);

  async function print(isDownload: boolean) {
    try {
      if (!options.sheet.current) throw new Error('There is no document to print');
      const pdf = await makePdf(options.sheet.current, {
        title: `${messages.title} - ${profile.person}`,
        subject: messages.subtitle,
        author: profile.company,
        language: messages.language,
        nonce,
        onProgress: (progress) => send({ type: 'page-made', progress }),
      });
      if (isDownload) downloadFile(pdf, fileName());
      else file.current = pdf;
      send({ type: 'printed', text: messages.printed });
    } catch (cause) {
      logProblem('make PDF', cause);
      send({ type: 'print-failed', problem: { message: messages.printFailed, ...nothingSaid } });
    }
  }

  async function mail(email: string) {
    const { responseId: idResposta, personId: idOrganogramaPessoa } = profile;
    const body = { email, idResposta, idOrganogramaPessoa };
    try {
      if (isLink) await mailLink({ body });
      else if (file.current) {
        await mailPdf({ body: { ...body, file: await toBase64(file.current) } });
      }
      file.current = null;
      send({ type: 'sent', text: messages.sent });
    } catch (cause) {
      const message = sayIn(messages.language, problemDetail(cause).message);
      const { errors, faults } = isApiProblem(cause) ? cause : nothingSaid;
      send({ type: 'send-failed', problem: { message, errors, faults } });
    }
  }

  function fileName(): string {
    return isLink ? messages.publicFileName : messages.fileNameOf(toFileName(profile.person));
  }

  return [
    task,
    {
      download: () => send({ type: 'download-asked' }),
      askForEmail: () => send({ type: 'email-asked' }),
      cancelEmail: () => send({ type: 'email-cancelled' }),
      sendTo: (email) =>
        send({ type: 'email-submitted', email, needsFile: !isLink && file.current === null }),
      closeNews: () => send({ type: 'news-closed' }),
    },
  ];
}
