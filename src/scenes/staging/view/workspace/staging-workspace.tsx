import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { ShelfPiece } from '../../../../room-photo/model/design/catalogue.ts'
import { hasWebGl } from '../../../../stage/webgl-context.ts'
import { WarningIcon } from '../../../../ui/icons/tools.tsx'
import type { Staging } from '../../model/staging.ts'
import { ResultEditor } from '../edit/result-editor.tsx'
import { SameRoom } from '../multi-photo/same-room.tsx'
import { OutlineQueue } from '../outline/outline-queue.tsx'
import { Results } from '../results/results.tsx'
import { ResumeNote } from '../storage/resume-note.tsx'
import { useStagingAutosave } from '../storage/use-autosave.ts'
import { type StagingResources, stopStaging } from '../work/start.ts'
import { PhotoList } from './photo-list.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { RefusedNotes } from './refused-notes.tsx'

export interface StagingWorkspaceProps {
  staging: Staging
  supply: StagingResources
  pieces: readonly ShelfPiece[]
  further: readonly ShelfPiece[]
  onStage: () => Promise<void>
}

const context = { antialias: true, alpha: true, depth: true }

/** Everything after the first photo: choices, progress, questions, results. */
export function StagingWorkspace(props: StagingWorkspaceProps) {
  const { staging, supply, pieces, further, onStage } = props
  const { t } = useTranslation('staging')
  const { photos, draws } = useSnapshot(staging)
  useEffect(() => {
    staging.draws = hasWebGl(context)
    return () => stopStaging(staging)
  }, [staging])
  const [edited, setEdited] = useState<number | null>(null)
  const kept = useStagingAutosave(staging)
  const all = [...pieces, ...further]
  return (
    <>
      {!draws && (
        <p role="alert" className="flex gap-3 border-l-2 border-alert bg-surface py-3 pr-4 pl-4">
          <WarningIcon className="mt-0.5 text-alert" />
          {t('noWebGl')}
        </p>
      )}
      <RefusedNotes staging={staging} />
      <ResumeNote kept={kept} onResume={onStage} />
      <ProgressBar staging={staging} />
      {photos.length > 0 && <PhotoList staging={staging} onStage={onStage} />}
      <SameRoom staging={staging} onStage={onStage} />
      <OutlineQueue staging={staging} onStage={onStage} />
      {edited === null ? (
        <Results {...{ staging, supply, onStage }} pieces={all} onEdit={setEdited} />
      ) : (
        <ResultEditor
          key={edited}
          {...{ staging, supply, pieces, further, onStage }}
          id={edited}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}
