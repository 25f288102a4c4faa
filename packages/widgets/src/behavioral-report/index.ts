export {
  type BehavioralReportMessages,
  behavioralReportMessages,
} from './behavioral-report.messages.ts';
export { BehavioralReport, type BehavioralReportProps } from './behavioral-report.tsx';
export { ProfileIcon, type ProfileIconProps } from './profile-icon/profile-icon.tsx';
export { type ProfileLook, profileLooks } from './profile-icon/profile-look.ts';
