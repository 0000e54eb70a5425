import { useState } from 'react'
import type { CommunicationDemo } from '../../../content/schemas/communication-demo.ts'
import { createRandom } from '../../math/random.ts'
import { useTicker } from '../use-ticker.ts'

/** Interval of the mapping, and how long an optimized route is announced; milliseconds. */
export const CANVASSING_INTERVAL_MS = 2000
export const OPTIMIZED_DURATION_MS = 3000
/** Most households that are visited in one interval. */
const MOST_VISITED = 3

/** Door-to-door mapping: how many households have been visited, in the route's order. */
export type CanvassingSimulation = ReturnType<typeof useCanvassing>

/** @param start  `visited` is how many have been before it begins */
export function useCanvassing(start: { seed: number; households: number; visited?: number }) {
  const { households } = start
  const [on, setOn] = useState(false)
  const [visited, setVisited] = useState(start.visited ?? 0)
  const [random] = useState(() => createRandom(start.seed))
  const done = visited === households
  useTicker(on && !done, CANVASSING_INTERVAL_MS, () => {
    const doors = 1 + Math.floor(random() * MOST_VISITED)
    setVisited((before) => Math.min(households, before + doors))
  })
  return {
    on: on && !done,
    visited,
    done,
    toggle: () => setOn(!on),
    reset() {
      setOn(false)
      setVisited(0)
    },
  }
}

/** The smallest and the largest table of a meetup. */
const FEWEST = 10
const MOST = 59

/** A table that the visitor joins and leaves. @param seed  of how many sit at it */
export function useMeetup(seed: number) {
  // Undefined before the visitor first joins, 0 once they have left.
  const [participants, setParticipants] = useState<number>()
  const [random] = useState(() => createRandom(seed))
  const joined = Boolean(participants)
  return {
    joined,
    /** How many sit at the visitor's table. */
    participants: participants ?? 0,
    hasLeft: participants === 0,
    toggle: () => setParticipants(joined ? 0 : FEWEST + Math.floor(random() * (MOST - FEWEST + 1))),
  }
}

type Question = CommunicationDemo['questions'][number]

/** The questions of a sample, which the visitor votes for and adds to; those without a user are the visitor's. */
export function useQuestions(sample: readonly Question[]) {
  const [list, setList] = useState<(Omit<Question, 'user'> & Partial<Question>)[]>([...sample])
  return {
    list,
    ask: (question: string) =>
      setList([...list, { id: `own-${list.length}`, question, votes: 0, answered: false }]),
    /** One vote up or down; never below 0. */
    vote: (id: string, by: 1 | -1) =>
      setList(
        list.map((each) =>
          each.id === id ? { ...each, votes: Math.max(0, each.votes + by) } : each,
        ),
      ),
  }
}
