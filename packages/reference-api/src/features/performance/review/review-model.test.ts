import type { KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import { openTestApp } from '../../../../test/build-test-app.ts';
import { createPerson } from '../../../../test/fixtures.ts';
import { createReviewScene, createSelfAssessed } from '../testing/performance-scene.ts';
import { rate, raterByLink } from '../testing/rating-scene.ts';
import { loadReview, loadReviews } from './review-model.ts';

const test = openTestApp();

it('loads many reviews in as many queries as one, each with what belongs to it', async () => {
  const scene = await createReviewScene(test);
  const people = [scene.person];
  for (const name of ['Ema Dias', 'Ivo Luz']) {
    const department = { department_id: scene.departmentId };
    people.push(await createPerson(test.database, scene.company.id, { name, ...department }));
  }
  for (const [index, person] of people.entries()) {
    const sent = await createSelfAssessed(test, scene, [index, 9], person);
    await rate(test, await raterByLink(test, scene, sent), [index + 1, 5]);
  }
  const { company } = scene;

  await test.database.inCompany(company.id, async (transaction) => {
    const responses = await transaction
      .selectFrom('performance_response')
      .selectAll()
      .orderBy('id', 'desc')
      .execute();
    let queries = 0;
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => {
        queries += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const db = transaction.withPlugin(counter);

    const together = await loadReviews({ db, company }, responses);
    expect(queries).toBe(3);
    expect(together.map(({ response }) => response.person_id)).toEqual(
      people.map(({ id }) => id).toReversed(),
    );
    expect(together.map(({ review }) => review.competencies[0]?.selfScore)).toEqual([2, 1, 0]);
    expect(together.map(({ scores }) => scores.map(({ score }) => score))).toEqual([
      [3, 5],
      [2, 5],
      [1, 5],
    ]);
    const [first] = together;
    expect(first?.managers.map(({ name }) => name)).toEqual(['Ana Prado', 'Bia Luz']);
    for (const loaded of together) {
      expect(await loadReview({ db, company }, loaded.response)).toEqual(loaded);
    }
    expect(queries).toBe(3 + 3 * together.length);
    expect(await loadReviews({ db, company }, [])).toEqual([]);
  });
});
