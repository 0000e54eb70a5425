import { useEffect, useRef, useState } from 'react'
import { type Refusal, refusalOf, requestSession } from './request-session.ts'

/** How a session came to nothing, or was ended by somebody else than the visitor's press. */
export type XrSessionEndReason = Refusal | 'ended'

/** What the scene of a session is given. */
export interface XrSceneProps {
  session: XRSession
  /** Ends the session as the visitor wants it. */
  leave: () => void
  /** The scene has begun. */
  onStart: () => void
  /** What runs in it cannot begin or go on: ends the session, and says so. */
  onError: (error: unknown) => void
}

export interface UseXrSessionOptions<Scene> {
  mode: 'immersive-ar' | 'immersive-vr'
  /** Fetches the component that is shown in the session. */
  load: () => Promise<Scene>
  /** The session is there and begins, or is over. */
  onTurn?: (isOn: boolean) => void
  onNote: (note: XrSessionEndReason | undefined) => void
}

/**
 * A session of a headset from the press on a button to its end, whoever ends it.
 * @returns `button`: has the focus again after it; `overlay`: what lies over the room on a phone, where there is
 *          something; `shown`: the scene with what it is given, as long as the session lasts
 */
export function useXrSession<Scene>({ mode, load, onTurn, onNote }: UseXrSessionOptions<Scene>) {
  const [state, setState] = useState<'off' | 'asking' | 'on'>('off')
  const [shown, setShown] = useState<{ Scene: Scene; given: XrSceneProps }>()
  const button = useRef<HTMLButtonElement>(null)
  const overlay = useRef<HTMLDivElement>(null)
  /** Aborted when the visitor leaves the page, perhaps while something is waited for. */
  const visit = useRef<AbortSignal>(undefined)
  useEffect(() => {
    const page = new AbortController()
    visit.current = page.signal
    return () => page.abort()
  }, [])

  /** @returns how it went wrong, if it did */
  const run = async (session: XRSession, code: Promise<Scene>, page?: AbortSignal) => {
    let note: XrSessionEndReason | undefined = 'ended'
    let isOver = false
    const over = new Promise<undefined>((resolve) => {
      session.addEventListener('end', () => resolve(undefined), { once: true })
    }).finally(() => {
      isOver = true
    })
    const end = (why?: XrSessionEndReason) => {
      note = why
      session.end().catch(() => {})
    }
    const fail = (error: unknown) => {
      // What fails because it is over is no fault of its own.
      if (isOver) return
      console.warn(error)
      end('failed')
    }
    page?.addEventListener('abort', () => end())
    if (page?.aborted) end()
    const Scene = await Promise.race([code, over]).catch(fail)
    if (Scene && !isOver && !page?.aborted) {
      onTurn?.(true)
      const onStart = () => setState('on')
      setShown({ Scene, given: { session, leave: () => end(), onStart, onError: fail } })
    }
    await over
    // Not before: the graphics are the session's until it has told of its end.
    setShown(undefined)
    return note
  }

  const start = async () => {
    if (state !== 'off') return
    const { current: page } = visit
    const asked = requestSession(mode, overlay.current)
    setState('asking')
    onNote(undefined)
    const code = load()
    // A failure matters only once there is a session.
    code.catch(() => {})
    const note = await asked.then((session) => run(session, code, page), refusalOf)
    onTurn?.(false)
    if (page?.aborted) return
    setState('off')
    button.current?.focus({ preventScroll: true })
    onNote(note)
  }
  return { state, shown, start, button, overlay }
}
