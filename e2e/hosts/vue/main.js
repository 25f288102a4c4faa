import { createApp } from 'vue';
import IntranetPage from './intranet-page.vue';

const search = new URLSearchParams(location.search);

createApp(IntranetPage, { hs: search.get('hs'), lang: search.get('lang') }).mount('#root');
