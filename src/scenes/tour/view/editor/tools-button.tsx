import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Button } from '../../../../ui/button/button.tsx'
import { type Session, setPressMode } from '../../model/session.ts'

/** The id of what the button opens. */
export const toolsId = 'tour-tools'

/** Opens and closes the tools below the picture. */
export function ToolsButton({ state }: { state: Session }) {
  const { t } = useTranslation('tour')
  const isOpen = useSnapshot(state).pressMode === 'tools'
  return (
    <Button
      size="small"
      className="aria-expanded:bg-ink aria-expanded:text-paper pointer-coarse:min-h-11"
      aria-expanded={isOpen}
      aria-controls={isOpen ? toolsId : undefined}
      onClick={() => setPressMode(state, isOpen ? null : 'tools')}
    >
      {t('tools')}
    </Button>
  )
}
