import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { checkCaptions } from '@aferir/domain';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../../test/build-test-app.ts';
import { linkIn, mailsOf } from '../../../../test/mails.ts';
import { smallExample } from '../../../../test/small-example.ts';
import { passwords } from '../../../operation/sessions/password.ts';
import { readVideoFacts } from '../../../shared/videos/read-video-facts.ts';
import { exampleAccounts, examplePassword } from '../../../start/example/example-accounts.ts';
import { seedExampleCompanies } from '../../../start/example/seed-example-companies.ts';
import { partsOf } from '../../feature.ts';
import { exampleTraining } from './example-training.ts';

const test = openTestApp();

describe('the example training', () => {
  it.each(exampleTraining.videos)('has $file as it is said to be', async (video) => {
    const name = path.join(import.meta.dirname, 'videos', video.file);
    const { size: bytes } = await stat(name);
    expect(bytes).toBeLessThan(150_000);
    await test.services.files.put('exemplo.mp4', await readFile(name));
    const facts = await readVideoFacts(test.services.files, 'exemplo.mp4', bytes);
    await test.services.files.remove('exemplo.mp4');
    expect(facts).toEqual({ ...video.facts, bytes });
    expect(checkCaptions(video.captions)).toBeUndefined();
  });

  it('is sent to people who are differently far, and plays', async () => {
    await seedExampleCompanies({
      ...test.services,
      companies: smallExample,
      hashPassword: passwords.hash,
      examples: partsOf(test.app.features, 'example'),
    });
    const login = exampleAccounts.find(({ realm }) => realm === 'staff')?.login ?? '';
    const signedIn = await test.call('signInStaff', { body: { login, password: examplePassword } });
    const { accessToken: token } = signedIn.data.token;
    const { data: trainings } = await test.call('listTrainings', { token });
    const [training] = trainings.rows;
    expect(trainings.rows).toHaveLength(1);
    expect(training).toMatchObject({ nmTreinamento: 'Integração de segurança', qtdRecursos: 2 });
    const params = { idTreinamento: training?.idTreinamento ?? 0 };
    const { data: report } = await test.call('getTrainingReport', { token, params });
    const { dadosRelatorioResumo: summary } = report;
    expect(summary).toMatchObject({ totalConcluido: 1, totalEmAndamento: 1 });
    const { data: preview } = await test.call('getTrainingSendPreview', { token, params });
    expect(preview.qtdEnviar).toBe(exampleTraining.addedLater);

    const mails = await mailsOf(test, 1);
    const mail = mails.find(({ subject }) => subject.includes('Integração de segurança'));
    const hs = linkIn(mail);
    expect((await test.call('getPlayerMaskedEmail', { params: { hs } })).status).toBe(200);

    const { data } = await test.call('getTraining', {
      token,
      params: { id: params.idTreinamento },
    });
    const objectName = data.sessoes[0]?.recursos[0]?.urlRecurso ?? '';
    const { data: address } = await test.call('getStoredVideoUrl', {
      token,
      query: { objectName },
    });
    const played = await test.app.inject({
      url: address.urlVideo,
      headers: { range: 'bytes=0-99' },
    });
    expect(played.statusCode).toBe(206);
  });
});
