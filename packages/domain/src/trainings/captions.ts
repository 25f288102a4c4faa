import { TRAINING_LIMITS } from './training-limits.ts';

/** A line of captions, counted from 1. */
interface Line {
  readonly number: number;
  readonly text: string;
}

/** Lines without an empty one between them. */
type Block = readonly [Line, ...Line[]];

const example = '00:01.000 --> 00:04.000';

/** What is said of captions, in Brazilian Portuguese. */
const texts = {
  atMost: (count: number, what: string) =>
    `A legenda pode ter no máximo ${count.toLocaleString('pt-BR')} ${what}.`,
  none: 'A legenda não tem nenhum trecho com tempo.',
  header: 'A legenda deve estar no formato WebVTT: a linha 1 deve ser WEBVTT.',
  time: (line: number) => `Legenda, linha ${line}: o tempo deve ser como ${example}.`,
  end: (line: number) => `Legenda, linha ${line}: o fim deve vir depois do início.`,
  order: (line: number) =>
    `Legenda, linha ${line}: o trecho não pode começar antes do que vem acima dele.`,
  noTime: (line: number) => `Legenda, linha ${line}: falta o tempo, como ${example}.`,
  noGap: (line: number) => `Legenda, linha ${line}: falta uma linha em branco antes do trecho.`,
} as const;

const header = /^WEBVTT(?:[ \t].*)?$/;
const beforeCues = /^(?:STYLE|REGION)[ \t]*$/;
const note = /^NOTE(?:[ \t]|$)/;
const arrow = '-->';
const timing =
  /^[ \t]*(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})[ \t]*-->[ \t]*(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})(?:[ \t].*)?$/;

/** Tells in one sentence what is wrong with the captions of a video as the text of a WebVTT file; undefined: nothing. */
export function checkCaptions(captions: string): string | undefined {
  if (captions.length > TRAINING_LIMITS.captions)
    return texts.atMost(TRAINING_LIMITS.captions, 'caracteres');
  const [top, ...blocks] = blocksOf(captions);
  if (top?.[0].number !== 1 || !header.test(top[0].text)) return texts.header;
  const unfit = top.find(({ text }) => text.includes(arrow));
  if (unfit) return texts.noGap(unfit.number);

  let count = 0;
  let before = 0;
  for (const block of blocks) {
    const [first] = block;
    if (note.test(first.text) || (count === 0 && beforeCues.test(first.text))) continue;
    const cue = readCue(block);
    if (typeof cue === 'string') return cue;
    if (cue.start < before) return texts.order(cue.line);
    before = cue.start;
    count += 1;
  }
  if (count > TRAINING_LIMITS.cues) return texts.atMost(TRAINING_LIMITS.cues, 'trechos');
  return count === 0 ? texts.none : undefined;
}

function blocksOf(captions: string): Block[] {
  const blocks: [Line, ...Line[]][] = [];
  let open: Line[] | undefined;
  const lines = captions
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n');
  for (const [index, text] of lines.entries()) {
    const line = { number: index + 1, text };
    if (text === '') open = undefined;
    else if (open) open.push(line);
    else {
      const block: [Line] = [line];
      blocks.push(block);
      open = block;
    }
  }
  return blocks;
}

/** When a text is shown, in milliseconds and with the line that says so; a sentence where it is none. */
function readCue(block: Block): { line: number; start: number } | string {
  const [first, second] = block;
  const line = first.text.includes(arrow) ? first : second;
  if (!line?.text.includes(arrow)) return texts.noTime(first.number);
  const parts = timing.exec(line.text)?.slice(1);
  if (!parts) return texts.time(line.number);
  const [start, end] = [millisecondsOf(parts.slice(0, 4)), millisecondsOf(parts.slice(4))];
  if (end <= start) return texts.end(line.number);
  const unfit = block.find(({ number, text }) => number > line.number && text.includes(arrow));
  return unfit ? texts.noGap(unfit.number) : { line: line.number, start };
}

function millisecondsOf([hours, minutes, seconds, milliseconds]: readonly string[]): number {
  const inSeconds = (Number(hours ?? 0) * 60 + Number(minutes)) * 60 + Number(seconds);
  return inSeconds * 1000 + Number(milliseconds);
}
