import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { ToolState } from '../../model/tools/tool-state.ts'
import { useLengths } from './use-lengths.ts'

/** What a tool did or refused, as a sentence; empty where there is nothing to say. */
export function useSaidText(toolState: ToolState): { code: string | undefined; text: string } {
  const { t, i18n } = useTranslation('tour')
  const { announcement: said, units } = useSnapshot(toolState)
  const { say } = useLengths(units)
  if (!said) return { code: undefined, text: '' }
  switch (said.code) {
    case 'Level': {
      const one = { maximumFractionDigits: 1, numberingSystem: 'latn' }
      const degrees = new Intl.NumberFormat(i18n.language, one).format(said.degrees)
      return { code: said.code, text: t('toolSaidLevel', { degrees }) }
    }
    case 'Height':
    case 'Impossible':
      return { code: said.code, text: t(`toolSaid${said.code}`, { height: say(said.height) }) }
    default:
      return { code: said.code, text: t(`toolSaid${said.code}`) }
  }
}
