import { type RefObject, useEffect, useEffectEvent } from 'react'
import { stageAt } from '../../model/how-ar.ts'

/** Where on the screen a stage is being read, as a share of its height. */
const READING_LINE = 0.62

/**
 * Tells which of the stages in a list is being read, each time it becomes another by scrolling.
 * @param list  its children are the stages
 */
export function useScrollStage(
  list: RefObject<HTMLElement | null>,
  onStage: (stage: number) => void,
) {
  const tell = useEffectEvent(onStage)
  useEffect(() => {
    const box = list.current
    if (!box) return
    let known: number | undefined
    let frame = 0
    const look = () => {
      frame = 0
      const tops = [...box.children].map((item) => item.getBoundingClientRect().top)
      const stage = stageAt(tops, innerHeight * READING_LINE)
      if (stage === known) return
      known = stage
      tell(stage)
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(look)
    }
    look()
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      removeEventListener('scroll', onScroll)
      cancelAnimationFrame(frame)
    }
  }, [list])
}
