import { useEffect, useEffectEvent } from 'react'

/**
 * Calls `tick` every `period` milliseconds while `running`, until unmount.
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

/** Whether the address asks to stop clocks (`?freeze`) for screenshots; for effects only. */
const frozen = (): boolean => new URLSearchParams(location.search).has('freeze')
