export * from './email.ts';
export * from './link-address.ts';
export * from './link-lifetime.ts';
export * from './mask-email.ts';
export * from './password-policy.ts';
export * from './recovery.ts';
export * from './session-limits.ts';
export * from './throttle.ts';
