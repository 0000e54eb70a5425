import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { compassPointOf, type View, viewDirectionOf } from '../../model/view.ts'
import { describeLook } from './describe-look.ts'
import { useSettledChange } from './use-view.ts'

type DirectionProps = {
  view: View
  /** its yaw, where it is known */
  north: number | null
}

/** The direction of the look in words, for whoever does not see the picture. */
export function DirectionText({ view, north }: DirectionProps) {
  const { t } = useTranslation('tour')
  const text = useRef<HTMLParagraphElement>(null)
  const tell = () => {
    if (!text.current) return
    const look = describeLook(view, (word, values = {}) => t(word, values))
    const facing =
      north === null
        ? ''
        : ` · ${t('facing', { wind: t(`wind${compassPointOf(viewDirectionOf(view).yaw, north)}`) })}`
    text.current.textContent = look + facing
  }
  useSettledChange(view, tell)
  // Marked while the view rests.
  useEffect(tell)
  return <p ref={text} className="font-mono text-xs text-ink-soft" />
}
