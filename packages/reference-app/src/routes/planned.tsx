export { PlannedPage as Component } from '../shared/states/planned-page.tsx';
