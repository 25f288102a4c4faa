import { AferirProvider, DiscQuestionnaire } from '@aferir/widgets';

/** Every call of the widgets goes by here: to another address, with what your gateway asks for. */
async function callMyBackEnd(request: Request): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.set('x-tenant', 'empresa-exemplo');
  return fetch(new Request(request, { headers }));
}

export function Assessment({ hs }: { hs: string }) {
  return (
    <AferirProvider apiBase="https://pessoas.empresa.example/aferir" fetch={callMyBackEnd}>
      <DiscQuestionnaire hs={hs} />
    </AferirProvider>
  );
}
