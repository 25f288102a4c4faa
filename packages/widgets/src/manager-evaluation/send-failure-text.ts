import type { WidgetProblem } from '../shared/host/events.ts';
import { sayIn } from '../shared/language/say-in.ts';
import { frameMessages } from '../shared/provider/frame-messages.ts';
import type { ManagerEvaluationMessages } from './manager-evaluation.messages.ts';

/** Why something was not sent; what nobody foresaw says no more than that. */
export function sendFailureText(
  messages: ManagerEvaluationMessages,
  { message }: WidgetProblem,
): string {
  const said = sayIn(messages.language, message);
  return message === frameMessages.crash ? said : messages.failed(said);
}
