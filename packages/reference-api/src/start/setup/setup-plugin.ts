import { cleanText } from '@aferir/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendMessagePage, sendPage } from '../../operation/pages/page.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { html, type SafeHtml } from '../../platform/html.ts';
import { setupMessages } from './setup-messages.ts';
import type { Setup } from './setup-service.ts';

const address = '/primeiro-administrador';

/** The page of the one-time address that an empty installation prints at its start. */
export async function setupPlugin(
  app: FastifyInstance,
  { setup }: { setup: Setup },
): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16_384 },
    (_request, body, done) => done(null, readForm(String(body))),
  );

  app.get<{ Querystring: { token?: string } }>(address, async (request, reply) => {
    const { token = '' } = request.query;
    if (!(await setup.isGood(token))) return sendDead(reply);
    return sendForm(reply, 200, token, {}, []);
  });

  app.post<{ Body: Record<string, string> }>(address, async (request, reply) => {
    const { token = '', company = '', name = '', email = '', password = '' } = request.body ?? {};
    try {
      await setup.createFirstAdministrator(token, { company, name, email, password });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 404) return sendDead(reply);
      return sendForm(reply, error.status, token, { company, name, email }, error.errors);
    }
    const body = html`<div class="card"><p>${setupMessages.done}</p>
<a class="button" href="/login">${setupMessages.signIn}</a></div>`;
    return sendPage(reply, 200, { title: setupMessages.doneTitle, body, isNarrow: true });
  });
}

// No text column takes the character NUL, which may be hidden until the form is decoded.
function readForm(body: string): Record<string, string> {
  const fields = [...new URLSearchParams(body)];
  return Object.fromEntries(
    fields.map(([name, value]) => [name, cleanText(value.replaceAll('\0', ''))]),
  );
}

function sendDead(reply: FastifyReply): FastifyReply {
  return sendMessagePage(reply, 404, setupMessages.deadTitle, setupMessages.dead);
}

function sendForm(
  reply: FastifyReply,
  status: number,
  token: string,
  values: Readonly<Record<string, string>>,
  errors: readonly string[],
): FastifyReply {
  const faults = errors.map((error) => html`<p class="error">${error}</p>`);
  const body = html`<form class="card" method="post" action="${address}">
<p>${setupMessages.intro}</p>
<div role="alert">${faults}</div>
<input type="hidden" name="token" value="${token}">
${field('company', 'Empresa', 'text', 'organization', values)}
${field('name', 'Nome', 'text', 'name', values)}
${field('email', 'E-mail', 'email', 'email', values)}
${field('password', 'Senha', 'password', 'new-password', {}, setupMessages.passwordHint)}
<button type="submit">${setupMessages.save}</button>
</form>`;
  return sendPage(reply, status, { title: setupMessages.title, body, isNarrow: true });
}

function field(
  name: string,
  label: string,
  type: string,
  autocomplete: string,
  values: Readonly<Record<string, string>>,
  hint?: string,
): SafeHtml {
  const described = hint && html` aria-describedby="${name}-hint"`;
  return html`<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" required${described}
 value="${values[name] ?? ''}">${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}`;
}
