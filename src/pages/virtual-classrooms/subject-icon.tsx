import type { SubjectId } from '../../site/subjects.ts'
import { Icon } from '../../ui/icons/icon.tsx'

const drawings: Record<SubjectId, { d: string; colour: string }> = {
  biology: {
    d: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM13.5 14a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM7.5 13v.01M9.5 16.5v.01M8.5 9v.01',
    colour: 'text-good',
  },
  chemistry: {
    d: 'M12 12.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM5.5 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM18.5 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM9.5 11.6 7 15.4M14.5 11.6l2.5 3.8',
    colour: 'text-depth',
  },
  physics: {
    d: 'M6 4h12M12 4v2M12 4l5 11M18 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM4.5 14.5c2 4 6 5.5 9 5',
    colour: 'text-signal',
  },
  virtuallab: {
    d: 'M9 4h6M10.5 4v5.5L5 19a1 1 0 0 0 .9 1.5h12.2A1 1 0 0 0 19 19l-5.5-9.5V4M8 15h8',
    colour: 'text-alert',
  },
  history: {
    d: 'M3.5 20.5h17M5 20v-7a7 7 0 0 1 14 0v7M11 6.2V4.5h2v1.7M8.5 20v-5M12 20v-5M15.5 20v-5M5 13.5h14',
    colour: 'text-ink-soft',
  },
}

/** What a subject is about, in a line drawing of its colour. */
export function SubjectIcon({ id }: { id: SubjectId }) {
  const { d, colour } = drawings[id]
  return <Icon d={d} className={colour} />
}
