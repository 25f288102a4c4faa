import './register/behavioral-report.ts';
import './register/disc-questionnaire.ts';
import './register/employee-dashboard.ts';
import './register/game-player.ts';
import './register/manager-evaluation.ts';
import './register/performance-report.ts';
import './register/performance-self-assessment.ts';
import './register/training-player.ts';
