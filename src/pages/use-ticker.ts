import { useEffect, useEffectEvent } from 'react'

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

/** Whether the address asks for clocks to stand still (`?freeze`), so that a picture is the same twice; for effects only. */
const frozen = (): boolean => new URLSearchParams(location.search).has('freeze')
