import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../ui/button/button.tsx'
import { useLoadedOrFailed } from '../../../../../ui/use-loaded.ts'
import type { Session } from '../../../common/model/session.ts'
import type { MoleculeLab } from '../../model/lesson/molecule-lab.ts'
import { EnergyFigure } from './energy-figure.tsx'

/** The energy of the reaction, and the visitor's own molecule. */
export function EnergyAndOwn({
  lab,
  session,
}: {
  lab: MoleculeLab
  session: Session<MoleculeLab>
}) {
  const { reaction, balanced } = lab
  return (
    <>
      <EnergyFigure reaction={reaction} known={balanced.includes(reaction)} />
      <OwnSlot lab={session.lab} />
    </>
  )
}

const loadOwn = () => import('./own/own-molecule-section.tsx')

/** Where a visitor's own molecule is opened: its code comes with the lesson's workspace. */
function OwnSlot({ lab }: { lab: MoleculeLab }) {
  const { t } = useTranslation('shell')
  const { t: stage } = useTranslation('stage')
  const { module: own, failed, retry } = useLoadedOrFailed(loadOwn, true)
  if (own) return <own.OwnMoleculeSection lab={lab} />
  if (!failed) return null
  return (
    <p role="alert" className="mt-8 flex flex-wrap items-center gap-4 border-t pt-4">
      {t('partNotLoaded')}
      <Button size="small" className="min-h-11" onClick={retry}>
        {stage('tryAgain')}
      </Button>
    </p>
  )
}
