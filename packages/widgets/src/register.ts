import './register/behavioral-report.ts';
import './register/disc-questionnaire.ts';
