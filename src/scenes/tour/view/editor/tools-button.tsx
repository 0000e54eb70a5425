import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button/button.tsx'

/** The id of what the button opens. */
export const toolsId = 'tour-tools'

/** Opens and closes the tools below the picture. */
export function ToolsButton({ isOpen, onPress }: { isOpen: boolean; onPress: () => void }) {
  const { t } = useTranslation('tour')
  return (
    <Button
      size="small"
      className="aria-expanded:bg-ink aria-expanded:text-paper pointer-coarse:min-h-11"
      aria-expanded={isOpen}
      aria-controls={isOpen ? toolsId : undefined}
      onClick={onPress}
    >
      {t('tools')}
    </Button>
  )
}
