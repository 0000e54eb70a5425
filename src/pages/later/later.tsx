import { Activity, type ComponentType, lazy, memo, type ReactNode, useEffect, useRef } from 'react'
import { loadUntilThere } from './load-until-there.ts'
import { comeAlive, forgetPress } from './presses.ts'

/**
 * A part of a page whose code loads at the first sign of life of the visitor. Its HTML is there from the start, and its
 * links work by themselves; a button that is pressed too early is pressed again when the part can hear it.
 * @param load  a module-level function, such as `() => import('./story.tsx').then((module) => module.Story)`
 * @param call  resolves when the part is wanted before that sign, or at it
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  call?: () => Promise<unknown>,
) {
  const Part = lazy(async () => ({ default: await loadUntilThere(load, call) }))
  // An Activity and not a Suspense: React moves large Suspense boundaries out of line, to be put in place by a script.
  // A memo, since what is round it may be drawn again before its code is there: React would take the HTML away meanwhile.
  return memo((props: Props) => (
    <Activity>
      <Awake>
        <Part {...props} />
      </Awake>
    </Activity>
  ))
}

/** Is mounted together with what it holds, that is when the part has come alive. */
function Awake({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!box.current) return
    comeAlive(box.current)
    return layOut(box.current)
  }, [])
  return (
    <div ref={box} data-later="" onClickCapture={forgetPress}>
      {children}
    </div>
  )
}

/**
 * Lets the sections of a part be laid out that the first view left for later (styles.css), one a frame, so that no frame
 * is long. Until then a place further down stands where it would not, and could not be come back to.
 * @returns stops
 */
export function layOut(part: HTMLElement): () => void {
  const sections = [...part.children].filter((child) => child instanceof HTMLElement)
  let frame = 0
  const next = () => {
    const section = sections.shift()
    if (!section) return
    section.style.contentVisibility = 'visible'
    frame = requestAnimationFrame(next)
  }
  frame = requestAnimationFrame(next)
  return () => cancelAnimationFrame(frame)
}
