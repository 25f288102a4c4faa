import fastifyJwt from '@fastify/jwt';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Feature } from '../features/feature.ts';
import { authenticate } from '../operation/authentication/authenticate.ts';
import { authorize, authorizeContent } from '../operation/authentication/authorize.ts';
import { checkOrigin } from '../operation/authentication/check-origin.ts';
import type { Services } from '../operation/context.ts';
import type { Contract, ContractOperation } from '../operation/contract/contract-document.ts';
import { registerContractRoutes } from '../operation/contract/contract-routes.ts';
import { takeForms } from '../operation/contract/form-body.ts';
import { takeJsonAlone } from '../operation/contract/json-body.ts';
import { createRequestChecks } from '../operation/contract/validators.ts';
import type { DocBuilds } from '../operation/pages/doc-sites.ts';
import { createFrameOrigins } from '../operation/pages/frame-origins.ts';
import { apiCorsPlugin } from '../operation/plugins/api-cors.ts';
import { registerApiDocs } from '../operation/plugins/api-docs.ts';
import { answerFailure, errorsPlugin } from '../operation/plugins/errors.ts';
import { runOperation } from '../operation/run-operation.ts';
import { toTrustProxy } from '../platform/network/trusted-proxies.ts';
import { outboxPlugin } from '../shared/outbox/outbox-plugin.ts';
import { createFeatures } from './create-features.ts';
import { createServerInterpreter } from './create-server-interpreter.ts';
import '../operation/plugins/fastify-types.ts';
import { healthPlugin } from '../operation/plugins/health.ts';
import { type LogStream, logOptions, requestLogPlugin } from '../operation/plugins/request-log.ts';
import { securityHeadersPlugin } from '../operation/plugins/security-headers.ts';
import {
  type RequestTimes,
  requestTimes,
  slowRequestOptions,
  slowRequestsPlugin,
} from '../operation/plugins/slow-requests.ts';
import { registerStaticFiles } from '../operation/plugins/static-files.ts';
import { storedFilesPlugin } from '../operation/plugins/stored-files.ts';
import { type AccessTokens, createAccessTokens } from '../operation/sessions/access-token.ts';
import { createSessions } from '../operation/sessions/session-tokens.ts';
import { createInputMark } from '../platform/security/input-mark.ts';
import { storedSheetsPlugin } from '../shared/exports/stored-sheets-plugin.ts';
import { storedVideosPlugin } from '../shared/videos/stored-videos-plugin.ts';
import { videoUploadsPlugin } from '../shared/videos/video-uploads-plugin.ts';
import { setupPlugin } from './setup/setup-plugin.ts';
import { createSetup } from './setup/setup-service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What the server is composed of. */
    readonly features: readonly Feature[];
  }
}

/** What an app is made of; whoever makes it opens and closes these. */
export interface AppDependencies {
  readonly services: Services;
  readonly contract: Contract;
  readonly secret: string;
  /** How long callers may take. @default the times of a server */
  readonly times?: RequestTimes;
  /** Where the log goes. @default the standard output */
  readonly logStream?: LogStream;
  /** What builds the sites of documentation meanwhile, where somebody does. */
  readonly docBuilds?: DocBuilds | undefined;
}

/** Builds the server without listening; tests call `inject` on it. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { services, contract, secret } = dependencies;
  const { config, database, files } = services;
  const { times = requestTimes } = dependencies;
  const app = fastify({
    ...logOptions(config.logLevel, dependencies.logStream),
    trustProxy: toTrustProxy(config.trustProxy),
    ...slowRequestOptions(times),
    frameworkErrors: answerFailure,
    routerOptions: { caseSensitive: false, maxParamLength: 256 },
  });
  app.decorateRequest('caller', null);
  await app.register(slowRequestsPlugin, times);
  await app.register(errorsPlugin);
  await app.register(requestLogPlugin);
  await app.register(securityHeadersPlugin, { publicUrl: config.publicUrl });
  // The end of a token is judged by our own clock, in `createAccessTokens`.
  await app.register(fastifyJwt, {
    secret,
    sign: { noTimestamp: true },
    verify: { ignoreExpiration: true },
  });
  await app.register(healthPlugin, { database });
  await registerApiDocs(app, contract.document);
  await app.register(setupPlugin, { setup: createSetup(database, secret) });
  if (config.demo) await app.register(outboxPlugin, { config, database });
  await app.register(storedFilesPlugin, { files });
  await app.register(storedVideosPlugin, services);
  await app.register(storedSheetsPlugin, services);
  const frameOrigins = createFrameOrigins(services);
  await app.register(registerStaticFiles, {
    ...config,
    frameOrigins,
    docBuilds: dependencies.docBuilds,
  });
  const tokens = createAccessTokens(app);
  const sessions = createSessions(tokens, secret, services.clock);
  app.decorate('features', createFeatures(services, { sessions, contract }));
  app.decorate('interpret', createServerInterpreter(app.features));
  await app.register((api) => registerApi(api, dependencies, tokens), { prefix: '/api/v1' });
  return app;
}

async function registerApi(
  api: FastifyInstance,
  { services, contract, secret }: AppDependencies,
  tokens: AccessTokens,
): Promise<void> {
  const checks = createRequestChecks(contract.document['x-labels']);
  api.setValidatorCompiler(checks.compiler);
  const closing = new AbortController();
  // Ahead of whoever comes first: on the embedded database everybody else would wait meanwhile.
  api.addHook('onListen', (done) => {
    checks.compileAll(closing.signal).catch((error) => api.log.error(error));
    done();
  });
  api.addHook('onClose', (_app, done) => {
    closing.abort();
    done();
  });
  takeJsonAlone(api);
  takeForms(api);
  api.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  await api.register(apiCorsPlugin, services);
  const admit = async (stated: ContractOperation, request: FastifyRequest) => {
    const caller = await authenticate(services, tokens, stated, request);
    request.caller = caller;
    checkOrigin(request, services.config.publicUrl, caller.company.allowed_origins);
    authorize(stated, caller);
  };
  const upload = contract.operations.get('uploadTrainingVideo');
  if (upload) {
    await api.register(videoUploadsPlugin, {
      services,
      admit: (request) => admit(upload, request),
    });
  }
  const running = { services, mark: createInputMark(secret) };
  registerContractRoutes(api, contract, api.features, (stated, operation) => ({
    onRequest: async (request) => {
      if (operation.access !== 'public') await admit(stated, request);
    },
    handler: async (request, reply) => {
      if (request.caller) authorizeContent(stated, request.caller, request.body);
      // Of a text it would not be told by itself.
      reply.type('application/json; charset=utf-8');
      return runOperation(running, stated, operation, reply);
    },
  }));
}
