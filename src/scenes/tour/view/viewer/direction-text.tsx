import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { View } from '../../model/view.ts'
import { describeLook } from './describe-look.ts'
import { useSettledChange } from './use-view.ts'

/** The direction of the look in words, for whoever does not see the picture. */
export function DirectionText({ view }: { view: View }) {
  const { t } = useTranslation('tour')
  const text = useRef<HTMLParagraphElement>(null)
  useSettledChange(view, () => {
    if (!text.current) return
    text.current.textContent = describeLook(view, (word, values = {}) => t(word, values))
  })
  return <p ref={text} className="font-mono text-xs text-ink-soft" />
}
