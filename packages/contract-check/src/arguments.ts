import { parseArgs } from 'node:util';
import { type Widget, widgets } from './check.ts';
import { CouldNotRun } from './faults.ts';
import type { RunOptions } from './run-checks.ts';

/** What the command was asked for. */
export interface Command extends RunOptions {
  readonly isJson: boolean;
}

/** What `--help` tells. */
export const help = `Usage: npx @aferir/contract-check URL [options]

Asks a back end what Aferir's widgets ask, and tells call by call whether it answers as the contract says.
URL is its address up to and including the version, as api-base of the widgets.

  --link CODE        code of an open link to a DISC questionnaire. The checks answer and finish it.
                     AFERIR_LINK does the same, and stays out of lists of processes.
  --review-link CODE code of an open link to a self-assessment without scores. The checks answer and
                     finish it, and its managers may be mailed; AFERIR_REVIEW_LINK does the same
  --manager-link CODE
                     code of a manager's link to a review that waits for this manager's ratings and has
                     none. The checks rate it and give the feedback that is owed then, and its person may
                     be mailed; AFERIR_MANAGER_LINK does the same
  --manager-token TOKEN
                     access token of a session of the same manager, which reads the review beside the link;
                     AFERIR_MANAGER_TOKEN does the same
  --training-link CODE
                     code of a link to a training of which nothing was watched. The checks tell the server
                     that all of it was, for which it issues a certificate; AFERIR_TRAINING_LINK does the same
  --pin PIN          PIN that was mailed for that link; AFERIR_PIN does the same
  --game-link CODE   code of a link to a game or survey without answers. The checks answer all of it;
                     AFERIR_GAME_LINK does the same
  --token TOKEN      access token of an employee's session; AFERIR_TOKEN does the same
  --widget NAME      check the calls of this widget alone; may be given more than once:
${widgets.map((name) => `                     ${name}`).join('\n')}
  --company ID       the company that link and session have to be of
  --origin ORIGIN    origin of a page that may call the back end, such as https://portal.example
  --timeout SECONDS  how long a reply may take (10)
  --json             write the results as JSON
  --help             write this

Ends with 0 when everything that was run holds, 1 when something fails, and 2 when the checks could not run.`;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the arguments of the command; undefined where they ask for help.
 * @throws CouldNotRun with a sentence for whoever has typed them
 */
export function readArguments(args: readonly string[], env: Environment): Command | undefined {
  const { values, positionals } = parse(args);
  if (values.help) return undefined;
  const [url, ...others] = positionals;
  if (url === undefined) throw new CouldNotRun('No URL is given; --help tells how to call it.');
  if (others.length > 0)
    throw new CouldNotRun(`One URL is checked at a time, not ${others[0]} too.`);
  const link = values.link ?? env.AFERIR_LINK;
  const reviewLink = values['review-link'] ?? env.AFERIR_REVIEW_LINK;
  const managerLink = values['manager-link'] ?? env.AFERIR_MANAGER_LINK;
  const managerToken = values['manager-token'] ?? env.AFERIR_MANAGER_TOKEN;
  const trainingLink = values['training-link'] ?? env.AFERIR_TRAINING_LINK;
  const pin = values.pin ?? env.AFERIR_PIN;
  const gameLink = values['game-link'] ?? env.AFERIR_GAME_LINK;
  const token = values.token ?? env.AFERIR_TOKEN;
  if (trainingLink && !pin) throw new CouldNotRun('--training-link takes --pin with it.');
  if (pin && !trainingLink) throw new CouldNotRun('--pin belongs to --training-link.');
  if (managerToken && !managerLink) {
    throw new CouldNotRun('--manager-token belongs to --manager-link.');
  }
  return {
    url: readUrl(url),
    isJson: values.json === true,
    ...(link && { link }),
    ...(reviewLink && { reviewLink }),
    ...(managerLink && { managerLink }),
    ...(managerToken && { managerToken }),
    ...(trainingLink && { trainingLink }),
    ...(pin && { pin }),
    ...(gameLink && { gameLink }),
    ...(token && { token }),
    ...(values.widget && { widgets: values.widget.map(readWidget) }),
    ...(values.company !== undefined && { company: readCompany(values.company) }),
    ...(values.origin !== undefined && { origin: readOrigin(values.origin) }),
    ...(values.timeout !== undefined && { timeout: readSeconds(values.timeout) }),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        link: { type: 'string' },
        'review-link': { type: 'string' },
        'manager-link': { type: 'string' },
        'manager-token': { type: 'string' },
        'training-link': { type: 'string' },
        pin: { type: 'string' },
        'game-link': { type: 'string' },
        token: { type: 'string' },
        widget: { type: 'string', multiple: true },
        company: { type: 'string' },
        origin: { type: 'string' },
        timeout: { type: 'string' },
        json: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new CouldNotRun((error as Error).message);
  }
}

function readUrl(text: string): string {
  const url = parseUrl(text);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new CouldNotRun(`${text} is no address that begins with http:// or https://.`);
  }
  return text;
}

function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

function readWidget(name: string): Widget {
  const widget = widgets.find((one) => one === name);
  if (!widget) throw new CouldNotRun(`--widget ${name} is none of ${widgets.join(', ')}.`);
  return widget;
}

function readCompany(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new CouldNotRun(`--company ${text} is no id.`);
  return Number(text);
}

function readOrigin(text: string): string {
  if (parseUrl(text)?.origin === text) return text;
  throw new CouldNotRun(`--origin ${text} is no origin, such as https://portal.example.`);
}

function readSeconds(text: string): number {
  const seconds = Number(text);
  if (seconds > 0) return seconds * 1000;
  throw new CouldNotRun(`--timeout ${text} is no number of seconds.`);
}
