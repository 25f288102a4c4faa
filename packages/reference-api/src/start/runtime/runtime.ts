import type { FastifyInstance } from 'fastify';
import { partsOf } from '../../features/feature.ts';
import type { Services } from '../../operation/context.ts';
import { loadContract } from '../../operation/contract/load-contract.ts';
import type { LogStream } from '../../operation/plugins/request-log.ts';
import { passwords } from '../../operation/sessions/password.ts';
import { createAddressService } from '../../platform/addresses/address-service.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import { type DataFolderLock, lockDataFolder } from '../../platform/data-folder/lock.ts';
import { closeToOthers } from '../../platform/data-folder/private-folder.ts';
import { readOrMakeSecret } from '../../platform/data-folder/secret.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { startKeepingStatistics } from '../../platform/db/keep-statistics.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { StartError } from '../../platform/errors/start-error.ts';
import { createFileStore } from '../../platform/files/create-file-store.ts';
import {
  createSignedAddresses,
  sheetPurpose,
  videoPurpose,
} from '../../platform/files/signed-addresses.ts';
import { startEveryMinute } from '../../platform/jobs/every-minute.ts';
import { createJobQueue } from '../../platform/jobs/job-queue.ts';
import { createThrottle } from '../../platform/security/throttle.ts';
import type { ExampleCompany } from '../../shared/example/example-companies.ts';
import { isMailWaiting, startMailDelivery } from '../../shared/mail/mail-delivery.ts';
import { createReminderCheck } from '../../shared/reminders/reminder-check.ts';
import { buildApp } from '../app.ts';
import { hasExampleCompanies, seedExampleCompanies } from '../example/seed-example-companies.ts';
import { deleteExpired } from '../maintenance.ts';
import { createSetup, isInstallationEmpty } from '../setup/setup-service.ts';
import { createDocBuilds } from './doc-builds.ts';
import { expiriesOf } from './expiries.ts';
import { gatherLines } from './gathered-lines.ts';
import { jobNamesOf } from './job-names.ts';

/** A process that serves. */
export interface Runtime {
  readonly app: FastifyInstance;
  /** Opens the page of the first administrator, when there is nobody yet. */
  readonly setupToken: string | undefined;
  /** Begins what waits until the start is over. */
  begin(): void;
  /** Ends what is being answered, then lets go of everything. */
  stop(): Promise<void>;
}

/** What a start has beside its configuration. */
export interface RuntimeOptions {
  /** Where log lines go, standard output by default. */
  readonly logStream?: LogStream;
  /** The companies of a demonstration, when they are others than the two it is shown with. */
  readonly exampleCompanies?: readonly ExampleCompany[];
  /** The program that builds the sites of documentation once the server listens; none by default. */
  readonly docsBuilder?: string;
}

const exampleCompaniesLeft =
  'O banco de dados tem as empresas de exemplo, cujas senhas todos conhecem. Escolha outra pasta com ' +
  'AFERIR_DATA_DIR ou outro banco com DATABASE_URL; para servir o exemplo também aqui, use AFERIR_DEMO=1.';

const maintenanceInterval = 60 * 60_000;

/** Opens everything a server needs, fills what is empty, and builds the app. */
export async function startRuntime(config: Config, options: RuntimeOptions = {}): Promise<Runtime> {
  const lock = config.databaseUrl ? undefined : await lockDataFolder(config.dataDir);
  try {
    return await openRuntime(config, lock, options);
  } catch (error) {
    await lock?.release();
    throw error;
  }
}

async function openRuntime(
  config: Config,
  lock: DataFolderLock | undefined,
  { logStream = gatherLines(process.stdout), exampleCompanies, docsBuilder }: RuntimeOptions,
): Promise<Runtime> {
  const secret = config.secret ?? (await readOrMakeSecret(config.dataDir));
  const database = await openDatabase(
    config.databaseUrl ? { url: config.databaseUrl } : { folder: config.dataDir },
  );
  await migrate(database.owner);
  if (lock) await closeToOthers(config.dataDir, ['database', 'files', 'secret', 'lock.json']);
  if (!config.demo && (await hasExampleCompanies(database))) {
    await database.close();
    throw new StartError(exampleCompaniesLeft);
  }
  let app: FastifyInstance | undefined;
  const jobs = createJobQueue(database, {
    databaseUrl: config.databaseUrl,
    onError: (error) => app?.log.error({ err: error }, 'job queue'),
  });
  const services: Services = {
    config,
    database,
    clock: systemClock,
    jobs,
    files: await createFileStore(config),
    videoAddresses: createSignedAddresses(secret, videoPurpose),
    sheetAddresses: createSignedAddresses(secret, sheetPurpose),
    addresses: createAddressService(config.addressServiceUrl),
    throttle: createThrottle(database, systemClock),
  };
  const docBuilds =
    config.buildDocs && docsBuilder !== undefined ? createDocBuilds(docsBuilder) : undefined;
  app = await buildApp({ services, contract: loadContract(), secret, logStream, docBuilds });
  const { log } = app;
  await jobs.start(jobNamesOf(app.features));
  // Before anything works in the background: what holds a connection and needs another one would wait for this, and this for it.
  await database.warmUp().catch((error) => app?.log.warn({ err: error }, 'database connections'));
  if (config.demo) {
    const examples = partsOf(app.features, 'example');
    await database.exclusively(() =>
      seedExampleCompanies({
        ...services,
        hashPassword: passwords.hash,
        examples,
        companies: exampleCompanies,
      }),
    );
  }
  const setupToken = (await isInstallationEmpty(database))
    ? await createSetup(database, secret).token()
    : undefined;
  const isReminderWanted = createReminderCheck(database, partsOf(app.features, 'reminders').flat());
  const mail = await startMailDelivery({ ...services, isReminderWanted });
  for (const job of partsOf(app.features, 'jobs').flat()) await job.work(jobs);
  if (isMailWaiting(config)) {
    app.log.warn('SMTP_URL is not set: no mail leaves, each waits in the database until it is');
  }
  // Where no mail leaves, reminders would pile up and leave all at once.
  const everyMinute = partsOf(app.features, 'everyMinute')
    .flat()
    .filter(({ onlyMails }) => !onlyMails || !isMailWaiting(config));
  const minutes = startEveryMinute(everyMinute, (error, name) =>
    app?.log.error({ err: error }, name),
  );
  const statistics = database.pglite
    ? startKeepingStatistics(database.owner, (error) =>
        app?.log.error({ err: error }, 'statistics of tables'),
      )
    : undefined;
  const expiries = expiriesOf(app.features);
  const maintenance = setInterval(() => {
    deleteExpired(services, expiries).catch((error) =>
      app?.log.error({ err: error }, 'maintenance'),
    );
  }, maintenanceInterval);

  return {
    app,
    setupToken,
    begin: () => docBuilds?.begin(log),
    stop: async () => {
      await docBuilds?.stop();
      clearInterval(maintenance);
      await minutes.stop();
      await statistics?.stop();
      await app.close();
      await jobs.stop();
      mail.stop();
      await database.close();
      await lock?.release();
    },
  };
}
