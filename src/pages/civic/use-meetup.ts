import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { createRandom } from '../../math/random.ts'
import { createMeetup, joinMeetup, leaveMeetup } from './model.ts'

/** A table that the visitor joins and leaves. @param seed  of how many sit at it */
export function useMeetup(seed: number) {
  const [meetup] = useState(createMeetup)
  const [random] = useState(() => createRandom(seed))
  const { joined, participants } = useSnapshot(meetup)
  const [hasLeft, setHasLeft] = useState(false)
  const toggle = () => {
    setHasLeft(joined)
    if (joined) leaveMeetup(meetup)
    else joinMeetup(meetup, random)
  }
  return { joined, participants, hasLeft, toggle }
}
