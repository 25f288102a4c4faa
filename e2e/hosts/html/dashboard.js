const dashboard = document.querySelector('aferir-employee-dashboard');

dashboard.getToken = async () => {
  const reply = await fetch('/aferir-token', { method: 'POST' });
  return reply.ok ? reply.text() : null;
};
