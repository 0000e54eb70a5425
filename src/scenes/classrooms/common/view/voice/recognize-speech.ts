/** Why nothing was understood. */
export type SpeechFault = 'refused' | 'network' | 'silent' | 'failed'

interface Recognition extends EventTarget {
  lang: string
  start(): void
  abort(): void
}

type Offered = Partial<
  Record<'SpeechRecognition' | 'webkitSpeechRecognition', new () => Recognition>
>

/** The browser's own recogniser; many have none. */
function recogniser() {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as Offered
  return SpeechRecognition ?? webkitSpeechRecognition
}

export const canRecognizeSpeech = (): boolean => recogniser() !== undefined

/** Languages as recognisers want them, with a country. */
const countries: Record<string, string> = { en: 'en-US', es: 'es-ES', fr: 'fr-FR', hi: 'hi-IN' }

const faults: Record<string, SpeechFault> = {
  'not-allowed': 'refused',
  'service-not-allowed': 'refused',
  'audio-capture': 'refused',
  network: 'network',
  'no-speech': 'silent',
}

export interface RecognitionHandlers {
  heard: (text: string) => void
  failed: (fault: SpeechFault) => void
  /** Called once, after either. */
  ended: () => void
}

/** Listens for one command. @returns stops listening */
export function recognizeSpeech(
  language: string,
  { heard, failed, ended }: RecognitionHandlers,
): () => void {
  const Recogniser = recogniser()
  if (!Recogniser) {
    failed('failed')
    ended()
    return () => {}
  }
  const made = new Recogniser()
  made.lang = countries[language] ?? language
  let stopped = false
  made.addEventListener('result', (event) => {
    const text = (event as SpeechRecognitionEvent).results[0]?.[0]?.transcript
    if (text) heard(text)
  })
  made.addEventListener('error', (event) => {
    const { error } = event as SpeechRecognitionErrorEvent
    if (!stopped && error !== 'aborted') failed(faults[error] ?? 'failed')
  })
  made.addEventListener('end', ended, { once: true })
  try {
    made.start()
  } catch {
    failed('failed')
    ended()
  }
  return () => {
    stopped = true
    made.abort()
  }
}
