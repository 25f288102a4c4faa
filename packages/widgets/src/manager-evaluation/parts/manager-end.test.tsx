import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../../shared/testing/render-part.tsx';
import { managerEvaluationMessages } from '../manager-evaluation.messages.ts';
import { ManagerEnd } from './manager-end.tsx';

function leaveFeedback() {
  renderPart(
    <ManagerEnd
      heading={{ current: null }}
      task="feedback"
      review={{ responseId: 812, person: 'Bruno Lima', canEvaluate: false, hasRatedAll: true }}
      outcome="left"
      onShowList={() => {}}
    />,
    { messages: managerEvaluationMessages },
  );
}

it('says where the feedback that was left is kept', () => {
  leaveFeedback();
  expect(screen.getByText(managerEvaluationMessages.feedbackLeftText)).toBeVisible();
});

it('says who owes feedback too and is reached by no mail', () => {
  renderPart(
    <ManagerEnd
      heading={{ current: null }}
      task="evaluate"
      review={{ responseId: 812, person: 'Bruno Lima', canEvaluate: false, hasRatedAll: true }}
      outcome="done"
      withoutEmail={['Rui Prado']}
      onShowList={() => {}}
    />,
    { messages: managerEvaluationMessages },
  );
  expect(screen.getByText('Rui Prado não tem e-mail: avise pessoalmente.')).toBeVisible();
});

it('promises nothing where the browser keeps nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  leaveFeedback();
  expect(screen.getByText(managerEvaluationMessages.feedbackLeftHere)).toBeVisible();
  expect(screen.queryByText(managerEvaluationMessages.feedbackLeftText)).toBeNull();
});
