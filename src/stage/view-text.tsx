import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'

/** What is said follows once the view has rested for so long, in ms. */
const rest = 300

/** Degrees, and percent of the first view. */
export interface OrbitView {
  yaw: number
  pitch: number
  zoom: number
}

/**
 * From where something is seen, for the eye at once and by voice when it comes to rest.
 * @param view  a valtio proxy: what is around this text is not rendered anew with each step of a drag
 */
export function ViewText({ view }: { view: OrbitView }) {
  const { t } = useTranslation('stage')
  const { yaw, pitch, zoom } = useSnapshot(view)
  const values = { yaw: Math.round(yaw), pitch: Math.round(pitch), zoom: Math.round(zoom) }
  const text = t('viewText', values)
  const [said, setSaid] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), rest)
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
