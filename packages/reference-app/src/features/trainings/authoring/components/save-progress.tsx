import { Button, Dialog, Notice, ProgressBar } from '@aferir/ui';
import frame from '../../../../shared/authoring/authoring.module.css';
import type { SaveState } from '../../../../shared/authoring/save-state.ts';
import { authoringMessages as texts } from '../authoring-messages.ts';
import type { UploadsState, VideoUploads } from '../uploads/video-uploads.ts';
import styles from './authoring.module.css';

/** Props of {@link SaveProgress}. */
export interface SaveProgressProps {
  step: SaveState['step'];
  uploading: UploadsState;
  uploads: Pick<VideoUploads, 'pause' | 'resume' | 'cancel'>;
  /** It is saved, and has been seen to be. */
  onClose: () => void;
}

/** How far a save is: each video, all of them, then the training itself. */
export function SaveProgress({ step, uploading, uploads, onClose }: SaveProgressProps) {
  const isOpen = step === 'sending' || step === 'saving' || step === 'saved';
  const isSaved = step === 'saved';
  return (
    <Dialog
      isOpen={isOpen}
      isBusy={!isSaved}
      size="s"
      onClose={onClose}
      title={isSaved ? texts.progressDone : texts.progressTitle}
      actions={
        isSaved ? (
          <Button onClick={onClose}>{texts.close}</Button>
        ) : step === 'sending' ? (
          <>
            <Button variant="secondary" onClick={() => void uploads.cancel()}>
              {texts.cancel}
            </Button>
            {uploading.step === 'sending' ? (
              <Button variant="secondary" onClick={uploads.pause}>
                {texts.pause}
              </Button>
            ) : (
              <Button onClick={uploads.resume}>{texts.resume}</Button>
            )}
          </>
        ) : null
      }
    >
      <div className={styles.dialog}>
        <div role="status">
          {uploading.step === 'paused' ? <Notice>{texts.paused}</Notice> : null}
          {uploading.step === 'interrupted' ? (
            <Notice tone="warning">{uploading.reason ?? texts.interrupted}</Notice>
          ) : null}
          {step === 'saving' ? <p className={frame.hint}>{texts.savingNow}</p> : null}
          {isSaved ? <p className={frame.hint}>{texts.saved}</p> : null}
        </div>
        <FilesProgress {...uploading} />
      </div>
    </Dialog>
  );
}

function FilesProgress({ files }: Pick<UploadsState, 'files'>) {
  if (files.length === 0) return null;
  const sentBytes = files.reduce((sum, one) => sum + one.sentBytes, 0);
  const allBytes = files.reduce((sum, { file }) => sum + file.size, 0);
  const sent = files.filter((one) => one.sentBytes >= one.file.size).length;
  const percent = Math.floor((sentBytes * 100) / allBytes);
  return (
    <>
      <ProgressBar
        label={texts.progress}
        value={sentBytes}
        max={allBytes}
        valueText={texts.progressOf(sent, files.length, percent)}
      />
      <ul className={styles.files}>
        {files.map(({ file, sentBytes: ofFile }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and none changes its place
          <li key={`${index} ${file.name}`}>
            <ProgressBar label={file.name} value={ofFile} max={file.size} tone="neutral" />
          </li>
        ))}
      </ul>
    </>
  );
}
