import { useEffect, useEffectEvent } from 'react'
import { frozen } from './frozen.ts'

/**
 * Calls `tick` every `period` milliseconds while `running`, and stops when the page is left.
 * @param tick  may be a new function at each render
 */
export function useTicker(running: boolean, period: number, tick: () => void): void {
  const onTick = useEffectEvent(tick)
  useEffect(() => {
    if (!running || frozen()) return
    const timer = setInterval(() => onTick(), period)
    return () => clearInterval(timer)
  }, [running, period])
}
