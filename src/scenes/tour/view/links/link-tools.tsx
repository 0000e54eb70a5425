import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Button } from '../../../../ui/button/button.tsx'
import { type Linking, setLinking } from '../../model/linking/linking.ts'
import type { TourDesk } from '../desk/create-desk.ts'
import { canOpenAgain } from '../desk/open-address.ts'
import { CopyView } from './copy-view.tsx'

/** What the viewer's bar has for a tour: the editing of links, and the address of what is shown. */
export function LinkTools({ desk, linking }: { desk: TourDesk; linking: Linking }) {
  const { t } = useTranslation('tour')
  const { history, present, keep } = useSnapshot(desk.state)
  const { isOn } = useSnapshot(linking)
  return (
    <>
      {history.present.rooms.length > 1 && (
        <Button
          size="small"
          className="aria-pressed:bg-ink aria-pressed:text-paper pointer-coarse:min-h-11"
          aria-pressed={isOn}
          onClick={() => setLinking(linking, !linking.isOn)}
        >
          {t('editLinks')}
        </Button>
      )}
      {present && canOpenAgain({ history, present, keep }) && <CopyView desk={desk} room={present} />}
    </>
  )
}
