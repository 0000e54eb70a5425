import { useEffect, useLayoutEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { QuizPanel } from './quiz-panel.tsx'
import { type CourseProps, StepPanel } from './step-panel.tsx'

/**
 * The open step, or the quiz behind the last. Where the pressed control goes away, or has led on to another step and
 * would now do nothing, the heading takes the focus.
 */
export function Course(props: CourseProps) {
  const { words, progress } = props
  const { at, steps, quiz } = useSnapshot(progress)
  const root = useRef<HTMLDivElement>(null)
  const focused = useRef<Node>(null)
  const shown = useRef(at)
  useEffect(() => {
    const element = root.current
    const keep = ({ target }: FocusEvent) => {
      focused.current = target as Node
    }
    element?.addEventListener('focusin', keep)
    return () => element?.removeEventListener('focusin', keep)
  }, [])
  const open = `${at} ${steps[at]?.done} ${quiz.checked}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is open decides which controls there are.
  useLayoutEffect(() => {
    const { activeElement, body } = document
    const lost = focused.current?.isConnected === false && activeElement === body
    const ledOn = shown.current !== at && root.current?.contains(activeElement)
    shown.current = at
    if (lost || ledOn) root.current?.querySelector<HTMLElement>('h2')?.focus()
  }, [open])
  return (
    <div ref={root}>
      {at < words.steps.length ? <StepPanel {...props} /> : <QuizPanel {...props} />}
    </div>
  )
}
