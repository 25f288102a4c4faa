const QUIET = 80;
const LONGEST_WAIT = 4_000;

/** Resolves once an element has stopped changing and its fonts and images are there. */
export async function settled(element: HTMLElement): Promise<void> {
  await document.fonts.ready;
  await Promise.all([...element.querySelectorAll('img')].map(loaded));
  await unchanged(element);
}

function unchanged(element: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      observer.disconnect();
      clearTimeout(quiet);
      clearTimeout(patience);
      resolve();
    };
    let quiet = setTimeout(finish, QUIET);
    const patience = setTimeout(finish, LONGEST_WAIT);
    const observer = new MutationObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(finish, QUIET);
    });
    observer.observe(element, { attributes: true, childList: true, subtree: true });
  });
}

// An image that can't be shown must not keep the document from being made.
async function loaded(image: HTMLImageElement): Promise<void> {
  const patience = new Promise<void>((resolve) => setTimeout(resolve, LONGEST_WAIT));
  await Promise.race([image.decode().catch(() => undefined), patience]);
}
