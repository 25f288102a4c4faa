const taps = 30;
const placesPerOption = 4;

/**
 * Taps on the places of the question on screen, and gives the milliseconds of each from the finger's
 * lifting to the paint. Three of the four options move on to the place that is free, in turn.
 */
export async function measureTaps({ page, cdp }) {
  await page.waitForTimeout(1000);
  const places = await page.evaluateHandle(findPlaces);
  await page.evaluate(watchTaps);
  const times = [];
  for (const [option, place] of moves()) {
    const at = await page.evaluate(
      ([cells, index]) => {
        const cell = cells[index].closest('label') ?? cells[index].closest('td');
        cell.scrollIntoView({ block: 'center' });
        const { x, y, width, height } = cell.getBoundingClientRect();
        return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
      },
      [places, option * placesPerOption + place],
    );
    await page.waitForTimeout(100);
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    const seen = await page.waitForFunction(() => globalThis.tapPainted);
    times.push(await seen.jsonValue());
    await page.evaluate(() => {
      globalThis.tapPainted = undefined;
    });
    const isChosen = ([cells, index]) => cells[index].checked;
    if (!(await page.evaluate(isChosen, [places, option * placesPerOption + place])))
      throw new Error(`The tap on place ${place} of option ${option} chose nothing.`);
  }
  // The first choices also bring what every later one finds there.
  return times.slice(3);
}

function* moves() {
  const held = [];
  let free = 0;
  for (let tap = 0; tap < taps; tap += 1) {
    const option = tap % 3;
    yield [option, free];
    const left = held[option];
    held[option] = free;
    free = left ?? [0, 1, 2, 3].find((place) => !held.includes(place));
  }
}

function findPlaces() {
  const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return [document, ...roots].flatMap((root) => [...root.querySelectorAll('input[type=radio]')]);
}

function watchTaps() {
  let lifted = 0;
  addEventListener(
    'pointerup',
    ({ timeStamp }) => {
      lifted = timeStamp;
    },
    { capture: true },
  );
  addEventListener(
    'click',
    ({ target }) => {
      // A tap on a label clicks its radio too.
      if (lifted === 0 && target) return;
      const begin = lifted;
      lifted = 0;
      requestAnimationFrame(() => {
        setTimeout(() => {
          globalThis.tapPainted = performance.now() - begin;
        });
      });
    },
    { capture: true },
  );
}
