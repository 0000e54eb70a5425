export { AwayNotice } from './away-notice.tsx'
export { DeviceWays } from './device-ways.tsx'
