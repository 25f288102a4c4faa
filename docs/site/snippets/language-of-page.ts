import { configure } from '@aferir/elements'; // or 'https://your-server/widgets/loader.js'

configure({ lang: 'es' });
