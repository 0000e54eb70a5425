import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { districtConfig, type FenceId, fenceIds } from '../../config.ts'
import { projectPoint } from '../../model/projection.ts'

export interface LabelsProps {
  /** The element under the labels, whose size they follow. */
  box: RefObject<HTMLElement | null>
}

/** Height of the names above the far side of their fences, meters. */
const height = 20

/** The names of the fences at their projected places, positioned by script because the CSP allows no inline style. */
export function Labels({ box }: LabelsProps) {
  const { t } = useTranslation('district')
  const names = useRef(new Map<FenceId, HTMLElement>())
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const place = () => {
      const { width, height: high } = element.getBoundingClientRect()
      for (const [id, name] of names.current) {
        const { at, radius } = districtConfig.fences[id]
        const far = { x: at.x, z: at.z - radius }
        const { right, above } = projectPoint(far, height, width / Math.max(1, high))
        name.style.left = `${(right + 1) * 50}%`
        name.style.top = `${(1 - above) * 50}%`
      }
    }
    place()
    const observer = new ResizeObserver(place)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 max-sm:hidden">
      {fenceIds.map((id) => (
        <span
          key={id}
          ref={(element) => {
            if (element) names.current.set(id, element)
            else names.current.delete(id)
          }}
          className="absolute -translate-x-1/2 -translate-y-1/2 rounded-sm bg-[#14171f]/85 px-1.5 py-0.5 font-mono text-[0.6875rem] leading-4 whitespace-nowrap text-white"
        >
          {t('label', { name: t(`name_${id}`), metres: districtConfig.fences[id].radius })}
        </span>
      ))}
    </div>
  )
}
