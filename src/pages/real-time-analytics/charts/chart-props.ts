import type { RealTimeAnalytics } from '../../../documents/refs.ts'
import type { Live } from '../model/live.ts'

export interface ChartProps {
  copy: RealTimeAnalytics['charts']
  live: Live
  className?: string
}
