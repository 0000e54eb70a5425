import { Activity, type ComponentType, lazy, memo, type ReactNode, useEffect, useRef } from 'react'
import { loadWithRetry } from './load-with-retry.ts'
import { forgetPress, replayEarlyInput } from './presses.ts'

type PropsOf<Part> = Part extends ComponentType<infer Props extends object> ? Props : never

/**
 * A part of a page whose code loads at the visitor's first interaction. Its prerendered HTML is readable and its
 * links work before; a button that is pressed earlier is pressed again after hydration.
 * @param load  a module-level function, such as `() => import('./story.tsx')`
 * @param name  of the component that the module exports
 * @param call  resolves when the part is wanted; by default at the first interaction
 */
export function lazyIsland<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  call?: () => Promise<unknown>,
) {
  type Props = PropsOf<Module[Name]>
  const Part = lazy(async () => {
    const module = await loadWithRetry(load, call)
    return { default: module[name] as ComponentType<Props> }
  })
  // An Activity instead of a Suspense boundary, since React moves large Suspense boundaries out of line and places
  // them by a script.
  // Memoized, since React would remove the HTML when the parent renders before the code is there.
  return memo((props: Props) => (
    <Activity>
      <Awake>
        <Part {...props} />
      </Awake>
    </Activity>
  ))
}

/** Mounted together with the part, so its effect runs when the part is hydrated. */
function Awake({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!box.current) return
    replayEarlyInput(box.current)
    return layOutSections(box.current)
  }, [])
  return (
    <div ref={box} data-later="" onClickCapture={forgetPress}>
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
