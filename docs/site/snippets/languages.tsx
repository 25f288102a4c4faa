import { AferirProvider, DiscQuestionnaire } from '@aferir/widgets';

export function Assessment({ hs }: { hs: string }) {
  return (
    <AferirProvider lang="es">
      <DiscQuestionnaire hs={hs} messages={{ start: 'Empezar' }} />
    </AferirProvider>
  );
}
