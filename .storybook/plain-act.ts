/** Stands in for React's `act` where the stories run on Preact, whose own changes when effects run. */
export async function act<Result>(run: () => Result | Promise<Result>): Promise<Result> {
  const result = await run();
  await new Promise((resolve) => setTimeout(resolve));
  return result;
}
