export { PlannedPage as Component } from '../shared/components/planned-page.tsx';
