import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ArError, type ArRefusal, requestAr } from '../../../../../stage/xr/request-ar.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import type { LessonSet } from '../scene/lesson-set.ts'
import type { LessonArOptions } from './run-lesson-ar.ts'

export interface LessonArProps
  extends Pick<LessonArOptions, 'source' | 'say' | 'onTime' | 'onPick'> {
  said: string
  /** The set without a room round it: the visitor has one. */
  loadSet: () => Promise<() => LessonSet<object>>
}

/** The way onto the visitor's own table. */
export function LessonAr({ source, said, say, onTime, onPick, loadSet }: LessonArProps) {
  const { t } = useTranslation('lesson')
  const root = useRef<HTMLDivElement>(null)
  /** Nothing lies over the room on a phone either: the panel is in it. */
  const overlay = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const running = useRef<XRSession>(undefined)
  const latest = useRef(said)
  latest.current = said
  const [state, setState] = useState<'off' | 'asking' | 'on'>('off')
  const [fault, setFault] = useState<ArRefusal>()
  const leave = useEffectEvent(() => {
    running.current?.end().catch(() => {})
  })
  /** Whether the visitor has left the lesson, perhaps while something was waited for. */
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
      leave()
    }
  }, [])

  const start = async () => {
    const element = root.current
    if (!element || !overlay.current || state !== 'off') return
    // Before anything is waited for: browsers want the press to be the reason.
    const asked = requestAr(overlay.current)
    const code = Promise.all([import('./run-lesson-ar.ts'), loadSet()])
    code.catch(() => {})
    setState('asking')
    setFault(undefined)
    let ended = false
    try {
      const session = await asked
      running.current = session
      const over = new Promise<void>((resolve) =>
        session.addEventListener('end', () => resolve(), { once: true }),
      ).then(() => {
        ended = true
      })
      if (gone.current) return leave()
      const loaded = await Promise.race([code, over])
      if (loaded && !ended) {
        const [{ runLessonAr }, build] = loaded
        const options = { session, set: build(), source, say, onTime, onPick, element }
        const dispose = await runLessonAr({ ...options, said: () => latest.current })
        setState('on')
        await over
        dispose()
      }
    } catch (error) {
      // What fails because it is over is no fault.
      if (!ended && !gone.current) {
        if (!(error instanceof ArError)) console.warn(error)
        setFault(error instanceof ArError ? error.reason : 'failed')
      }
      leave()
    }
    running.current = undefined
    setState('off')
    if (!gone.current) button.current?.focus()
  }
  return (
    <div ref={root} data-lesson-ar={state} className="mt-4">
      <Button ref={button} className="min-h-11" aria-disabled={state !== 'off'} onClick={start}>
        {t('arEnter')}
      </Button>
      <div ref={overlay} />
      <div role="alert">{fault && <p className="mt-2 text-sm">{t('arFault')}</p>}</div>
    </div>
  )
}
