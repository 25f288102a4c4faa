import { createApp } from 'vue';
import IntranetPage from './intranet-page.vue';

const hs = new URLSearchParams(location.search).get('hs');

createApp(IntranetPage, { hs }).mount('#root');
