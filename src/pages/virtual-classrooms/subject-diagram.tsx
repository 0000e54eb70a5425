import type { i18n } from 'i18next'
import { Activity, type ComponentType, type ReactNode, useCallback, useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { VirtualClassrooms } from '../../../content/schemas/virtual-classrooms.ts'
import type { SubjectId } from '../../site/lessons.ts'
import { Button } from '../../ui/button/button.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { useAlive } from '../../ui/use-alive.ts'
import { useLoaded } from '../../ui/use-loaded.ts'
import { fetchStrings } from '../fetch-strings.ts'
import { later } from '../later/later.tsx'

interface DiagramModule {
  Diagram: ComponentType
}

/** The diagrams that are fetched when they are chosen, each with the words that it is lettered with. */
const diagrams: Record<Exclude<SubjectId, 'biology'>, [string, () => Promise<DiagramModule>]> = {
  chemistry: [
    'chemistry',
    async () => ({
      Diagram: (await import('../../scenes/classrooms/chemistry/view/tool/chemistry-diagram.tsx'))
        .ChemistryDiagram,
    }),
  ],
  physics: [
    'physics',
    async () => ({
      Diagram: (await import('../../scenes/classrooms/physics/view/tool/physics-diagram.tsx'))
        .PhysicsDiagram,
    }),
  ],
  virtuallab: [
    'lab',
    async () => ({
      Diagram: (await import('../../scenes/classrooms/lab/view/tool/lab-diagram.tsx')).LabDiagram,
    }),
  ],
  history: [
    'history',
    async () => ({
      Diagram: (await import('../../scenes/classrooms/history/view/tool/history-diagram.tsx'))
        .HistoryDiagram,
    }),
  ],
}

/** @throws Error when the diagram or its words cannot be fetched */
async function loadDiagram(id: keyof typeof diagrams, i18n: i18n): Promise<DiagramModule> {
  const [strings, load] = diagrams[id]
  const [diagram] = await Promise.all([load(), fetchStrings(i18n, [strings])])
  return diagram
}

const BiologyDiagram = later(() =>
  import('../../scenes/classrooms/biology/view/tool/biology-diagram.tsx').then(
    (module) => module.BiologyDiagram,
  ),
)

export interface SubjectDiagramProps {
  page: VirtualClassrooms
  subject: VirtualClassrooms['subjects'][number]
  chosen: boolean
}

/** The first subject's diagram is drawn with the page; the others are fetched when they are chosen. */
export function SubjectDiagram(props: SubjectDiagramProps) {
  const { id } = props.subject
  if (id !== 'biology') return <FetchedBoard {...props} id={id} />
  return (
    <Framed {...props}>
      <BiologyDiagram />
    </Framed>
  )
}

/** The bar over a diagram: whether it answers, and what can be done at it. */
function Framed({ page, subject, children }: SubjectDiagramProps & { children: ReactNode }) {
  const alive = useAlive()
  return (
    <>
      <div className="mb-3 flex min-h-7 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-sm text-ink-soft">{subject.hint}</p>
        {alive && (
          <Badge tone="good">
            <span aria-hidden="true" className="size-2 rounded-full bg-good" />
            {page.live}
          </Badge>
        )}
      </div>
      {children}
    </>
  )
}

function FetchedBoard(props: SubjectDiagramProps & { id: Exclude<SubjectId, 'biology'> }) {
  const { page, chosen, id } = props
  const { i18n } = useTranslation('shell')
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => loadDiagram(id, i18n), [id, i18n])
  const fail = useCallback(() => setFailed(true), [])
  const diagram = useLoaded(load, chosen && !failed, fail)
  if (diagram) {
    return (
      <Framed {...props}>
        {/* Out of sight a diagram keeps what was set on it, and its clock stands still. */}
        <Activity mode={chosen ? 'visible' : 'hidden'}>
          <diagram.Diagram />
        </Activity>
      </Framed>
    )
  }
  return (
    <div className="grid min-h-96 content-center justify-items-center gap-4 border bg-surface floor p-6 text-center">
      <p className="hidden max-w-md no-scripts:block">{page.needsScripts}</p>
      {failed ? (
        <p role="alert" className="flex max-w-md flex-col items-center gap-4">
          {page.failed}
          <Button onClick={() => setFailed(false)}>{page.tryAgain}</Button>
        </p>
      ) : (
        <p role="status" className="needs-scripts kind">
          {chosen && page.loading}
        </p>
      )}
    </div>
  )
}
