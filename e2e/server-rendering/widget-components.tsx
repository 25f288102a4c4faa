import { createPublicClient } from '@aferir/api-client';
import { AferirClientProvider } from '@aferir/api-client/react';
import {
  AferirProvider,
  AlignmentBar,
  BehavioralReport,
  ChangePasswordForm,
  CompanyMark,
  DiscQuestionnaire,
  DocumentMasthead,
  DocumentNote,
  DocumentSection,
  DocumentSheet,
  EmployeeDashboard,
  ForgottenPassword,
  GamePlayer,
  GamePreview,
  MakerLine,
  ManagerEvaluation,
  PerformanceReport,
  PerformanceSelfAssessment,
  ProfileIcon,
  SignInForm,
  TeamMap,
  TrainingPlayer,
  TrainingPreview,
} from '@aferir/widgets';
import type { ReactElement } from 'react';
import type { Shown } from './shown.ts';

const ignore = async () => undefined;

/** A widget whose server never replies, so that what it shows first stays. */
const waiting = (widget: ReactElement) => (
  <AferirProvider fetch={() => new Promise(() => undefined)}>{widget}</AferirProvider>
);

/** The components of `@aferir/widgets`. */
export const widgetComponents: Shown = {
  AferirProvider: <AferirProvider apiBase="/api/v1">Conteúdo</AferirProvider>,
  AlignmentBar: (
    <AlignmentBar
      percent={-1}
      status={2}
      label="Alinhamento"
      noData="Sem dados"
      unrated="Nenhum gestor concluiu a avaliação."
    />
  ),
  BehavioralReport: waiting(<BehavioralReport hs="code" />),
  ChangePasswordForm: <ChangePasswordForm onChange={ignore} />,
  CompanyMark: <CompanyMark company={{ name: 'Empresa', logoUrl: null, color: null }} />,
  DiscQuestionnaire: waiting(<DiscQuestionnaire hs="code" />),
  DocumentMasthead: (
    <DocumentMasthead title="Relatório" subtitle="Ana Souza" company="Empresa" logoUrl={null} />
  ),
  DocumentNote: <DocumentNote title="Antes de ler" text="Não é um diagnóstico." />,
  DocumentSection: <DocumentSection title="Perfil">Dominante</DocumentSection>,
  DocumentSheet: (
    <DocumentSheet
      subject="Ana Souza"
      messages={{ title: 'Relatório', page: 'Página', pageOf: 'de' }}
    >
      Conteúdo
    </DocumentSheet>
  ),
  EmployeeDashboard: waiting(<EmployeeDashboard companyId={1} />),
  ForgottenPassword: <ForgottenPassword />,
  GamePlayer: waiting(<GamePlayer hs="code" personId={42} />),
  GamePreview: (
    <GamePreview
      game={{ nmJogo: 'Jogo', dsOptJogo: '', nrEscala: 5, flAnonimo: false, perguntas: [] }}
    />
  ),
  MakerLine: <MakerLine />,
  ManagerEvaluation: waiting(<ManagerEvaluation hs="code" />),
  PerformanceReport: waiting(<PerformanceReport hs="code" />),
  PerformanceSelfAssessment: waiting(<PerformanceSelfAssessment hs="code" />),
  ProfileIcon: <ProfileIcon outcome="Conforme Dominante" />,
  SignInForm: <SignInForm onSignIn={ignore} forgotPassword={<ForgottenPassword />} />,
  TeamMap: waiting(<TeamMap />),
  TrainingPlayer: waiting(<TrainingPlayer hs="code" />),
  TrainingPreview: waiting(<TrainingPreview trainingId={3} />),
};

/** The components of `@aferir/api-client/react`. */
export const clientComponents: Shown = {
  AferirClientProvider: (
    <AferirClientProvider client={createPublicClient({ baseUrl: '/api/v1' })}>
      Conteúdo
    </AferirClientProvider>
  ),
};
