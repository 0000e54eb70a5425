import { useEffect, useMemo, useState } from 'react'
import { OPTIMISED_FOR } from '../model/mapping.ts'
import { optimiseRound, type Point, roundLength } from '../model/route.ts'

export interface Route {
  /** The places of the round, in the order in which they are visited. */
  order: number[]
  optimised: boolean
  /** For three seconds after it was optimised. */
  announced: boolean
  /** Lengths of the round in kilometres, as listed and as optimised (once it is). */
  before: number
  after: number | undefined
  optimise: () => void
  back: () => void
}

/** The round through points: as the address list has it, until it is optimised. */
export function useRoute(points: readonly Point[]): Route {
  const listed = useMemo(() => [...points.keys()], [points])
  const [best, setBest] = useState<number[]>()
  const [announced, setAnnounced] = useState(false)
  useEffect(() => {
    if (!announced) return
    const timer = setTimeout(() => setAnnounced(false), OPTIMISED_FOR)
    return () => clearTimeout(timer)
  }, [announced])
  return {
    order: best ?? listed,
    optimised: best !== undefined,
    announced,
    before: roundLength(points, listed) / 1000,
    after: best && roundLength(points, best) / 1000,
    optimise() {
      setBest(optimiseRound(points))
      setAnnounced(true)
    },
    back() {
      setBest(undefined)
      setAnnounced(false)
    },
  }
}
