import { useTexts } from '../../../shared/language/speech-context.tsx';
import { Spoken } from '../../../shared/language/spoken.tsx';
import { useVisitorLanguage } from '../../../shared/language/use-visitor-language.ts';
import { DeadLink } from './dead-link.tsx';
import { linkTexts } from './link-messages.ts';

/** Where an address ends that has lost the code of its link: nobody knows whose it was. */
export function MissingLink() {
  return (
    <Spoken language={useVisitorLanguage()}>
      <Missing />
    </Spoken>
  );
}

function Missing() {
  const { missingLink } = useTexts(linkTexts);
  return <DeadLink reason={missingLink} />;
}
