import { type RefObject, useEffect, useEffectEvent } from 'react'
import { stageInView } from '../../model/how-ar.ts'

/** The reading line as a share of the screen's height. */
const READING_LINE = 0.62

/**
 * Calls back when scrolling moves another stage of a list to the reading line.
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
      const stage = stageInView(tops, innerHeight * READING_LINE)
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
