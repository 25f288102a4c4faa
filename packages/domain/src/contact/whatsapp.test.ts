import { expect, it } from 'vitest';
import { whatsappAddress } from './whatsapp.ts';

it.each(['(11) 91234-5678', '11912345678', '+55 11 91234-5678', '5511912345678'])(
  'opens a conversation with %s by its digits and the code of the country',
  (phone) => {
    expect(whatsappAddress(phone, 'Olá')).toBe('https://wa.me/5511912345678?text=Ol%C3%A1');
  },
);

it('carries a text with lines, signs and an address whole', () => {
  const text = 'Olá, Ana!\nResponda em https://rh.example/validar/a-b_C?x=1&y=2#z 🙂';
  const [place, query = ''] = (whatsappAddress('1133224455', text) ?? '').split('?text=');
  expect(place).toBe('https://wa.me/551133224455');
  expect(query).toMatch(/^[\w%.!~*'()-]+$/);
  expect(decodeURIComponent(query)).toBe(text);
});

it.each(['', '1234', '0800 123 4567', '+1 202 555 0123'])('opens none with %j', (phone) => {
  expect(whatsappAddress(phone, 'Olá')).toBeNull();
});
