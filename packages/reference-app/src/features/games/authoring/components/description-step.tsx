import { GAME_LIMITS, type GameDraftPlace } from '@aferir/domain';
import { CountedTextField, RadioGroupField, SelectField, TextAreaField } from '@aferir/ui';
import frame from '../../../../shared/authoring/authoring.module.css';
import { faultAt, fieldIdOf } from '../editing/editor-steps.ts';
import type { GameEdit } from '../editing/game-edit.ts';
import type { GameLocks } from '../editing/game-locks.ts';
import { gameAuthoringMessages as texts } from '../game-authoring-messages.ts';
import type { GameEditor } from '../use-game-editor.ts';

const scales = Array.from(
  { length: GAME_LIMITS.scale - GAME_LIMITS.scaleMin + 1 },
  (_, index) => GAME_LIMITS.scaleMin + index,
);

const answers = [
  { value: 'named', label: texts.named, description: texts.namedText },
  { value: 'anonymous', label: texts.anonymous, description: texts.anonymousText },
];

/** Props of {@link DescriptionStep}. */
export interface DescriptionStepProps {
  editor: Pick<GameEditor, 'edit' | 'change' | 'faults'>;
  locks: GameLocks;
}

/** What a game is called and about, how it rates, and whether it tells who answered what. */
export function DescriptionStep({ editor: { edit, change, faults }, locks }: DescriptionStepProps) {
  const describe = (values: Partial<Omit<GameEdit, 'questions' | 'people'>>) =>
    change({ type: 'describe', values });
  const fieldOf = (place: GameDraftPlace) => ({
    id: fieldIdOf(place),
    error: faultAt(faults, place),
  });
  const isFixed = locks.frozen !== undefined || locks.isReadOnly;

  return (
    <div className={frame.fields}>
      <CountedTextField
        {...fieldOf({ field: 'title' })}
        label={texts.title}
        autoComplete="off"
        maxLength={GAME_LIMITS.title}
        value={edit.title}
        readOnly={isFixed}
        onChange={({ target }) => describe({ title: target.value })}
      />
      <TextAreaField
        {...fieldOf({ field: 'description' })}
        label={texts.description}
        hint={texts.descriptionHint}
        isOptional
        rows={4}
        maxLength={GAME_LIMITS.description}
        value={edit.description}
        readOnly={isFixed}
        onChange={({ target }) => describe({ description: target.value })}
      />
      <RadioGroupField
        label={texts.answers}
        hint={locks.isAnonymityFixed ? undefined : texts.answersHint}
        options={answers.map((one) => ({ ...one, isDisabled: locks.isAnonymityFixed }))}
        value={edit.isAnonymous ? 'anonymous' : 'named'}
        onValueChange={(value) => describe({ isAnonymous: value === 'anonymous' })}
      />
      <SelectField
        {...fieldOf({ field: 'scale' })}
        label={texts.scale}
        hint={texts.scaleHint}
        options={scales.map((most) => ({ value: String(most), label: texts.scaleOf(most) }))}
        value={String(edit.scale)}
        disabled={locks.areQuestionsFixed}
        onValueChange={(most) => describe({ scale: Number(most) })}
      />
    </div>
  );
}
