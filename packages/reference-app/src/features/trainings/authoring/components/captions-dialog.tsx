import { checkCaptions, TRAINING_LIMITS } from '@aferir/domain';
import { Button, Form, TextAreaField } from '@aferir/ui';
import { FileText } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import frame from '../../../../shared/authoring/authoring.module.css';
import { FormDialog } from '../../../../shared/forms/form-dialog.tsx';
import { authoringMessages as texts } from '../authoring-messages.ts';
import type { VideoEdit } from '../editing/training-edit.ts';
import styles from './authoring.module.css';

/** Props of {@link CaptionsDialog}. */
export interface CaptionsDialogProps {
  video: VideoEdit;
  /** Null takes them away. */
  onChange: (captions: string | null) => void;
  onClose: () => void;
}

/** The captions of a video: out of a file, or written here. What is wrong is told by its line. */
export function CaptionsDialog({ video, onChange, onClose }: CaptionsDialogProps) {
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [captions, setCaptions] = useState(video.captions ?? '');
  const [fault, setFault] = useState<string>();

  async function open(file: File | undefined) {
    if (!file) return;
    try {
      const text = await file.text();
      setCaptions(text);
      setFault(checkCaptions(text));
    } catch {
      setFault(texts.unreadableFile);
    }
  }

  async function use() {
    const found = checkCaptions(captions);
    setFault(found);
    if (found !== undefined) return;
    onChange(captions);
    onClose();
  }

  return (
    <FormDialog
      title={texts.captions}
      description={video.name}
      formId={formId}
      saveLabel={texts.useCaptions}
      isSaving={false}
      isDirty={captions !== (video.captions ?? '')}
      onClose={onClose}
    >
      <Form id={formId} onSubmit={use}>
        <div className={styles.dialog}>
          <p className={frame.hint}>{texts.captionsText}</p>
          <div className={styles.gridActions}>
            <Button
              variant="secondary"
              size="s"
              icon={<FileText />}
              onClick={() => input.current?.click()}
            >
              {texts.loadCaptions}
            </Button>
            {video.captions === null ? null : (
              <Button
                variant="ghost"
                size="s"
                onClick={() => {
                  onChange(null);
                  onClose();
                }}
              >
                {texts.removeCaptions}
              </Button>
            )}
          </div>
          <input
            ref={input}
            type="file"
            hidden
            accept=".vtt,text/vtt"
            aria-label={texts.loadCaptions}
            onChange={({ target }) => {
              const file = target.files?.[0];
              target.value = '';
              void open(file);
            }}
          />
          <TextAreaField
            label={texts.captionsField}
            hint={texts.captionsHint}
            rows={10}
            spellCheck={false}
            maxLength={TRAINING_LIMITS.captions}
            value={captions}
            onChange={({ target }) => setCaptions(target.value)}
            error={fault}
          />
        </div>
      </Form>
    </FormDialog>
  );
}
