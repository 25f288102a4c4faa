// @engine both: row locks
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../../test/build-test-app.ts';
import { untilSomebodyWaits } from '../../../../test/until-somebody-waits.ts';
import { createReviewScene, deactivate } from '../testing/performance-scene.ts';
import { createEvaluationStore } from './evaluation-store.ts';

const test = openTestApp();

// The embedded engine runs one transaction after another, so that nobody ever waits there.
describe.runIf(process.env.TEST_DATABASE_URL)('holdActive', () => {
  it('keeps a manager from leaving until the transaction has ended', async () => {
    const scene = await createReviewScene(test, { managerCount: 1 });
    const [manager] = scene.managers;
    if (!manager) throw new Error('The scene has no manager');
    const order: string[] = [];
    let leaving: Promise<unknown> | undefined;
    await test.database.inCompany(scene.company.id, async (db) => {
      const active = await createEvaluationStore(db, scene.company.id).holdActive([manager.id]);
      expect(active).toEqual([manager.id]);
      leaving = deactivate(test, scene, manager).then(() => order.push('left'));
      await Promise.race([leaving, untilSomebodyWaits(test)]);
      order.push('frozen');
    });
    await leaving;
    expect(order).toEqual(['frozen', 'left']);
  });
});
