import { city } from '../../motion/world/city.ts'
import type { ShotName } from '../../motion/world/pictures.ts'
import type { PieceName } from '../../motion/world/pieces.ts'

/** A picture and the thing in it that the brackets go round. */
export interface Subject {
  shot: ShotName
  piece: PieceName
  /** how much larger than the card's width the picture is drawn */
  zoom: number
  /** how much smaller than what it stands for the thing is; 1 for real furniture */
  scale?: number
  /** measured at the back of its top, where its front foot is hidden; by default on the floor before it */
  edge?: 'back'
}

const subjects = {
  sofa: { shot: 'hero-living-room', piece: 'sofa', zoom: 1.18 },
  tour: { shot: 'property-tours', piece: 'armchair', zoom: 1.3 },
  coffeeTable: { shot: 'hero-living-room', piece: 'coffeeTable', zoom: 1.45 },
  bed: { shot: 'virtual-staging', piece: 'bed', zoom: 1.1, edge: 'back' },
  table: { shot: 'real-estate', piece: 'diningTable', zoom: 1.06, edge: 'back' },
  cell: { shot: 'education', piece: 'cell', zoom: 1.08 },
  townHall: { shot: 'politics', piece: 'townHall', zoom: 1.1, scale: city.scale },
  tram: { shot: 'politics', piece: 'tram', zoom: 1.3, scale: city.scale },
} as const satisfies Record<string, Subject>

/** Which subject a page shows; every other page shows the sofa. */
const bySection: [keyof typeof subjects, string[]][] = [
  ['tour', ['/property-tours', '/solutions/property-tours', '/demo', '/ar-features']],
  ['coffeeTable', ['/furniture-placement', '/solutions/furniture-placement']],
  ['bed', ['/virtual-staging', '/solutions/virtual-staging']],
  ['table', ['/industries/real-estate', '/solutions/real-estate', '/location-services']],
  [
    'cell',
    [
      '/industries',
      '/industries/education',
      '/virtual-classrooms',
      '/solutions/virtual-classrooms',
      '/solutions/virtual-labs',
      '/solutions/interactive-learning',
      '/solutions/gamification',
      '/interactive-features',
    ],
  ],
  [
    'townHall',
    [
      '/industries/politics',
      '/political-ar',
      '/voter-engagement',
      '/solutions/voter-engagement',
      '/solutions/virtual-rallies',
      '/government-services',
      '/real-time-analytics',
    ],
  ],
  [
    'tram',
    [
      '/campaign-management',
      '/ar-visualization',
      '/solutions/interactive-campaigns',
      '/solutions/policy-visualization',
      '/communication-features',
    ],
  ],
]

export function subjectOf(path: string): Subject {
  const section = bySection.find(([, paths]) => paths.includes(path))
  return subjects[section?.[0] ?? 'sofa']
}
