export { ProfileIcon, type ProfileIconProps } from '../shared/disc-profile/profile-icon.tsx';
export { type ProfileLook, profileLooks } from '../shared/disc-profile/profile-look.ts';
export { profileShares } from '../shared/disc-profile/profile-shares.ts';
export {
  type BehavioralReportMessages,
  behavioralReportMessages,
} from './behavioral-report.messages.ts';
export { BehavioralReport, type BehavioralReportProps } from './behavioral-report.tsx';
