import type { Choice, Kit, Room } from './kit.ts'

interface Need {
  what: string
  least: number
  pieces: string[]
}

const light = ['floor-lamp', 'table-lamp', 'pendant']
const textile = ['rug', 'round-rug', 'curtains', 'throw']
const need = (what: string, pieces: string[], least = 1): Need => ({ what, pieces, least })

/** What makes a room usable as what it is called. */
const needs: Record<Room, Need[]> = {
  'living-room': [
    need('a seat', ['modern-sofa', 'armchair']),
    need('a table', ['coffee-table', 'side-table']),
    need('a rug', ['rug', 'round-rug']),
    need('a light', light),
    need('art', ['framed-art', 'art-pair']),
  ],
  bedroom: [
    need('a bed', ['bed-frame']),
    need('a bedside table', ['bedside-table']),
    need('a light', light),
    need('a textile', textile),
  ],
  'dining-room': [
    need('a table', ['dining-table']),
    need('four chairs', ['dining-chair'], 4),
    need('a lamp', light),
  ],
  office: [
    need('a desk', ['study-table']),
    need('an office chair', ['office-chair']),
    need('a desk lamp', ['desk-lamp']),
  ],
}

/**
 * What is wrong with the kits, a sentence each.
 * @param looks  ids of every piece's looks; none where it has one look only
 */
export function checkKits(kits: Kit[], looks: Map<string, string[]>): string[] {
  return kits.flatMap((kit) => {
    const rooms = Object.entries(kit.rooms) as [Room, Kit['rooms'][Room]][]
    const living = kit.rooms['living-room']
    const signature = [kit.rug, kit.art, kit.lamp]
    return [
      ...rooms.flatMap(([room, rows]) => [
        ...rows.flatMap((row) => unknown(row, looks)),
        ...needs[room]
          .filter((each) => !met(each, rows))
          .map(({ what }) => `${room} lacks ${what}`),
      ]),
      ...signature
        .filter((one) => !living.some((row) => same(row, one)))
        .map(({ piece, variant }) => `living-room lacks its own ${piece} in ${variant}`),
    ].map((problem) => `${kit.id}: ${problem}`)
  })
}

function unknown({ piece, variant }: Choice, looks: Map<string, string[]>): string[] {
  const has = looks.get(piece)
  if (!has) return [`there is no ${piece}`]
  if (has.length === 0 ? variant === undefined : has.includes(variant ?? '')) return []
  return [`${piece} comes as ${has.join(', ') || 'built'}, not as ${variant ?? 'built'}`]
}

const met = ({ pieces, least }: Need, rows: Kit['rooms'][Room]) =>
  rows.reduce((sum, { piece, count }) => sum + (pieces.includes(piece) ? count : 0), 0) >= least

const same = (a: Choice, b: Choice) => a.piece === b.piece && a.variant === b.variant
