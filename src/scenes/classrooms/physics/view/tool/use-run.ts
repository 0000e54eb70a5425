import { useEffect, useState } from 'react'
import { radians } from '../../../../../math/angle.ts'
import { motionAllowed } from '../../../../../stage/flags.ts'
import { pendulumConfig } from '../../config.ts'
import { createRun, periodRatio, type Run, smallPeriod } from '../../model/pendulum.ts'
import { advanceTrial, runTrial } from '../../model/trial.ts'

export interface RunTools {
  run: Run
  /** Degrees. */
  amplitude: number
  running: boolean
  setAmplitude: (degrees: number) => void
  start: () => void
  pause: () => void
  reset: () => void
}

/** The pendulum in time: it swings from the press of start to that of pause. */
export function useRun(): RunTools {
  const [amplitude, setAmplitude] = useState<number>(pendulumConfig.amplitude.first)
  const [run, setRun] = useState(() => createRun(radians(pendulumConfig.amplitude.first)))
  const [running, setRunning] = useState(false)

  useEffect(() => {
    if (!running) return
    let before: number | undefined
    let frame = requestAnimationFrame(function tick(now) {
      const seconds = (now - (before ?? now)) / 1000
      before = now
      setRun((last) => advanceTrial(last, seconds))
      frame = requestAnimationFrame(tick)
    })
    return () => cancelAnimationFrame(frame)
  }, [running])

  const release = (degrees: number) => {
    setRunning(false)
    setAmplitude(degrees)
    setRun(createRun(radians(degrees)))
  }
  return {
    run,
    amplitude,
    running,
    setAmplitude: release,
    start() {
      if (motionAllowed()) return setRunning(true)
      // Who asked for less motion sees a whole swing at once, and nothing move.
      const period = smallPeriod * periodRatio(radians(amplitude))
      setRun((last) => runTrial(last, period))
    },
    pause: () => setRunning(false),
    reset: () => release(amplitude),
  }
}
