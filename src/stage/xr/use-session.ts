import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Refusal, SessionError } from './session-error.ts'

export type SessionState = 'off' | 'asking' | 'on'

/** How a session came to nothing, or was ended by somebody else than the visitor's press. */
export type SessionNote = Refusal | 'ended'

export type Running = {
  session: XRSession
  leave: () => void
  /** What runs in it cannot go on: ends the session, and says so. */
  fail: (error: unknown) => void
}

export type Entrance = {
  /** Asks for the session; called at once in the handler of the press: browsers want that. */
  ask: () => Promise<XRSession>
  /** Fetches what runs in it, and begins. @returns frees everything */
  load: () => Promise<(running: Running) => Promise<() => void>>
  /** The session is there and begins, or is over. */
  onTurn?: (isOn: boolean) => void
  onNote: (note: SessionNote | undefined) => void
}

/** A session of a headset from the press on a button to its end, whoever ends it. */
export function useSession({ ask, load, onTurn, onNote }: Entrance) {
  const [state, setState] = useState<SessionState>('off')
  const running = useRef<XRSession>(undefined)
  /** Whether the visitor has left the page, perhaps while something was waited for. */
  const gone = useRef(false)
  const leave = useEffectEvent(() => {
    running.current?.end().catch(() => {})
  })
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
      leave()
    }
  }, [])

  /** @returns how it went wrong, if it did */
  const run = async (asked: Promise<XRSession>): Promise<SessionNote | undefined> => {
    const code = load()
    // A failure matters only once there is a session.
    code.catch(() => {})
    let [isOver, isWanted, hasFailed] = [false, false, false]
    const end = () => {
      isWanted = true
      running.current?.end().catch(() => {})
    }
    const fail = (error: unknown) => {
      console.warn(error)
      hasFailed = true
      end()
    }
    try {
      const session = await asked
      running.current = session
      const over = new Promise<void>((resolve) => {
        session.addEventListener('end', () => resolve(), { once: true })
      }).then(() => {
        isOver = true
      })
      if (gone.current) {
        end()
        return undefined
      }
      const begin = await Promise.race([code, over])
      if (begin && !isOver) {
        onTurn?.(true)
        const begun = begin({ session, leave: end, fail })
        await Promise.race([begun, over])
        if (!gone.current) setState('on')
        await over
        begun.then((dispose) => dispose(), console.warn)
      }
      if (hasFailed) return 'failed'
      return isWanted ? undefined : 'ended'
    } catch (error) {
      end()
      // What fails because it is over is no fault of its own.
      if (isOver) return 'ended'
      if (error instanceof SessionError) return error.reason
      console.warn(error)
      return 'failed'
    }
  }

  const start = async () => {
    if (state !== 'off') return
    const asked = ask()
    setState('asking')
    onNote(undefined)
    const note = await run(asked)
    running.current = undefined
    onTurn?.(false)
    if (gone.current) return
    setState('off')
    onNote(note)
  }
  return { state, start }
}
