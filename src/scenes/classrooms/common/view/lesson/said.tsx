import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'

/** What was said last, and how often something was: the same words twice are said twice. */
export interface Saying {
  text: string
  times: number
}

/** Where the lesson speaks, to readers too; before it has, how the scene is used. */
export function Said({ saying }: { saying: Saying }) {
  const { t } = useTranslation('lesson')
  const { text, times } = useSnapshot(saying)
  return (
    <p
      role="status"
      data-said=""
      className="mt-3 min-h-12 border-l-2 border-signal bg-surface px-3.5 py-2.5 text-[0.9375rem]"
    >
      <span key={times}>{times === 0 ? t('sceneHelp') : text}</span>
    </p>
  )
}
