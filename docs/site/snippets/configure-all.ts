import { configure } from '@aferir/elements'; // or 'https://your-server/widgets/loader.js'

configure({
  getToken: async () => {
    const reply = await fetch('/aferir-token', { method: 'POST' });
    return reply.ok ? reply.text() : null;
  },
});
