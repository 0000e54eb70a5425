import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { View } from '../../model/view.ts'

/** What is said follows once the view has rested for so long, in ms. */
const REST = 300

/** From where the piece is seen, for the eye at once and by voice when it comes to rest. */
export function ViewText({ view }: { view: View }) {
  const { t } = useTranslation('furniture')
  const { yaw, pitch, zoom } = useSnapshot(view)
  const values = { yaw: Math.round(yaw), pitch: Math.round(pitch), zoom: Math.round(zoom) }
  const text = t('viewText', values)
  const [said, setSaid] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), REST)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <>
      <p aria-hidden="true" className="font-kind text-xs text-ink-soft">
        {text}
      </p>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  )
}
