const frame = document.querySelector('iframe');

/** @param {{ isRejected: boolean }} asked Whether the token before was refused. */
async function getToken({ isRejected }) {
  const reply = await fetch(`/aferir-token?renew=${isRejected}`);
  return reply.ok ? reply.text() : null;
}

if (frame) {
  Object.assign(frame, { getToken });
  frame.src = 'http://localhost:4000/embed/employee-dashboard?id-cliente=1&get-token';
}
