import { Activity, type ComponentType, lazy, memo, type ReactNode, useEffect, useRef } from 'react'
import { needFirst } from '../../ui/when-idle.ts'
import { type Control, dispatchEarlyInput } from './early-input.ts'
import { forgetPress, replayPress } from './early-press.ts'
import { loadWithRetry } from './load-with-retry.ts'

type PropsOf<Part> = Part extends ComponentType<infer Props extends object> ? Props : never

/**
 * A part of a page whose code loads beside the page's own. Its prerendered HTML is readable and its links work before,
 * and what a visitor presses or enters early is answered after hydration.
 * @param load  a module-level function, such as `() => import('./story.tsx')`
 * @param name  of the component that the module exports
 */
export function lazyIsland<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
) {
  type Props = PropsOf<Module[Name]>
  const loadPart = async () => {
    const module = await loadWithRetry(load)
    return { default: module[name] as ComponentType<Props> }
  }
  // Before React comes to it, so that the code is on its way while the page hydrates.
  const early = typeof document === 'undefined' ? undefined : loadPart()
  if (early) needFirst(early)
  const Part = lazy(() => early ?? loadPart())
  // An Activity instead of a Suspense boundary, since React moves large Suspense boundaries out of line and places
  // them by a script.
  // Memoized, since React would remove the HTML when the parent renders before the code is there.
  return memo((props: Props) => (
    <Activity>
      <Island>
        <Part {...props} />
      </Island>
    </Activity>
  ))
}

/** Mounted together with the part, so its effect runs when the part is hydrated. */
function Island({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const part = box.current
    if (!part) return
    part.dataset.alive = ''
    // At once, since a render of the part resets values that it does not know of.
    dispatchEarlyInput([...part.querySelectorAll<Control>('input, select, textarea')])
    replayPress(part)
    return layOutSections(part)
  }, [])
  return (
    <div ref={box} data-island="" onClickCapture={forgetPress}>
      {children}
    </div>
  )
}

/**
 * Renders the sections that the first view skipped by `content-visibility` (styles.css), one a frame, so that no
 * frame is long. Before that, their heights are estimates and a saved scroll position would be wrong.
 * @returns stops
 */
export function layOutSections(part: HTMLElement): () => void {
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
