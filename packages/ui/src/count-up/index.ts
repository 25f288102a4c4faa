export { CountUp, type CountUpProps, preloadCountUp } from './count-up.tsx';
