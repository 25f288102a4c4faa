import { Skeleton } from '@aferir/ui';

/** Stands where a widget will be until its texts are there: no word of another language comes before them. */
export function LanguageLoading() {
  return (
    <div aria-busy="true" data-step="language">
      <Skeleton height="2rem" />
      <Skeleton height="8rem" />
    </div>
  );
}
