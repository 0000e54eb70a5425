import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Refusal, refusalOf, requestSession } from './request-session.ts'

/** How a session came to nothing, or was ended by somebody else than the visitor's press. */
export type SessionNote = Refusal | 'ended'

/** What the scene of a session is given. */
export interface SessionProps {
  session: XRSession
  /** Ends the session as the visitor wants it. */
  leave: () => void
  /** The scene has begun. */
  onStart: () => void
  /** What runs in it cannot begin or go on: ends the session, and says so. */
  onError: (error: unknown) => void
}

export interface SessionOptions {
  mode: 'immersive-ar' | 'immersive-vr'
  /** Fetches the scene. @returns mounts it; undefined: takes it away, when the session is over */
  load: () => Promise<(given: SessionProps | undefined) => void>
  /** The session is there and begins, or is over. */
  onTurn?: (isOn: boolean) => void
  onNote: (note: SessionNote | undefined) => void
}

/**
 * A session of a headset from the press on a button to its end, whoever ends it.
 * @returns `button`: has the focus again after it; `overlay`: what lies over the room on a phone
 */
export function useSession({ mode, load, onTurn, onNote }: SessionOptions) {
  const [state, setState] = useState<'off' | 'asking' | 'on'>('off')
  const button = useRef<HTMLButtonElement>(null)
  const overlay = useRef<HTMLDivElement>(null)
  const running = useRef<XRSession>(undefined)
  /** Whether the visitor has left the page, perhaps while something was waited for. */
  const gone = useRef(false)
  const leavePage = useEffectEvent(() => {
    gone.current = true
    running.current?.end().catch(() => {})
  })
  useEffect(() => {
    gone.current = false
    return () => leavePage()
  }, [])

  /** @returns how it went wrong, if it did */
  const run = async (asked: Promise<XRSession>): Promise<SessionNote | undefined> => {
    const code = load()
    // A failure matters only once there is a session.
    code.catch(() => {})
    let session: XRSession
    try {
      session = await asked
    } catch (error) {
      return refusalOf(error)
    }
    running.current = session
    let note: SessionNote | undefined = 'ended'
    let isOver = false
    const over = new Promise<void>((resolve) => {
      session.addEventListener('end', () => resolve(), { once: true })
    }).then(() => {
      isOver = true
    })
    const end = (why?: SessionNote) => {
      note = why
      session.end().catch(() => {})
    }
    const fail = (error: unknown) => {
      // What fails because it is over is no fault of its own.
      if (isOver) return
      console.warn(error)
      end('failed')
    }
    if (gone.current) end()
    const show = await Promise.race([code, over]).catch(fail)
    if (show && !isOver && !gone.current) {
      onTurn?.(true)
      const onStart = () => gone.current || setState('on')
      show({ session, leave: () => end(), onStart, onError: fail })
      // Not before: the graphics are the session's until it has told of its end.
      over.then(() => show(undefined))
    }
    await over
    return note
  }

  const start = async () => {
    if (state !== 'off') return
    const asked = requestSession(mode, overlay.current ?? document.body)
    setState('asking')
    onNote(undefined)
    const note = await run(asked)
    running.current = undefined
    onTurn?.(false)
    if (gone.current) return
    setState('off')
    button.current?.focus({ preventScroll: true })
    onNote(note)
  }
  return { state, start, button, overlay }
}
