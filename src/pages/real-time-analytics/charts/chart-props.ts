import type { RealTimeAnalytics } from '../../../../content/schemas/real-time-analytics.ts'
import type { Live } from '../model/live.ts'

export interface ChartProps {
  copy: RealTimeAnalytics['charts']
  live: Live
  className?: string
}
