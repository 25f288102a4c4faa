/** Counts what an act changes in the document, each attribute, text and child by itself. */
export async function countChanges(act: () => unknown): Promise<number> {
  let count = 0;
  const observer = new MutationObserver((records) => {
    count += records.length;
  });
  observer.observe(document.body, {
    subtree: true,
    attributes: true,
    childList: true,
    characterData: true,
  });
  await act();
  count += observer.takeRecords().length;
  observer.disconnect();
  return count;
}
