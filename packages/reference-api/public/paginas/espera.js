// On a page whose address answers 503 until what was asked for is there: opens it then, wherever in it that was.
const status = document.querySelector('[role="status"]');
const { ready, lost } = status.dataset;
const waiting = status.textContent;

async function ask() {
  try {
    const reply = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    if (reply.status !== 503) {
      status.textContent = ready;
      location.reload();
      return;
    }
    say(waiting);
    setTimeout(ask, Number(reply.headers.get('retry-after')) * 1000);
  } catch {
    say(lost);
    setTimeout(ask, 3000);
  }
}

// What is said already is not read out again.
function say(text) {
  if (status.textContent !== text) status.textContent = text;
}

ask();
