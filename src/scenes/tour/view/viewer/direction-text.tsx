import type { TFunction } from 'i18next'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { wrap180 } from '../../../../math/angle.ts'
import type { View } from '../../model/view.ts'
import { useSettledChange } from './use-view.ts'

/** The direction of the look from where it began, as a person says it. */
export function describeLook(
  view: Pick<View, 'rotationX' | 'rotationY'>,
  t: TFunction<'tour'>,
): string {
  const left = Math.round(wrap180(view.rotationY))
  const up = Math.round(view.rotationX)
  if (left === 0 && up === 0) return t('directionAhead')
  const sideways = left !== 0 && t(left > 0 ? 'lookLeft' : 'lookRight', { degrees: Math.abs(left) })
  const upDown = up !== 0 && t(up > 0 ? 'lookUp' : 'lookDown', { degrees: Math.abs(up) })
  if (sideways && upDown) return t('directionBoth', { sideways, upDown })
  return t('directionLevel', { sideways: sideways || upDown })
}

/** The direction of the look in words, for whoever does not see the picture. */
export function DirectionText({ view }: { view: View }) {
  const { t } = useTranslation('tour')
  const text = useRef<HTMLParagraphElement>(null)
  useSettledChange(view, () => {
    if (text.current) text.current.textContent = describeLook(view, t)
  })
  return <p ref={text} className="font-mono text-xs text-ink-soft" />
}
