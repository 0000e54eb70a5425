import { createContext, useCallback, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import type { FetchStrings } from '../../../../../../stage/scene-slot.tsx'
import { Button } from '../../../../../../ui/button/button.tsx'
import { useLoadedOrFailed } from '../../../../../../ui/use-loaded.ts'
import type { MoleculeLab } from '../../../model/lesson/molecule-lab.ts'

/**
 * How the lesson gets words that its page does not carry. Without one the slot says that a part could not be loaded.
 */
export const FetchWordsContext = createContext<FetchStrings>(async () => {
  throw new Error('The lesson was given no way to fetch words')
})

/** Where a visitor's own molecule is opened: its code and its words come with the lesson's workspace. */
export function OwnSlot({ lab }: { lab: MoleculeLab }) {
  const { t } = useTranslation('shell')
  const { t: stage } = useTranslation('stage')
  const fetchWords = useContext(FetchWordsContext)
  const load = useCallback(async () => {
    const [own] = await Promise.all([import('./own-molecule.tsx'), fetchWords(['molfile'])])
    return own
  }, [fetchWords])
  const { module: own, failed, retry } = useLoadedOrFailed(load, true)
  if (own) return <own.OwnMolecule lab={lab} />
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
