import type { Schema } from '@aferir/api-client';
import { saveOwnRatingMutation, writeStep } from '@aferir/api-client/react';
import { isScore, RATER_LIMITS, type Score } from '@aferir/domain';
import { TextAreaField } from '@aferir/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CompetencyRating } from '../competency-rating/competency-rating.tsx';
import type { RatedCompetency, RatingPosition } from '../competency-rating/rated-competency.ts';
import type { WidgetProblem } from '../host/events.ts';
import { problemDetail } from '../host/problem-detail.ts';
import { useWidget, WidgetPart } from '../host/use-widget.tsx';
import {
  choose,
  chosenAnswer,
  firstUnchosen,
  isLastItem,
  itemOf,
  moveTo,
  positionWith,
  withSaved,
} from '../questionnaire/position.ts';
import { useStepFocus } from '../questionnaire/use-step-focus.ts';
import type { WithAround } from './around.messages.ts';

export interface RatingStepsProps {
  content: Schema<'OwnRatingContent'>;
  onSaving: (isSaving: boolean) => void;
  /** Every competency has a score, and the last one is saved. */
  onDone: () => void;
}

/** The competencies of a colleague, each with a score and a comment; what is on the screen is saved on the way on, or back. */
export function RatingSteps({ content, onSaving, onDone }: RatingStepsProps) {
  const { client, messages } = useWidget<WithAround>();
  const texts = messages.around;
  const queries = useQueryClient();
  const [position, setPosition] = useState(() => openAt(content));
  const [comments, setComments] = useState(() => commentsOf(content));
  const [savedComments, setSavedComments] = useState(comments);
  const [isMissing, setMissing] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<WidgetProblem | null>(null);
  const heading = useStepFocus(`competency-${position.index}`);
  const { id } = itemOf(position);
  const score = chosenAnswer(position);
  const comment = comments[id] ?? '';
  const isSaved = score === position.saved[id] && comment === (savedComments[id] ?? '');
  const isTooLong = comment.trim().length > RATER_LIMITS.comment;

  function show(next: RatingPosition) {
    setMissing(false);
    setProblem(null);
    setPosition(next);
  }

  /** Saves what is on the screen; tells the position then, undefined where it could not be saved. */
  async function save(given: Score): Promise<RatingPosition | undefined> {
    if (isSaved) return position;
    setSaving(true);
    onSaving(true);
    setProblem(null);
    try {
      await writeStep(queries, saveOwnRatingMutation(client), {
        body: {
          idAvaliador: content.idAvaliador,
          idCompetencia: id,
          nrIndice: given,
          dsComentario: comment.trim(),
        },
      });
      setSavedComments((before) => ({ ...before, [id]: comment }));
      return withSaved(position, id, given);
    } catch (cause) {
      setProblem(problemDetail(cause));
      return undefined;
    } finally {
      setSaving(false);
      onSaving(false);
    }
  }

  async function goOn() {
    if (isTooLong) return;
    if (score === undefined) {
      setMissing(true);
      return;
    }
    const saved = await save(score);
    if (!saved) return;
    if (!isLastItem(saved)) {
      show(moveTo(saved, saved.index + 1));
      return;
    }
    const unchosen = firstUnchosen(saved);
    if (unchosen === undefined) onDone();
    else show(moveTo(saved, unchosen));
  }

  async function goBack() {
    if (isTooLong) return;
    const saved = score === undefined ? position : await save(score);
    if (saved) show(moveTo(saved, saved.index - 1));
  }

  return (
    <WidgetPart messages={texts.rating} headingLevel={2}>
      <CompetencyRating
        position={position}
        heading={heading}
        isMissing={isMissing}
        isBusy={isSaving}
        status={statusOf()}
        problem={problem ? { title: texts.notSaved, problem } : undefined}
        onChoose={(next) => {
          setMissing(false);
          setPosition(choose(position, next));
        }}
        onPrevious={() => void goBack()}
        onSubmit={() => void goOn()}
      >
        <TextAreaField
          label={texts.comment}
          hint={texts.commentHint}
          isOptional
          rows={2}
          maxLength={RATER_LIMITS.comment}
          disabled={isSaving}
          value={comment}
          onChange={({ target }) => setComments({ ...comments, [id]: target.value })}
        />
      </CompetencyRating>
    </WidgetPart>
  );

  function statusOf() {
    if (isSaving) return { text: texts.saving, isSaved: false };
    return isSaved && score !== undefined ? { text: texts.saved, isSaved: true } : undefined;
  }
}

/** At the first competency without a score; at the first of all where none is missing. */
function openAt({ competencias }: Schema<'OwnRatingContent'>): RatingPosition {
  const items = competencias.map(
    ({ idCompetencia, nmCompetencia, dsCompetencia }): RatedCompetency => ({
      id: idCompetencia,
      name: nmCompetencia,
      description: dsCompetencia,
    }),
  );
  const given = competencias.flatMap(({ idCompetencia, nrIndice }) =>
    nrIndice !== null && isScore(nrIndice) ? [[idCompetencia, nrIndice] as const] : [],
  );
  const position = positionWith<RatedCompetency, Score>(items, {
    saved: Object.fromEntries(given),
  });
  return moveTo(position, firstUnchosen(position) ?? 0);
}

function commentsOf({
  competencias,
}: Schema<'OwnRatingContent'>): Readonly<Record<number, string>> {
  return Object.fromEntries(
    competencias.map(({ idCompetencia, dsComentario }) => [idCompetencia, dsComentario]),
  );
}
