const frame = document.querySelector('iframe[data-aferir]');

frame.getToken = async ({ isRejected }) => {
  const reply = await fetch(`/aferir-token?renew=${isRejected}`);
  return reply.ok ? reply.text() : null;
};
frame.src = 'http://localhost:4000/embed/employee-dashboard?id-cliente=1&get-token';
