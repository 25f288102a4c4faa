const frame = document.querySelector('iframe');

async function getToken() {
  const reply = await fetch('/aferir-token', { method: 'POST' });
  return reply.ok ? reply.text() : null;
}

if (frame) {
  Object.assign(frame, { getToken });
  frame.src = 'http://localhost:4000/embed/employee-dashboard?id-cliente=1&get-token';
}
