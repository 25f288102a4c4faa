import type { Company } from '../../shared/company/company.ts';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { QuestionnaireFrame } from '../../shared/questionnaire/questionnaire-frame.tsx';
import { QuestionnaireLoading } from '../../shared/questionnaire/questionnaire-loading.tsx';
import type { TrainingPlayerMessages } from '../training-player.messages.ts';

export interface PlayerLoadingProps {
  company: Company | undefined;
}

/** Stands where the training will be. */
export function PlayerLoading({ company }: PlayerLoadingProps) {
  const { messages } = useWidget<TrainingPlayerMessages>();
  return (
    <QuestionnaireFrame
      name={messages.name}
      step="loading"
      company={company}
      className="aferir-training-player"
    >
      <QuestionnaireLoading label={messages.loading} rows={1} />
    </QuestionnaireFrame>
  );
}
