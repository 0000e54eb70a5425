import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../ui/button/button.tsx'
import { useHydrated } from '../../../../../ui/use-alive.ts'
import { canRecognizeSpeech, recognizeSpeech } from './recognize-speech.ts'

export interface VoiceInputButtonProps {
  onHeard: (text: string) => void
  say: (text: string) => void
}

/** Speaking instead of typing, where the browser can and the visitor has agreed: audio may leave the device. */
export function VoiceInputButton({ onHeard, say }: VoiceInputButtonProps) {
  const { t, i18n } = useTranslation('lesson')
  const [asking, setAsking] = useState(false)
  const [listening, setListening] = useState(false)
  const agreed = useRef(false)
  const stop = useRef<() => void>(undefined)
  const opener = useRef<HTMLButtonElement>(null)
  const hydrated = useHydrated()
  useEffect(() => () => stop.current?.(), [])
  // What is prerendered knows of no browser.
  if (!hydrated) return null
  if (!canRecognizeSpeech())
    return <p className="basis-full text-sm text-ink-soft">{t('noSpeech')}</p>

  /** The buttons of the question go away with it: the focus goes back to what has opened it. */
  const close = () => {
    opener.current?.focus()
    setAsking(false)
  }
  const listen = () => {
    agreed.current = true
    close()
    setListening(true)
    stop.current = recognizeSpeech(i18n.language, {
      heard: onHeard,
      failed: (fault) => say(t(`speech_${fault}`)),
      ended: () => setListening(false),
    })
  }
  const leave = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && asking) close()
  }
  return (
    <>
      <Button
        ref={opener}
        className="min-h-11"
        aria-pressed={listening}
        aria-expanded={asking}
        onKeyDown={leave}
        onClick={() => {
          if (listening) stop.current?.()
          else if (agreed.current) listen()
          else setAsking(!asking)
        }}
      >
        {listening ? t('listening') : t('listen')}
      </Button>
      {asking && (
        <fieldset className="basis-full border-l-2 border-ink bg-surface p-4" onKeyDown={leave}>
          <legend className="sr-only">{t('consentTitle')}</legend>
          <p className="font-semibold">{t('consentTitle')}</p>
          <p className="mt-1 max-w-prose text-sm">{t('consent')}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button size="small" className="min-h-11" onClick={listen}>
              {t('consentYes')}
            </Button>
            <Button size="small" variant="quiet" className="min-h-11" onClick={close}>
              {t('consentNo')}
            </Button>
          </div>
        </fieldset>
      )}
    </>
  )
}
